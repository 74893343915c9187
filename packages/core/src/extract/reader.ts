// The contract of a reader: it looks at one token and either takes a quantity that starts there or leaves it.
import type { Quantity, TextDocument, Tokens } from '../types/index.js'
import type { UnitReader } from '../units/index.js'
import type { Vocabulary } from './vocabulary.js'

export { isNear, touches } from './neighbours.js'

export interface ReadContext {
  readonly document: TextDocument
  readonly tokens: Tokens
  readonly text: string
  readonly vocabulary: Vocabulary
  readonly units: UnitReader
  /** Decimal mark of the text. */
  readonly decimal: '.' | ','
  /** Order of day and month that the text's unambiguous dates show; decided when first asked for. */
  dateOrder?: 'mdy' | 'dmy' | 'unknown'
  /** Does the text cite works by their authors? Decided when first asked for. */
  citesAuthors?: boolean
  /** Token of the last year that belongs to such a citation. */
  authorYear?: number
  /** Token after the last that may belong to a quantity starting at the current one. */
  limit: number
  /** Token before which nothing may be taken back (the end of the quantity before, or a fence). */
  floor: number
}

/** Returns the token after the quantity, which it has pushed to `out`; or `at` where it read nothing. */
export type Reader = (context: ReadContext, at: number, out: Quantity[]) => number
