// The readers that come before the reader of quantities, in this order.
import type { Reader } from './reader.js'

export const READERS_BEFORE: readonly Reader[] = []
