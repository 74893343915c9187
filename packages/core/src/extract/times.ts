// The reader of times of day: `14:30`, `2:30 pm`, `11pm`, `14h30`, `14.30 Uhr`, noon, with a zone.
import type { TimeValue } from '../types/index.js'
import { numberAt, timeQuantity } from './date-parts.js'
import { isDigits, isNear, isWord, markAt, textOf, touches, width } from './neighbours.js'
import type { ReadContext, Reader } from './reader.js'

/** Reads the time that starts at a token of digits or at `noon`. */
export const readTime: Reader = (context, at, out) => {
  const { tokens } = context
  if (isWord(tokens, at)) {
    const word = textOf(tokens, at).toLowerCase()
    const { noon, midnight } = context.vocabulary.locale.dates
    if (!noon.includes(word) && !midnight.includes(word)) return at
    out.push(
      timeQuantity(context, at, at + 1, {
        seconds: noon.includes(word) ? 43200 : 0,
        grain: 3600,
        zone: null,
      }),
    )
    return at + 1
  }
  if (!isDigits(tokens, at) || width(tokens, at) > 2) return at
  if (at > 0 && touches(tokens, at - 1) && !isOpening(markAt(tokens, at - 1)) && !isAfterDate(context, at))
    return at
  const found = clock(context, at) ?? hourWord(context, at)
  if (found === null) return at
  out.push(timeQuantity(context, at, found.next, found.time))
  return found.next
}

const isOpening = (code: number): boolean =>
  code === 40 ||
  code === 91 ||
  code === 34 ||
  code === 42 ||
  code === 124 ||
  code === 0x2013 ||
  code === 45 ||
  code === 62 ||
  code === 59 ||
  code === 44

/** The `T` of `2024-06-01T08:00`. */
const isAfterDate = (context: ReadContext, at: number): boolean =>
  isWord(context.tokens, at - 1) && textOf(context.tokens, at - 1) === 'T'

/** `14:30`, `14:30:05`, `14h30`, `14 h 30`, `14.30 Uhr`. */
function clock(context: ReadContext, at: number): { time: TimeValue; next: number } | null {
  const { tokens } = context
  const hour = numberAt(tokens, at)
  let minuteAt = -1
  const sign = markAt(tokens, at + 1)
  if ((sign === 58 || sign === 46 || sign === 0xff1a) && touches(tokens, at) && touches(tokens, at + 1))
    minuteAt = at + 2
  else if (
    isWord(tokens, at + 1) &&
    /^[hH]$/.test(textOf(tokens, at + 1)) &&
    isNear(tokens, at) &&
    isNear(tokens, at + 1)
  )
    minuteAt = at + 2
  if (
    minuteAt < 0 ||
    minuteAt >= context.limit ||
    !isDigits(tokens, minuteAt) ||
    width(tokens, minuteAt) !== 2 ||
    hour > 24
  )
    return null
  const minute = numberAt(tokens, minuteAt)
  if (minute > 59) return null
  let next = minuteAt + 1
  let second = 0
  let grain = 60
  if (markAt(tokens, next) === 58 && touches(tokens, next - 1) && isDigits(tokens, next + 1)) {
    // Three parts are a time of day only with a zone, a date before them or am/pm; else they may be a duration.
    if (width(tokens, next + 1) !== 2) return null
    second = numberAt(tokens, next + 1)
    grain = 1
    next += 2
  }
  const half = readHalf(context, next)
  if (half !== null) next = half.next
  if (half !== null && hour > 12) return null
  const zone = readZone(context, next)
  if (zone !== null) next = zone.next
  const named =
    isWord(tokens, next) &&
    isNear(tokens, next - 1) &&
    context.vocabulary.locale.dates.clock.includes(textOf(tokens, next).toLowerCase()) &&
    width(tokens, next) > 1
  if (grain === 1 && half === null && zone === null && !isAfterDate(context, at)) return null
  if (sign === 46 && half === null && !named) return null
  if (named && sign === 46) next++
  else if (named && textOf(tokens, next) === 'Uhr') next++
  return {
    time: {
      seconds: to24(hour, half?.isAfternoon ?? null) * 3600 + minute * 60 + second,
      grain,
      zone: zone?.minutes ?? null,
    },
    next,
  }
}

const to24 = (hour: number, isAfternoon: boolean | null): number =>
  isAfternoon === null ? hour : isAfternoon ? (hour % 12) + 12 : hour % 12

/** `pm`, `p.m.`; tells afternoon from morning. */
function readHalf(context: ReadContext, at: number): { isAfternoon: boolean; next: number } | null {
  const { tokens } = context
  if (at >= context.limit || !isWord(tokens, at) || !isNear(tokens, at - 1)) return null
  const word = textOf(tokens, at).toLowerCase()
  const { am, pm } = context.vocabulary.locale.dates
  if (width(tokens, at) === 2 && (am.includes(word) || pm.includes(word)))
    return { isAfternoon: pm.includes(word), next: at + 1 }
  if (
    width(tokens, at) === 1 &&
    (word === 'a' || word === 'p') &&
    markAt(tokens, at + 1) === 46 &&
    isWord(tokens, at + 2) &&
    textOf(tokens, at + 2).toLowerCase() === 'm'
  )
    return {
      isAfternoon: word === 'p',
      next: markAt(tokens, at + 3) === 46 && touches(tokens, at + 2) ? at + 4 : at + 3,
    }
  return null
}

const ZONES: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  Z: 0,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  WET: 0,
  BST: 60,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  IST: 330,
  JST: 540,
}

function readZone(context: ReadContext, at: number): { minutes: number; next: number } | null {
  const { tokens } = context
  if (at >= context.limit) return null
  const sign = markAt(tokens, at)
  if (
    (sign === 43 || sign === 45) &&
    touches(tokens, at - 1) &&
    isDigits(tokens, at + 1) &&
    touches(tokens, at)
  ) {
    const hours = numberAt(tokens, at + 1)
    const factor = sign === 45 ? -1 : 1
    if (width(tokens, at + 1) === 4)
      return { minutes: factor * (Math.floor(hours / 100) * 60 + (hours % 100)), next: at + 2 }
    if (width(tokens, at + 1) === 2 && markAt(tokens, at + 2) === 58 && isDigits(tokens, at + 3))
      return { minutes: factor * (hours * 60 + numberAt(tokens, at + 3)), next: at + 4 }
    return null
  }
  if (!isWord(tokens, at) || !isNear(tokens, at - 1)) return null
  const minutes = ZONES[textOf(tokens, at)]
  return minutes === undefined ? null : { minutes, next: at + 1 }
}

/** `11pm`, `2 p.m.`, `9 Uhr`. */
function hourWord(context: ReadContext, at: number): { time: TimeValue; next: number } | null {
  const { tokens } = context
  const hour = numberAt(tokens, at)
  const half = readHalf(context, at + 1)
  if (half !== null && hour >= 1 && hour <= 12) {
    const zone = readZone(context, half.next)
    return {
      time: { seconds: to24(hour, half.isAfternoon) * 3600, grain: 3600, zone: zone?.minutes ?? null },
      next: zone?.next ?? half.next,
    }
  }
  if (hour <= 24 && isWord(tokens, at + 1) && isNear(tokens, at) && textOf(tokens, at + 1) === 'Uhr') {
    const minute =
      isDigits(tokens, at + 2) && width(tokens, at + 2) === 2 && isNear(tokens, at + 1)
        ? numberAt(tokens, at + 2)
        : 0
    return {
      time: { seconds: hour * 3600 + minute * 60, grain: 3600, zone: null },
      next: minute > 0 ? at + 3 : at + 2,
    }
  }
  return null
}
