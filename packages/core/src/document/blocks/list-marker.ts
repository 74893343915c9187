// Bullets and numbers of list items.
import { isBlank, isDigit, isLetter } from '../codes.js'

const BULLETS = new Set([...'-*+•–—·◦▪▫○●■□‣⁃∙➤►▶→✓✔✗✘☐☑☒'].map((mark) => mark.charCodeAt(0)))

export interface ListMarker {
  /** Behind the marker and the blanks after it. */
  readonly contentStart: number
  readonly end: number
  /** `bullet`, or what kind of number it is: markers of one list are of one kind. */
  readonly kind: 'bullet' | 'number' | 'letter' | 'roman'
  /** Value of a number or letter, counted from 1; 0 for a bullet. */
  readonly value: number
  /** Closed by a bracket, which a sentence does not start with. */
  readonly bracket: boolean
}

/**
 * Reads the marker at the start of a line.
 *
 *     - none    2. two    b) three    (iv) four    • five    - [x] six
 *     ^^        ^^^       ^^^         ^^^^^        ^^        ^^^^^^
 */
export function readListMarker(text: string, start: number, end: number): ListMarker | null {
  const code = text.charCodeAt(start)
  if (
    isLetter(code) &&
    start + 5 < end &&
    isLetter(text.charCodeAt(start + 1)) &&
    isLetter(text.charCodeAt(start + 2)) &&
    isLetter(text.charCodeAt(start + 3))
  )
    return null
  if (BULLETS.has(code)) {
    if (!isBlank(text.charCodeAt(start + 1)) && start + 1 < end) return null
    let at = start + 1
    while (at < end && isBlank(text.charCodeAt(at))) at++
    const box = text.charCodeAt(at) === 91 && text.charCodeAt(at + 2) === 93 && ' xX'.includes(text[at + 1]!)
    const markerEnd = box ? at + 3 : start + 1
    let content = box ? markerEnd : at
    while (content < end && isBlank(text.charCodeAt(content))) content++
    return content < end
      ? { contentStart: content, end: markerEnd, kind: 'bullet', value: 0, bracket: false }
      : null
  }
  const open = code === 40
  const first = open ? start + 1 : start
  let at = first
  while (at < end && at - first < 4 && isDigit(text.charCodeAt(at))) at++
  const digits = at - first
  if (digits === 0) while (at < end && at - first < 5 && isLetter(text.charCodeAt(at))) at++
  if (at === first || digits > 3) return null
  const close = text.charCodeAt(at)
  if (close !== 41 && (open || close !== 46)) return null
  let content = at + 1
  if (content < end && !isBlank(text.charCodeAt(content))) return null
  while (content < end && isBlank(text.charCodeAt(content))) content++
  if (content >= end) return null
  const markerEnd = at + 1
  const bracket = close === 41
  if (digits > 0) {
    let value = 0
    for (let i = first; i < at; i++) value = value * 10 + text.charCodeAt(i) - 48
    return { contentStart: content, end: markerEnd, kind: 'number', value, bracket }
  }
  if (at - first === 1) {
    const value = (text.charCodeAt(first) | 32) - 96
    return { contentStart: content, end: markerEnd, kind: 'letter', value, bracket }
  }
  const value = romanValue(text.slice(first, at).toLowerCase())
  return value > 0 ? { contentStart: content, end: markerEnd, kind: 'roman', value, bracket } : null
}

/** Values of `ii` to `xxxix`; 0 for other letters. */
function romanValue(written: string): number {
  let value = 0
  for (let at = 0; at < written.length; at++) {
    const own = ROMAN[written[at]!] ?? 0
    const next = ROMAN[written[at + 1] ?? ''] ?? 0
    if (own === 0) return 0
    value += own < next ? -own : own
  }
  return value
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }
