// Keeps only corrections that verify: the corrected answer is read again, and what fails there is taken back.
import { applyPatches } from '../report/index.js'
import { type GuardResult, isSupported, type Patch } from '../types/index.js'

/**
 * A result whose corrected text verifies at every place that was corrected.
 *
 * @param verify judges another text as the answer was judged, without correcting it
 */
export function withSafePatches(
  result: GuardResult,
  answer: string,
  verify: (answer: string) => GuardResult,
): GuardResult {
  if (result.patches.length === 0) return result
  const first = keepSafe(result.patches, result.patchedText, verify)
  if (first.length === result.patches.length) return result
  // What was taken back may have carried another one: a total over a corrected part.
  const patches = first.length === 0 ? first : keepSafe(first, applyPatches(answer, first), verify)
  return Object.defineProperties({} as GuardResult, {
    ...Object.getOwnPropertyDescriptors(result),
    patches: { value: patches, enumerable: true, writable: true, configurable: true },
    patchedText: {
      value: applyPatches(answer, patches),
      enumerable: true,
      writable: true,
      configurable: true,
    },
  })
}

function keepSafe(
  patches: readonly Patch[],
  text: string,
  verify: (answer: string) => GuardResult,
): readonly Patch[] {
  const { results } = verify(text)
  const kept: Patch[] = []
  let shift = 0
  let at = 0
  for (const patch of patches) {
    const start = patch.start + shift
    const end = start + patch.replacement.length
    shift += patch.replacement.length - (patch.end - patch.start)
    while (at < results.length && results[at]!.end <= start) at++
    const claim = results[at]
    const holds = claim !== undefined && claim.start < end && isSupported(claim.status)
    if (holds) kept.push(patch)
  }
  return kept
}
