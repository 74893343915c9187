// What two words have to do with each other: the same, the same in other words, the contrary, nothing.
import { stem } from './stem.js'
import { OPPOSITES } from './tables.js'
import type { ContentWord } from './words.js'

interface Side {
  readonly row: number
  readonly sign: 1 | -1
}

/** The rows that a stem stands in: `low` is the contrary of `high`, and of `raise`. */
const SIDES = new Map<string, Side[]>()
OPPOSITES.forEach((words, row) => {
  words.forEach((side, index) => {
    for (const word of side.split(' ')) {
      const key = stem(word)
      SIDES.set(key, [...(SIDES.get(key) ?? []), { row, sign: index === 0 ? 1 : -1 }])
    }
  })
})

/** 1 same, -1 contrary, 0 unrelated. */
export function sense(one: ContentWord, other: ContentWord): 1 | 0 | -1 {
  if (one.stem === other.stem) return 1
  const there = SIDES.get(other.stem) ?? []
  for (const here of SIDES.get(one.stem) ?? []) {
    const same = there.find(({ row }) => row === here.row)
    if (same !== undefined) return same.sign === here.sign ? 1 : -1
  }
  return one.contraryOf === other.stem || other.contraryOf === one.stem ? -1 : 0
}
