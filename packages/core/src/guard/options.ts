// Options, checked: a wrong value throws a TypeError that names the option and what it takes.
import { POLICY } from '../judge/index.js'
import type { CitationMode, GuardOptions, Source, Span, VerifyOptions } from '../types/index.js'

export interface Settings {
  readonly tolerance: number
  readonly arithmeticTolerance: number
  readonly locale: string
  readonly citations: CitationMode
}

const MODES: readonly CitationMode[] = ['require', 'use', 'ignore']

function share(name: string, value: unknown, fallback: number): number {
  if (value === undefined) return fallback
  if (typeof value !== 'number' || !(value >= 0 && value <= 1))
    throw new TypeError(`${name} takes a number from 0 to 1, not ${show(value)}`)
  return value
}

function show(value: unknown): string {
  return typeof value === 'string'
    ? `"${value}"`
    : Array.isArray(value)
      ? 'an array'
      : typeof value === 'object' && value !== null
        ? 'an object'
        : String(value)
}

const KNOWN = new Set(['tolerance', 'arithmeticTolerance', 'locale', 'citations'])

/** Fills in what the caller left out. */
export function settingsOf(options: GuardOptions, locales: readonly string[]): Settings {
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`options takes an object, not ${show(options)}`)
  for (const name of Object.keys(options))
    if (!KNOWN.has(name)) throw new TypeError(`${name} is not an option; there are ${[...KNOWN].join(', ')}`)
  const locale = options.locale ?? 'auto'
  if (locale !== 'auto' && !locales.includes(locale))
    throw new TypeError(`locale takes "auto" or one of ${locales.join(', ')}, not ${show(locale)}`)
  return {
    tolerance: share('tolerance', options.tolerance, POLICY.tolerance),
    arithmeticTolerance: share(
      'arithmeticTolerance',
      options.arithmeticTolerance,
      POLICY.arithmeticTolerance,
    ),
    locale,
    citations: citationMode(options.citations, 'use'),
  }
}

export function citationMode(value: unknown, fallback: CitationMode): CitationMode {
  if (value === undefined) return fallback
  const mode = MODES.find((known) => known === value)
  if (mode === undefined)
    throw new TypeError(`citations takes "require", "use" or "ignore", not ${show(value)}`)
  return mode
}

/** A source with its id: the position, counted from 1, where none is given. */
export interface NamedSource {
  readonly id: string
  readonly text: string
}

export function namedSources(sources: readonly Source[]): NamedSource[] {
  if (!Array.isArray(sources))
    throw new TypeError(`sources takes an array of strings or { id, text } objects, not ${show(sources)}`)
  return (sources as readonly Source[]).map((source, i) => {
    if (typeof source === 'string') return { id: String(i + 1), text: source }
    if (typeof source === 'object' && source !== null && typeof source.text === 'string')
      return { id: source.id === undefined ? String(i + 1) : String(source.id), text: source.text }
    throw new TypeError(`sources[${i}] takes a string or an object with a text, not ${show(source)}`)
  })
}

export function checkAnswer(answer: unknown): string {
  if (typeof answer !== 'string') throw new TypeError(`answer takes a string, not ${show(answer)}`)
  return answer
}

export function checkVerifyOptions(options: VerifyOptions | undefined): VerifyOptions {
  if (options === undefined) return {}
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`options takes an object, not ${show(options)}`)
  if (options.question !== undefined && typeof options.question !== 'string')
    throw new TypeError(`question takes a string, not ${show(options.question)}`)
  if (options.retrieved !== undefined && !Array.isArray(options.retrieved))
    throw new TypeError(`retrieved takes an array of chunk ids, not ${show(options.retrieved)}`)
  if (options.within !== undefined && !isSpan(options.within))
    throw new TypeError(`within takes a span { start, end } of the answer, not ${show(options.within)}`)
  return options
}

function isSpan(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { start, end } = value as Partial<Span>
  return typeof start === 'number' && typeof end === 'number' && start <= end
}
