// Wrong use is said at once, by the name of the option.
import { checkCount, checkShare } from './check.js'
import type { FallbackHandler, FallbackOptions, SecondOpinion } from './types.js'

export type Settings = Required<Omit<FallbackOptions, 'onError'>> & Pick<FallbackOptions, 'onError'>

const SECOND_OPINIONS: readonly SecondOpinion[] = ['ambiguous', 'negated']

export function checkOptions(handler: FallbackHandler, options: FallbackOptions): Settings {
  if (typeof handler !== 'function' && typeof handler?.judge !== 'function') {
    throw new TypeError('handler: takes a function `(claim, chunks) => verdict` or an object with `judge`')
  }
  const { also = [], minConfidence = 0.3, concurrency = 4, onError } = options
  if (!Array.isArray(also) || also.some((kind) => !SECOND_OPINIONS.includes(kind))) {
    throw new TypeError(`also: takes a list of ${SECOND_OPINIONS.join(', ')}`)
  }
  checkShare('minConfidence', minConfidence)
  checkCount('concurrency', concurrency)
  return { also, minConfidence, concurrency, ...(onError === undefined ? {} : { onError }) }
}
