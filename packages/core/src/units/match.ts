// One written form at one place of a text: the longest symbol or name that ends at the end of a word.
import { type Entry, type Forms, takesPrefix } from './forms.js'
import type { Prefix } from './prefixes.js'
import { Trie } from './trie.js'

const SPACE = 32
const HYPHEN = 45

/** Letters of scripts that write words with blanks; characters of other scripts end a word anywhere. */
export function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  return code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

export function isBlank(code: number): boolean {
  return code === SPACE || code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a)
}

/** Characters that look alike are one: micro and mu, ohm and omega, the two rings, hyphens, blanks. */
function foldSymbol(code: number): number {
  if (code < 128) return code
  if (isBlank(code)) return SPACE
  switch (code) {
    case 0x3bc:
      return 0xb5
    case 0x2126:
      return 0x3a9
    case 0x212b:
      return 0xc5
    case 0x212a:
      return 75
    case 0xba:
    case 0x2da:
      return 0xb0
    case 0x22c5:
    case 0x2219:
    case 0x2022:
      return 0xb7
    case 0x2010:
    case 0x2011:
      return HYPHEN
    default:
      return code
  }
}

function foldName(code: number): number {
  if (code < 128) return code >= 65 && code <= 90 ? code + 32 : code === HYPHEN ? SPACE : code
  const folded = foldSymbol(code)
  if (folded < 128) return folded === HYPHEN ? SPACE : folded
  if (folded >= 0x3000) return folded
  const lower = String.fromCharCode(folded).toLowerCase()
  return lower.length === 1 ? lower.charCodeAt(0) : folded
}

/**
 * Finds forms. The found form stands in the fields until the next call, so that a text without units costs
 * no objects.
 */
export class FormMatcher {
  entry: Entry | null = null
  prefix: Prefix | null = null
  isName = false
  end = 0

  private readonly waiting: (Prefix | null)[] = [null, null, null, null]
  private readonly waitingAt = new Int32Array(4)
  private waitingCount = 0
  /** End of a form that is never looked for in running text: no prefix may make it up again. */
  private silentEnd = 0

  constructor(
    private readonly symbols: Forms,
    private readonly names: Forms,
    private readonly others: Forms | null,
  ) {}

  /**
   * The longest form that starts at `at` and ends before `limit`.
   *
   *     12 kilometres per hour
   *        ^         ^
   *        at        end
   *
   * With `whole`, forms that are never looked for in running text count as well.
   */
  match(text: string, at: number, limit: number, whole: boolean): boolean {
    this.entry = null
    this.end = at
    this.waitingCount = 0
    this.silentEnd = 0
    this.walk(this.symbols, text, at, limit, null, false, whole)
    const ofSymbols = this.waitingCount
    this.walk(this.names, text, at, limit, null, true, whole)
    if (this.others !== null) this.walk(this.others, text, at, limit, null, true, whole)
    const all = this.waitingCount
    for (let slot = 0; slot < all; slot++) {
      const isName = slot >= ofSymbols
      const prefix = this.waiting[slot] as Prefix
      let from = this.waitingAt[slot] as number
      if (isName && whole && text.charCodeAt(from) === SPACE) from++
      this.walk(isName ? this.names : this.symbols, text, from, limit, prefix, isName, whole)
    }
    return this.entry !== null
  }

  private walk(
    forms: Forms,
    text: string,
    at: number,
    limit: number,
    prefix: Prefix | null,
    isName: boolean,
    whole: boolean,
  ): void {
    let node = Trie.ROOT
    for (let next = at; next < limit; ) {
      const code = text.charCodeAt(next)
      node = forms.step(node, isName ? foldName(code) : foldSymbol(code))
      if (node === 0) return
      next++
      const entry = forms.entries[node]
      if (entry === undefined) continue
      if (prefix === null && entry.prefix !== null && this.waitingCount < 4) {
        this.waiting[this.waitingCount] = entry.prefix
        this.waitingAt[this.waitingCount++] = next
      }
      if (next <= this.end || next === this.silentEnd) continue
      if (prefix !== null) {
        if ((entry.silent && !whole) || !this.allows(entry, prefix, isName, whole)) continue
      } else if (entry.rows.length === 0 && entry.meant === '') continue
      else if (entry.silent && !whole) {
        if (entry.meant !== '') this.silentEnd = next
        continue
      }
      if (!endsHere(text, next, limit, code, entry, isName)) continue
      this.entry = entry
      this.prefix = prefix
      this.isName = isName
      this.end = next
    }
  }

  private allows(entry: Entry, prefix: Prefix, isName: boolean, whole: boolean): boolean {
    if (!isName) return takesPrefix(entry, prefix)
    return entry.rows.some((row) => whole || row.prefixes !== '')
  }
}

/** A form ends at the end of a word. A digit may follow as an exponent (`m2`) or behind a currency (`Rs500`). */
function endsHere(
  text: string,
  next: number,
  limit: number,
  last: number,
  entry: Entry,
  isName: boolean,
): boolean {
  if (next >= limit || !(isLetter(last) || isDigit(last))) return true
  const code = text.charCodeAt(next)
  if (isLetter(code)) return false
  if (!isDigit(code)) return true
  if (entry.money) return true
  if (isName || code < 50) return false
  const after = next + 1 < limit ? text.charCodeAt(next + 1) : SPACE
  return !isLetter(after) && !isDigit(after)
}
