// What of the things that were read is a quantity to somebody who asks for the quantities of a text.
import type { Quantity } from '../types/index.js'

/** Parts that a text shows and points to itself. */
const SHOWN: ReadonlySet<string> = new Set(['figure', 'table', 'equation'])

/**
 * False for dates that no calendar has, and for pointers of a text to its own figures, tables and equations. Both
 * are read, because an answer that asserts them has to be checked.
 *
 * @example isQuantity(quantityOf('30 February')) // false
 */
export function isQuantity({ date, reference }: Quantity): boolean {
  if (date?.impossible === true) return false
  return reference === null || reference.document !== '' || !SHOWN.has(reference.part)
}
