// What `quantguard benchmark` prints: overall figures, a table by category, and the cases that came out wrong.
import { type CaseOutcome, count, countByCategory, type Figures, times } from '../benchmark/measure.js'
import type { Colors } from './colors.js'
import { textTable } from './text-table.js'
import { visibleLine } from './visible.js'

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`
}

function share(label: string, part: number, whole: number): string {
  return `${label.padEnd(19)} : ${part}/${whole} = ${percent(part, whole)}`
}

function tableRow(name: string, figures: Figures): string[] {
  const { cases, guardRight, naiveRight, falseAlarms, supported, misses, unsupported } = figures
  return [
    visibleLine(name, 30),
    String(cases),
    percent(guardRight, cases),
    percent(naiveRight, cases),
    `${falseAlarms}/${supported}`,
    `${misses}/${unsupported}`,
    figures.claims === 0 ? '-' : `${figures.claimsRight}/${figures.claims}`,
  ]
}

function wrongLines(outcomes: readonly CaseOutcome[], colors: Colors): string[] {
  const wrong = outcomes.filter((outcome) => !outcome.guardRight)
  if (wrong.length === 0) return []
  return [
    '',
    'Cases that came out wrong:',
    ...wrong.flatMap(({ case: labelled, result }) => [
      `  ${colors.bold(visibleLine(labelled.id))} should be ${labelled.expectedValid ? 'valid' : 'invalid'}: ${visibleLine(labelled.answer, 120)}`,
      ...result.results.map(({ text, status, reason }) =>
        colors.dim(`      ${status} ${visibleLine(text)} (${reason})`),
      ),
    ]),
  ]
}

export function benchmarkReport(
  outcomes: readonly CaseOutcome[],
  style: { readonly colors: Colors; readonly failures: boolean },
): string {
  const all = count(outcomes)
  const { p50, p95 } = times(outcomes)
  const header = ['category', 'cases', 'guard', 'naive', 'false alarms', 'misses', 'claims right']
  const rows = countByCategory(outcomes).map(([name, figures]) => tableRow(name, figures))
  const lines = [
    share('QuantGuard accuracy', all.guardRight, all.cases),
    share('Naive accuracy', all.naiveRight, all.cases),
    share('False alarms', all.falseAlarms, all.supported),
    share('Misses', all.misses, all.unsupported),
    ...(all.claims === 0 ? [] : [share('Claims as labelled', all.claimsRight, all.claims)]),
    `Time                : p50 ${p50.toFixed(3)} ms, p95 ${p95.toFixed(3)} ms`,
    '',
    ...textTable([header, ...rows]),
    ...(style.failures ? wrongLines(outcomes, style.colors) : []),
  ]
  return `${lines.join('\n')}\n`
}

/** The same figures for programs. */
export function benchmarkJson(outcomes: readonly CaseOutcome[]): object {
  return {
    overall: count(outcomes),
    milliseconds: times(outcomes),
    categories: Object.fromEntries(countByCategory(outcomes)),
    wrong: outcomes.filter((outcome) => !outcome.guardRight).map((outcome) => outcome.case.id),
  }
}
