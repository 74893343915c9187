// Reads the reply of a language model. What is not exactly a verdict, with a passage that really stands there, is none.
import type { FallbackChunk, FallbackVerdict } from '../types.js'
import { REPLY_STATUSES } from './prompt.js'

/** Thrown for a reply that is not a verdict. */
export class LlmReplyError extends Error {
  override readonly name = 'LlmReplyError'
}

/** The verdict; throws an `LlmReplyError` that says what is wrong with the reply. */
export function readReply(reply: unknown, chunks: readonly FallbackChunk[], key: string): FallbackVerdict {
  const fields = parse(reply)
  if (fields.key !== key) throw new LlmReplyError('the reply does not carry the key of the request')
  const status = REPLY_STATUSES.find((known) => known === fields.status)
  if (status === undefined)
    throw new LlmReplyError(`the reply has no known status: ${JSON.stringify(fields.status)}`)
  const { confidence, explanation } = fields
  if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1)) {
    throw new LlmReplyError('the reply has no confidence from 0 to 1')
  }
  if (typeof explanation !== 'string') throw new LlmReplyError('the reply has no explanation')
  const verdict = { status, confidence, explanation }
  return status === 'UNSUPPORTED' ? verdict : { ...verdict, evidence: placeOf(fields, chunks) }
}

function placeOf({ source, quote }: Record<string, unknown>, chunks: readonly FallbackChunk[]) {
  if (typeof quote !== 'string' || quote.trim() === '') throw new LlmReplyError('the reply quotes nothing')
  const chunk = chunks.find(({ id }) => id === source)
  if (chunk === undefined)
    throw new LlmReplyError(`the reply names a source that was not given: ${JSON.stringify(source)}`)
  const start = chunk.text.indexOf(quote)
  if (start < 0) throw new LlmReplyError('the quoted passage does not stand in the source')
  return { chunkId: chunk.id, start, end: start + quote.length }
}

/** An object, or the text of one, also inside a code fence, as models like to write it. */
function parse(reply: unknown): Record<string, unknown> {
  const value = typeof reply === 'string' ? parseText(reply) : reply
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new LlmReplyError('the reply is not a JSON object')
}

function parseText(reply: string): unknown {
  const text = reply.trim()
  const inside = text.startsWith('```') ? text.slice(text.indexOf('\n') + 1, text.lastIndexOf('```')) : text
  try {
    return JSON.parse(inside)
  } catch (error) {
    throw new LlmReplyError('the reply is not JSON', { cause: error })
  }
}
