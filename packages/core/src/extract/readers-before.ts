// The readers that come before the reader of quantities, in this order.
import { readDate } from './dates.js'
import type { Reader } from './reader.js'
import { readReference } from './references.js'
import { readTime } from './times.js'

export const READERS_BEFORE: readonly Reader[] = [readReference, readDate, readTime]
