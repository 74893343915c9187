// How each status looks: a sign that also reads without colours, a word, and a colour.
import type { Status } from '@quantguard/core'
import type { Colors } from './colors.js'

interface StatusStyle {
  readonly sign: string
  /** For counts: `2 verified`. */
  readonly word: string
  readonly color: 'green' | 'yellow' | 'red' | 'magenta' | 'gray'
}

export const STATUS_STYLES: Readonly<Record<Status, StatusStyle>> = {
  VERIFIED: { sign: '✓', word: 'verified', color: 'green' },
  APPROXIMATE: { sign: '≈', word: 'approximate', color: 'green' },
  CONTRADICTED: { sign: '✗', word: 'contradicted', color: 'red' },
  UNSUPPORTED: { sign: '?', word: 'unsupported', color: 'yellow' },
  AMBIGUOUS: { sign: '!', word: 'ambiguous', color: 'magenta' },
  NOT_APPLICABLE: { sign: '-', word: 'not applicable', color: 'gray' },
}

export function paint(colors: Colors, status: Status, text: string): string {
  return colors[STATUS_STYLES[status].color](text)
}
