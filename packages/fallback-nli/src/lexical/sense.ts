// What two words have to do with each other: the same, the same in other words, the contrary, nothing.
import { stem } from './stem.js'
import { CONTRARY_PREFIXES, OPPOSITES } from './tables.js'

interface Side {
  readonly row: number
  readonly sign: 1 | -1
}

const SIDES: ReadonlyMap<string, Side> = new Map(
  OPPOSITES.flatMap(([here, there], row) => [
    ...here.split(' ').map((word): [string, Side] => [stem(word), { row, sign: 1 }]),
    ...there.split(' ').map((word): [string, Side] => [stem(word), { row, sign: -1 }]),
  ]),
)

/** 1 same, -1 contrary, 0 unrelated; both arguments are stems. */
export function sense(one: string, other: string): 1 | 0 | -1 {
  if (one === other) return 1
  const here = SIDES.get(one)
  const there = SIDES.get(other)
  if (here !== undefined && there !== undefined && here.row === there.row)
    return here.sign === there.sign ? 1 : -1
  return isContrary(one, other) || isContrary(other, one) ? -1 : 0
}

function isContrary(long: string, short: string): boolean {
  return short.length >= 4 && CONTRARY_PREFIXES.some((prefix) => long === prefix + short)
}
