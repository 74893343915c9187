// A reference while it is being read, and the quantity it becomes.
import type { Quantity, ReferenceValue } from '../../types/index.js'
import { emptyQuantity } from '../dates/date-quantity.js'
import { tokenFrom } from '../neighbours.js'
import type { ReadContext } from '../reader.js'

export interface FoundReference {
  readonly value: ReferenceValue
  /** The token behind it. */
  readonly next: number
  /** Sections may belong to it. */
  readonly hasSections: boolean
}

/** A reference up to an offset. */
export function reference(
  context: ReadContext,
  at: number,
  end: number,
  value: Partial<ReferenceValue> & { readonly family: string },
  hasSections = false,
): FoundReference {
  return {
    value: { document: '', edition: '', part: '', path: [], ...value },
    next: tokenFrom(context.tokens, at, end),
    hasSections,
  }
}

export const referenceQuantity = (
  context: ReadContext,
  first: number,
  { value, next }: FoundReference,
): Quantity => ({ ...emptyQuantity(context, 'reference', first, next), reference: value })

export const isBlank = (code: number): boolean =>
  code === 32 || code === 0xa0 || code === 0x202f || code === 0x2009

/** Letters, digits and the underscore: what an identifier may not be followed by. */
export const isWordCode = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code === 95 ||
  (code >= 0xc0 && code < 0x250)

/** True where an identifier that ends here is whole: nothing goes on behind it. */
export function isWhole(text: string, end: number): boolean {
  const code = text.charCodeAt(end)
  if (isWordCode(code)) return false
  const after = text.charCodeAt(end + 1)
  const joins = code === 45 || code === 47 || code === 46
  return !(joins && after >= 48 && after <= 57)
}

/** End of a sticky pattern at an offset, and its groups; `null` where it does not match. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
