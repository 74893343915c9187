// Where a sentence may end. Rather too often than too seldom: whoever uses this looks a sentence further.

/**
 * True for a full stop with a blank behind it and for the end of a line.
 *
 *     The load was 40 %. Then it
 *                      ^
 */
export function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code === 10 || code === 0x3002) return true
  if (code !== 46 && code !== 33 && code !== 63) return false
  const next = text.charCodeAt(at + 1)
  return next === 32 || next === 10
}
