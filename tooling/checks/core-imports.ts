// Imports in the core point one way, and to nothing outside the core.
import ts from 'typescript'
import type { Check } from './tree.js'

/** Left to right; a room imports from rooms before it. Rooms in one entry do not import each other. */
const ROOMS = [
  ['types'],
  ['math'],
  ['units', 'locales'],
  ['scan'],
  ['document'],
  ['extract'],
  ['statements'],
  ['evidence'],
  ['judge'],
  ['report'],
  ['guard'],
  ['index'],
] as const

const SOURCE = 'packages/core/src/'

export const checkCoreImports: Check = (tree) =>
  tree.paths
    .filter((path) => path.startsWith(SOURCE) && path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = tree.read(path)
      return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
        const fault = faultOf(path, fileName)
        return fault === null
          ? []
          : [`${path}:${text.slice(0, pos).split('\n').length} imports '${fileName}': ${fault}`]
      })
    })

function faultOf(path: string, imported: string): string | null {
  if (!imported.startsWith('.')) return 'the core has no dependencies, so it imports relative paths only'
  if (!imported.endsWith('.js')) return "a relative import ends in '.js'"
  const target = new URL(imported, `file:///${path}`).pathname.slice(1)
  if (!target.startsWith(SOURCE)) return 'the core imports from its own src only'
  const [from, to] = [roomOf(path), roomOf(target)]
  if (from === to) return null
  const [own, other] = [rankOf(from), rankOf(to)]
  if (own === -1) return `'${from}' is not a room of the core; the rooms are ${order()}`
  if (other === -1) return `'${to}' is not a room of the core; the rooms are ${order()}`
  if (other < own) return null
  return `'${from}' may import only from rooms before it, and '${to}' is not; the order is ${order()}`
}

/** `packages/core/src/scan/tokens.ts` is in `scan`; `packages/core/src/index.ts` is `index`. */
function roomOf(path: string): string {
  return path.slice(SOURCE.length).replace(/(\/.*|\.[jt]s)$/, '')
}

function rankOf(room: string): number {
  return ROOMS.findIndex((rooms) => (rooms as readonly string[]).includes(room))
}

function order(): string {
  return ROOMS.map((rooms) => rooms.join(', ')).join(' -> ')
}
