// Binary search in what ascends: numbers, or places of which the later ones fulfil something.

/**
 * First index in `[from, to)` whose number is not below `value`; `to` where all are.
 *
 * @example firstNotBelow([2, 4, 4, 9], 4) // 1
 */
export function firstNotBelow(
  ascending: ArrayLike<number>,
  value: number,
  from = 0,
  to = ascending.length,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * First index in `[from, to)` that `holds`; `to` where none does. Behind an index that holds, every one has to.
 *
 * @example firstWhere(0, 3, (index) => 'abc'[index]! >= 'b') // 1
 */
export function firstWhere(from: number, to: number, holds: (index: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
