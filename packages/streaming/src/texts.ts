// The text of a fragment, for the streams of other libraries. By shape alone: none of them is imported.

type Fields = Readonly<Record<string, unknown>>

/**
 * A part of the Vercel AI SDK's `fullStream`: the text of a `text-delta`, nothing for other parts. Throws what an
 * `error` part carries, and an `AbortError` for an `abort` part.
 */
export function aiSdkText(part: unknown): string {
  const fields = fieldsOf(part, 'a part of a fullStream')
  if (fields.type === 'error') throw fields.error
  if (fields.type === 'abort') throw new DOMException('The model was aborted', 'AbortError')
  if (fields.type !== 'text-delta' && fields.type !== 'text') return ''
  return firstString(fields, ['text', 'delta', 'textDelta'])
}

/**
 * A chunk of a LangChain stream: a string, a message chunk (text blocks of its content, not reasoning or tool
 * calls), or the object of a chain with the text under one of `keys`. Other keys carry no text.
 */
export function langChainText(
  chunk: unknown,
  keys: readonly string[] = ['answer', 'output', 'result', 'response'],
): string {
  if (typeof chunk === 'string') return chunk
  const fields = fieldsOf(chunk, 'a chunk of a LangChain stream')
  if ('content' in fields) return contentText(fields.content)
  for (const key of keys) {
    const value = fields[key]
    if (typeof value === 'string') return value
    if (typeof value === 'object' && value !== null && 'content' in value) return contentText(value.content)
  }
  return ''
}

/** A chunk of a LlamaIndex stream: `delta` of a response or of an agent's event. */
export function llamaIndexText(chunk: unknown): string {
  const fields = fieldsOf(chunk, 'a chunk of a LlamaIndex stream')
  if (typeof fields.delta === 'string') return fields.delta
  const { data } = fields
  if (typeof data === 'object' && data !== null && 'delta' in data && typeof data.delta === 'string')
    return data.delta
  return ''
}

function contentText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((block: unknown) => blockText(block)).join('')
}

function blockText(block: unknown): string {
  if (typeof block === 'string') return block
  const { type, text } = fieldsOf(block, 'a content block')
  return type === 'text' && typeof text === 'string' ? text : ''
}

function firstString(fields: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string') return value
  }
  throw new TypeError(`a ${String(fields.type)} part carries no text: looked for ${names.join(', ')}`)
}

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null) return value as Fields
  throw new TypeError(`takes ${what}, not ${value === null ? 'null' : typeof value}`)
}
