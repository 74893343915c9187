// Text and evidence of a response.
import type { Source, SourceChunk } from '@quantguard/core'
import type { NodeLike, NodeWithScoreLike, ResponseLike } from './types.js'

/** The text of a message's content: a string, or parts of which only text counts. `undefined`: not text. */
export function contentText(content: unknown): string | undefined {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  const parts = content as readonly { readonly type?: unknown; readonly text?: unknown }[]
  return parts.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('')
}

/** @throws TypeError that lists the keys seen, where there is no text. */
export function responseText(response: ResponseLike | string): string {
  if (typeof response === 'string') return response
  const text = contentText(response?.message?.content) ?? contentText(response?.response)
  if (text !== undefined) return text
  const keys = Object.keys(response ?? {}).join(', ') || '(none)'
  throw new TypeError(`QuantGuard found no answer in the response. Keys seen: ${keys}.`)
}

/** The question of a query, which is a text or a bundle, or of a chat message. */
export function questionText(query: unknown): string | undefined {
  const bundle = typeof query === 'object' && query !== null && 'query' in query ? query.query : query
  return contentText(bundle)
}

/**
 * Nodes as chunks. The text is the node's own: with metadata in it, as the framework hands it to a model
 * (`page: 18`), a wrong 18 in the answer would count as supported.
 */
export function nodesToSources(
  nodes: readonly (string | NodeLike | NodeWithScoreLike)[] | null | undefined,
): Source[] {
  const sources: Source[] = []
  for (const item of nodes ?? []) {
    if (typeof item === 'string') sources.push(item)
    else {
      const node = 'node' in item ? item.node : item
      const text = node === null ? undefined : nodeText(node)
      if (node !== null && typeof text === 'string') sources.push(toChunk(node, text))
    }
  }
  return sources
}

/** `text` first, because `getContent` trims it, which moves every place in it; nodes of other kinds have no `text`. */
function nodeText(node: NodeLike): string | null | undefined {
  return 'text' in node ? node.text : node.getContent?.('NONE' as never)
}

function toChunk(node: NodeLike, text: string): SourceChunk {
  return {
    text,
    ...(node.id_ === undefined ? {} : { id: node.id_ }),
    ...(node.metadata === undefined ? {} : { metadata: node.metadata }),
  }
}
