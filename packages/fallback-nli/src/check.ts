// Checks of option values: wrong use is said at once, by the name of the option.

/** `value`, which lies between 0 and 1. */
export function checkShare(name: string, value: number): number {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value
  throw new TypeError(`${name}: takes a number from 0 to 1`)
}

/** `value`, a whole number of at least `least`. */
export function checkCount(name: string, value: number, least = 1): number {
  if (Number.isInteger(value) && value >= least) return value
  throw new TypeError(`${name}: takes a whole number of at least ${least}`)
}
