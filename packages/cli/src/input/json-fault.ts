// Where a JSON text stops being JSON. The parser of the runtime says only that it is broken, not always where.

export interface JsonFault {
  readonly offset: number
  readonly expected: string
}

type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma' | 'end'

const MESSAGES: Readonly<Record<Expecting, string>> = {
  value: 'a value',
  'value or ]': "a value or ']'",
  key: 'a property name in double quotes',
  'key or }': "a property name in double quotes or '}'",
  colon: "':'",
  comma: "',' or the closing bracket",
  end: 'nothing more',
}

const BLANK = /[ \t\r\n]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const WORD = /[\w.+-]*/y

/** Where `pattern` ends when it matches at `at`, else `at`. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/**
 * Where the string that starts at `at` ends, or the place inside it that no string can have.
 *
 *     "a \x"
 *        ^ no such escape
 */
function readString(text: string, at: number): { end: number } | JsonFault {
  for (let i = at + 1; ; ) {
    const code = text.charCodeAt(i)
    if (code === 0x22) return { end: i + 1 }
    if (code === 0x5c) {
      const end = past(ESCAPE, text, i)
      if (end === i) return { offset: i, expected: 'an escape such as \\n, \\" or \\u00e9' }
      i = end
    } else if (code >= 0x20) i++
    else if (i >= text.length) return { offset: at, expected: "a string that ends with '\"'" }
    else return { offset: i, expected: 'an escape such as \\n instead of a control character' }
  }
}

/**
 * Walks the text once and stops at the first place that no JSON text can have.
 *
 *     {"id": 1, "text": 'x'}
 *                       ^ expected a value
 *
 * Returns `null` for valid JSON.
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = []
  let expecting: Expecting = 'value'
  let at = 0
  const fault = (): JsonFault => ({ offset: at, expected: MESSAGES[expecting] })
  const close = (bracket: string): boolean => {
    if (open.at(-1) !== (bracket === '}' ? '{' : '[')) return false
    open.pop()
    return true
  }
  for (;;) {
    at = past(BLANK, text, at)
    const char = text[at]
    if (char === undefined) return expecting === 'end' ? null : fault()
    const wantsValue = expecting === 'value' || expecting === 'value or ]'
    if (wantsValue && (char === '{' || char === '[')) {
      open.push(char)
      expecting = char === '{' ? 'key or }' : 'value or ]'
      at++
      continue
    }
    if (char === ']' && (expecting === 'value or ]' || expecting === 'comma') && close(char)) at++
    else if (char === '}' && (expecting === 'key or }' || expecting === 'comma') && close(char)) at++
    else if (char === ',' && expecting === 'comma') {
      expecting = open.at(-1) === '{' ? 'key' : 'value'
      at++
      continue
    } else if (char === ':' && expecting === 'colon') {
      expecting = 'value'
      at++
      continue
    } else if (expecting === 'key' || expecting === 'key or }') {
      if (char !== '"') return fault()
      const string = readString(text, at)
      if ('offset' in string) return string
      at = string.end
      expecting = 'colon'
      continue
    } else if (wantsValue && char === '"') {
      const string = readString(text, at)
      if ('offset' in string) return string
      at = string.end
    } else if (wantsValue) {
      const end = past(LITERAL, text, at)
      if (end === at || past(WORD, text, at) !== end) return fault()
      at = end
    } else return fault()
    expecting = open.length === 0 ? 'end' : 'comma'
  }
}
