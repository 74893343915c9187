// Successive answers are often about the same sources: those are read once. Only the last ones are kept.
import type { GuardIndex, QuantitativeGuard, Source } from '@quantguard/core'

/** Gives the index of some sources, and the same one again while the sources stay the same. */
export function rememberSources(guard: QuantitativeGuard): (sources: readonly Source[]) => GuardIndex {
  let key: string | undefined
  let index: GuardIndex | undefined
  return (sources) => {
    const wanted = JSON.stringify(sources)
    if (index === undefined || wanted !== key) {
      index = guard.index(sources)
      key = wanted
    }
    return index
  }
}
