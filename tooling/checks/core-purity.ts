// The core is a function of its arguments: no clock, no chance, no host locale. The linter knows the globals
// (biome.json); the members, and patterns that can backtrack, are looked for here.
import { analyse } from 'scslre'
import ts from 'typescript'
import type { Check } from './tree.js'

const MEMBERS: Readonly<Record<string, string>> = {
  random: 'the core has no chance in it; a caller who wants numbers drawn passes them in',
  localeCompare: 'it asks the host locale; compare with < and >',
  toLocaleString: 'it asks the host locale; write the digits yourself',
  toLocaleDateString: 'it asks the host locale; write the digits yourself',
  toLocaleTimeString: 'it asks the host locale; write the digits yourself',
  toLocaleLowerCase: 'it asks the host locale; use toLowerCase',
  toLocaleUpperCase: 'it asks the host locale; use toUpperCase',
}

const SOURCE = 'packages/core/src/'

export const checkCorePurity: Check = (tree) =>
  tree.paths
    .filter((path) => path.startsWith(SOURCE) && path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const file = ts.createSourceFile(path, tree.read(path), ts.ScriptTarget.ES2022)
      const faults: string[] = []
      const visit = (node: ts.Node): void => {
        const fault = faultOf(node)
        if (fault !== null) {
          const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
          faults.push(`${path}:${line} ${fault}`)
        }
        ts.forEachChild(node, visit)
      }
      visit(file)
      return faults
    })

function faultOf(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && Object.hasOwn(MEMBERS, node.name.text)) {
    return `uses .${node.name.text}: ${MEMBERS[node.name.text]}`
  }
  if (ts.isRegularExpressionLiteral(node)) return faultOfPattern(node.text)
  const called = ts.isNewExpression(node) || ts.isCallExpression(node) ? node.expression : null
  if (called !== null && ts.isIdentifier(called) && called.text === 'RegExp') {
    return 'makes a pattern at run time: write it as a literal, which can be checked, or read character codes'
  }
  return null
}

/** A literal such as `/a+$/g`, with its slashes and flags. */
function faultOfPattern(literal: string): string | null {
  const end = literal.lastIndexOf('/')
  const [source, flags] = [literal.slice(1, end), literal.slice(end + 1)]
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports
  if (report === undefined) return null
  const cost = report.exponential ? 'exponential' : 'quadratic'
  return `has a pattern of ${cost} time, ${literal}: make it sticky and unambiguous, or read character codes`
}
