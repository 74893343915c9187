// What stands behind money whose sign stands before the number, and how money is grouped.
import { equals, ONE, rational } from '../math/index.js'
import { isCurrency, rateBehind } from './currency.js'
import type { Draft } from './draft.js'
import { HYPHEN, markAt, SLASH, touches } from './neighbours.js'
import type { WrittenNumber } from './number.js'
import type { ReadContext } from './reader.js'
import { readUnit } from './unit-behind.js'

const HALF = rational(1, 2)
const DOLLAR = 36

/** Countries with a decimal point: their money may have three decimals, as petrol has. */
const POINT_MONEY: ReadonlySet<string> = new Set(['USD', 'GBP', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN'])

/** `1.384 €`, `Rp 31.500`: three digits behind a mark are a group, money has two decimals. */
export function groupMoney(context: ReadContext, draft: Draft, number: WrittenNumber): void {
  if (draft.other === null || number.decimals !== 3 || !equals(draft.scale, ONE)) return
  if (context.decimal === '.' && POINT_MONEY.has(draft.units[0]!.id)) return
  const decimal = draft.value
  draft.value = draft.other
  draft.other = decimal
  draft.decimals = 0
  draft.precision = HALF
}

/** Behind money with its sign in front: `$5 USD`, `$5/kWh`, `10,000/-`, `$5 a share`. */
export function readMoneyBehind(context: ReadContext, draft: Draft): void {
  const { tokens, text } = context
  const at = draft.lastToken
  if (at >= context.limit) return
  if (
    markAt(tokens, at) === SLASH &&
    markAt(tokens, at + 1) === HYPHEN &&
    touches(tokens, at - 1) &&
    touches(tokens, at)
  ) {
    draft.lastToken = at + 2
    return
  }
  const code = readUnit(context, at)
  if (code !== null && isCurrency(code.units) && code.lastToken > at) {
    const isSame =
      draft.units.some((unit) => unit.dimension === code.units[0]!.dimension) ||
      text.charCodeAt(draft.unitSpan!.end - 1) === DOLLAR
    if (isSame) {
      draft.units = code.units
      draft.lastToken = code.lastToken
    }
    return
  }
  const written = text.slice(draft.unitSpan!.start, draft.unitSpan!.end)
  const rate = rateBehind(context, written, at)
  if (rate === null) return
  draft.units = rate.units
  while (draft.lastToken < context.limit && tokens.start[draft.lastToken]! < rate.end) draft.lastToken++
}
