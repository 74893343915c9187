// Retrieved context in any of its shapes, as the chunks of the core. Metadata is carried along and never read.
import type { Source } from '@quantguard/core'
import { type Fields, isFields, textOf } from './text.js'

/** Fields that hold the text of a document, in order. */
const TEXT_FIELDS = ['pageContent', 'page_content', 'text', 'content'] as const
/** Fields that hold the document itself: a scored node, a serialised document. */
const INNER_FIELDS = ['node', 'document', 'kwargs'] as const

/**
 * Strings, documents, scored documents, nodes, and lists of these. Absent entries and entries without text give
 * nothing; a shape that is not known throws, because evidence that is silently dropped looks like evidence that is
 * missing.
 *
 * @throws TypeError that says where the unknown entry stands and which keys it has.
 * @example readSources([new Document({ pageContent: '12 ms' }), '13 ms']) // [{ text: '12 ms' }, '13 ms']
 */
export function readSources(value: unknown, at = 'context'): Source[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) {
    const list: readonly unknown[] = isScored(value) ? [value[0]] : value
    return list.flatMap((item, index) => readSources(item, `${at}[${index}]`))
  }
  if (isFields(value)) {
    for (const field of INNER_FIELDS) {
      if (isFields(value[field])) return readSources(value[field], `${at}.${field}`)
    }
    for (const field of TEXT_FIELDS) {
      if (field in value) return readDocument(value, value[field], `${at}.${field}`)
    }
  }
  const seen = isFields(value)
    ? `an object with the keys ${Object.keys(value).join(', ') || '(none)'}`
    : typeof value
  throw new TypeError(
    `QuantGuard cannot read ${at}: ${seen}. Give texts or documents, or map them in 'sources'.`,
  )
}

/** The same, for a value that need not be evidence at all. */
export function tryReadSources(value: unknown): Source[] {
  try {
    return readSources(value)
  } catch {
    return []
  }
}

function readDocument(document: Fields, content: unknown, at: string): Source[] {
  if (content === undefined || content === null) return []
  const text = textOf(content)
  if (text === undefined) throw new TypeError(`QuantGuard cannot read ${at}: it is not text.`)
  const metadata = isFields(document.metadata) ? document.metadata : undefined
  const id = document.id ?? metadata?.id
  return [
    {
      text,
      ...(typeof id === 'string' || typeof id === 'number' ? { id: String(id) } : {}),
      ...(metadata === undefined ? {} : { metadata }),
    },
  ]
}

/** `[document, score]`, as a similarity search gives it. */
function isScored(value: readonly unknown[]): boolean {
  return value.length === 2 && isFields(value[0]) && typeof value[1] === 'number'
}
