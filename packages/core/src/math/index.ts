// Exact numbers and sets of them.
export { fromDecimal, fromNumber, roundTo, tenTo, toDecimalString, toNumber } from './decimal.js'
export {
  between,
  bound,
  contains,
  everything,
  gap,
  intersects,
  isInside,
  isPoint,
  mapInterval,
  negateInterval,
  point,
  shift,
  widen,
} from './interval.js'
export {
  absolute,
  add,
  compare,
  divide,
  equals,
  floor,
  isZero,
  maximum,
  minimum,
  multiply,
  negate,
  ONE,
  power,
  rational,
  sign,
  subtract,
  ZERO,
} from './rational.js'
export { firstNotBelow, firstWhere } from './search.js'
