// The readers that come before the reader of quantities, in this order.
import { readDate } from './dates/read-date.js'
import type { Reader } from './reader.js'
import { readReference } from './references/read-reference.js'
import { readSilent } from './silence/read-silent.js'
import { readTime } from './times/read-time.js'

export const READERS_BEFORE: readonly Reader[] = [readSilent, readReference, readDate, readTime]
