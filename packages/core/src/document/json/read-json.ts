// A small JSON reader that keeps places. It forgives what programs print: single quotes, None and True, trailing
// commas, names without quotes; it reads no values, because the text itself is what is read later.
import type { Span } from '../../types/index.js'

export type JsonKind = 'object' | 'array' | 'string' | 'scalar'

/** `start` and `end` of a string lie inside its quotes. */
export interface JsonNode extends Span {
  readonly kind: JsonKind
  /** Names of an object's members, inside their quotes, as many as `children`. */
  readonly keys: readonly Span[]
  readonly children: readonly JsonNode[]
}

export interface JsonReading {
  /** `null` where the text is no JSON; `end` is then where that became clear. */
  readonly node: JsonNode | null
  readonly end: number
}

/** Deeper values are taken as they stand, without looking inside. */
const DEEPEST = 60
const NONE: readonly never[] = []

/**
 * Reads one object or array.
 *
 *     {"p95": 120, 'on': True,}
 *       ^^^   ^^^   ^^   ^^^^
 */
export function readJson(text: string, start: number): JsonReading {
  const reader = new Reader(text, start)
  const node = reader.value(0)
  return { node, end: reader.at }
}

class Reader {
  readonly #text: string
  at: number

  constructor(text: string, start: number) {
    this.#text = text
    this.at = start
  }

  value(depth: number): JsonNode | null {
    this.#skip()
    const code = this.#text.charCodeAt(this.at)
    if (code === 123 || code === 91)
      return depth >= DEEPEST ? this.#untouched() : this.#container(code, depth)
    if (code === 34 || code === 39) return this.#string(code)
    return this.#scalar()
  }

  #container(open: number, depth: number): JsonNode | null {
    const text = this.#text
    const isObject = open === 123
    const close = isObject ? 125 : 93
    const start = this.at++
    const keys: Span[] = []
    const children: JsonNode[] = []
    for (;;) {
      this.#skip()
      if (text.charCodeAt(this.at) === close) {
        this.at++
        return { kind: isObject ? 'object' : 'array', start, end: this.at, keys, children }
      }
      if (isObject) {
        const key = this.#key()
        if (key === null) return null
        keys.push(key)
      }
      const child = this.value(depth + 1)
      if (child === null) return null
      children.push(child)
      this.#skip()
      const next = text.charCodeAt(this.at)
      if (next === 44) this.at++
      else if (next !== close) return null
    }
  }

  #key(): Span | null {
    const code = this.#text.charCodeAt(this.at)
    const key = code === 34 || code === 39 ? this.#string(code) : this.#name()
    if (key === null) return null
    this.#skip()
    if (this.#text.charCodeAt(this.at) !== 58) return null
    this.at++
    return { start: key.start, end: key.end }
  }

  #string(quote: number): JsonNode | null {
    const text = this.#text
    const start = ++this.at
    for (; this.at < text.length; this.at++) {
      const code = text.charCodeAt(this.at)
      if (code === 92) this.at++
      else if (code === quote && (quote === 34 || this.#closes())) {
        this.at++
        return { kind: 'string', start, end: this.at - 1, keys: NONE, children: NONE }
      }
    }
    return null
  }

  /** An apostrophe inside single quotes closes them only before a comma, colon or bracket. */
  #closes(): boolean {
    let next = this.at + 1
    while (this.#text.charCodeAt(next) === 32) next++
    const code = this.#text.charCodeAt(next)
    return code === 44 || code === 58 || code === 125 || code === 93 || code === 10 || code === 13
  }

  /** A name without quotes, as JavaScript writes keys. */
  #name(): Span | null {
    const start = this.at
    while (isNameCode(this.#text.charCodeAt(this.at))) this.at++
    return this.at > start ? { start, end: this.at } : null
  }

  /** Numbers, true, false, null, None, NaN. */
  #scalar(): JsonNode | null {
    const text = this.#text
    const start = this.at
    for (; this.at < text.length; this.at++) {
      const code = text.charCodeAt(this.at)
      if (!isNameCode(code) && code !== 43 && code !== 45 && code !== 46) break
    }
    if (this.at === start) return null
    const first = text.charCodeAt(start)
    const isNumber = (first >= 48 && first <= 57) || first === 45 || first === 43 || first === 46
    if (!isNumber && !WORDS.has(text.slice(start, Math.min(this.at, start + 10)))) return null
    return { kind: 'scalar', start, end: this.at, keys: NONE, children: NONE }
  }

  /** A value that is nested too deep, up to its closing bracket. */
  #untouched(): JsonNode | null {
    const text = this.#text
    const start = this.at
    let depth = 0
    for (; this.at < text.length; this.at++) {
      const code = text.charCodeAt(this.at)
      if (code === 34) {
        if (this.#string(34) === null) return null
        this.at--
      } else if (code === 123 || code === 91) depth++
      else if (code === 125 || code === 93) {
        depth--
        if (depth === 0) {
          this.at++
          return { kind: 'scalar', start, end: this.at, keys: NONE, children: NONE }
        }
      }
    }
    return null
  }

  #skip(): void {
    const text = this.#text
    for (; this.at < text.length; this.at++) {
      const code = text.charCodeAt(this.at)
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return
    }
  }
}

const WORDS = new Set([
  'true',
  'false',
  'null',
  'True',
  'False',
  'None',
  'NaN',
  'nan',
  'Infinity',
  'undefined',
])

const isNameCode = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code === 95 ||
  code === 36
