// Which JSON values are tables: lists of objects, maps of like objects, lists of lists, parallel lists.
import type { Span } from '../../types/index.js'
import type { JsonNode } from './read-json.js'

/** More columns than this are written as pairs. */
const MOST_COLUMNS = 400
const DEEPEST_HEADER = 3

/** One column of a list of objects: the path of names that leads to its values. */
export interface JsonColumn {
  /** Places of the names, outermost first, where they stand for the first time. */
  readonly path: readonly Span[]
}

export interface JsonTable {
  readonly columns: readonly JsonColumn[]
  /** Column, row and place of each value, in the order of rows. */
  readonly values: readonly { readonly row: number; readonly column: number; readonly node: JsonNode }[]
  /** Names of the rows, where the table is a map or made of parallel lists. */
  readonly rowNames: readonly Span[]
  readonly rows: number
  /** Rows of values that name the columns: of a list of lists, or the first of parallel lists. */
  readonly headerRows: number
}

/** The table that a value is; `null` where it is none. */
export function tableOf(node: JsonNode, text: string): JsonTable | null {
  if (node.children.length < 2) return null
  if (node.children.every((child) => child.kind === 'object' && child.children.length > 0)) {
    const table = recordsOf(node, text)
    if (table === null || node.kind === 'array') return table
    // A map of objects is a table only where they are alike.
    const alike = table.values.length >= table.rows * table.columns.length * 0.7
    return alike ? { ...table, rowNames: node.keys } : null
  }
  if (node.children.every((child) => child.kind === 'array' && child.children.length > 1 && isFlat(child)))
    return listsOf(node)
  return null
}

const isFlat = (node: JsonNode): boolean =>
  node.children.every((child) => child.kind === 'string' || child.kind === 'scalar')

/**
 * Objects as rows; nested objects give names of several levels.
 *
 *     [{"sensor": "T1", "reading": {"value": 21.4, "unit": "°C"}}, ...]
 *        ^^^^^^          ^^^^^^^     ^^^^^ reading > value
 */
function recordsOf(node: JsonNode, text: string): JsonTable | null {
  const columns: JsonColumn[] = []
  const columnOf = new Map<string, number>()
  const values: { row: number; column: number; node: JsonNode }[] = []
  const collect = (object: JsonNode, row: number, prefix: string, path: readonly Span[]): boolean => {
    for (let i = 0; i < object.children.length; i++) {
      const child = object.children[i]!
      const key = object.keys[i]!
      const name = `${prefix}\u0000${text.slice(key.start, key.end)}`
      if (child.kind === 'object') {
        if (path.length + 1 >= DEEPEST_HEADER || !collect(child, row, name, [...path, key])) return false
        continue
      }
      if (child.kind === 'array' && !isFlat(child)) return false
      let column = columnOf.get(name)
      if (column === undefined) {
        column = columns.length
        if (column >= MOST_COLUMNS) return false
        columnOf.set(name, column)
        columns.push({ path: [...path, key] })
      }
      values.push({ row, column, node: child })
    }
    return true
  }
  for (let row = 0; row < node.children.length; row++)
    if (!collect(node.children[row]!, row, '', [])) return null
  return { columns, values, rowNames: [], rows: node.children.length, headerRows: 0 }
}

/** Lists of the same length: rows of a list, or the named columns of an object, each as one row. */
function listsOf(node: JsonNode): JsonTable | null {
  const length = node.children[0]!.children.length
  if (length > MOST_COLUMNS || !node.children.every((child) => child.children.length === length)) return null
  const values: { row: number; column: number; node: JsonNode }[] = []
  for (let row = 0; row < node.children.length; row++) {
    for (let column = 0; column < length; column++)
      values.push({ row, column, node: node.children[row]!.children[column]! })
  }
  const named = node.kind === 'object'
  const first = node.children[0]!.children
  const second = node.children[1]!.children
  const header =
    first.every((child) => child.kind === 'string') && second.some((child) => child.kind === 'scalar')
  return {
    columns: [],
    values,
    rowNames: named ? node.keys : [],
    rows: node.children.length,
    headerRows: header ? 1 : -1,
  }
}
