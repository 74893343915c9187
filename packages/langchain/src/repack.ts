// The output of a chain with another answer in it, or with the result beside it.
import { AIMessage, AIMessageChunk, type BaseMessage } from '@langchain/core/messages'
import type { GuardResult } from '@quantguard/core'
import { isMessageList, roleOf } from './messages.js'
import type { Place } from './output.js'
import { isFields } from './text.js'

/**
 * What comes out for what went in: objects get the result as a further key; a text or a message, which have no
 * room for it, stand under `answer`, a list of messages under `messages`.
 */
export type Verified<In, K extends string> = In extends string | BaseMessage
  ? { answer: In } & WithResult<K>
  : In extends readonly BaseMessage[]
    ? { messages: In } & WithResult<K>
    : In & WithResult<K>

export type WithResult<K extends string> = { [P in K]: GuardResult }

/** One chunk or one whole output, as an object that further keys can be added to. */
export function toFields(output: unknown): Record<string, unknown> {
  if (isMessageList(output)) return { messages: output }
  if (isFields(output) && roleOf(output) === undefined) return { ...output }
  return { answer: output }
}

/** The key of the answer in an output that is an object of keys. */
export function keyOf(place: Place): string {
  return place.kind === 'key' ? place.key : place.kind === 'message' ? 'messages' : 'answer'
}

/** The output, as an object of keys, with `text` for its answer. */
export function replaceAnswer(output: unknown, place: Place, text: string): Record<string, unknown> {
  const fields = toFields(output)
  const key = keyOf(place)
  const value = fields[key]
  if (place.kind !== 'message' || !Array.isArray(value)) return { ...fields, [key]: replaceText(value, text) }
  return { ...fields, [key]: value.with(place.index, replaceText(value[place.index], text)) }
}

/** The one key that changes where the answer reads `text`; of a list of messages, the changed message alone. */
export function replacedPart(output: unknown, place: Place, text: string): Record<string, unknown> {
  const key = keyOf(place)
  const value = toFields(output)[key]
  if (place.kind !== 'message' || !Array.isArray(value)) return { [key]: replaceText(value, text) }
  return { [key]: [replaceText(value[place.index], text)] }
}

/** A text stays a text and a message stays a message of its class, with its id, calls, metadata and other blocks. */
export function replaceText(value: unknown, text: string): unknown {
  if (AIMessageChunk.isInstance(value)) return new AIMessageChunk(withText(value, text))
  if (AIMessage.isInstance(value)) return new AIMessage(withText(value, text))
  return isFields(value) && 'content' in value
    ? { ...value, content: replaceBlocks(value.content, text) }
    : text
}

/** The fields of a message of the model with another text. */
export function withText(message: AIMessage, text: string) {
  return { ...messageFields(message), content: replaceBlocks(message.content, text) as AIMessage['content'] }
}

/** Of content blocks, the first text becomes the whole text and the other texts go; reasoning and images stay. */
function replaceBlocks(content: unknown, text: string): unknown {
  if (!Array.isArray(content)) return text
  const first = content.findIndex(isText)
  if (first < 0) return text
  return content.flatMap((block, index) =>
    index === first ? [{ ...block, text }] : isText(block) ? [] : [block],
  )
}

function isText(block: unknown): boolean {
  return isFields(block) && block.type === 'text'
}

/** The fields of a message of the model, for a changed copy of it. */
export function messageFields(message: AIMessage) {
  return {
    content: message.content,
    additional_kwargs: message.additional_kwargs,
    response_metadata: message.response_metadata,
    ...(message.id === undefined ? {} : { id: message.id }),
    ...(message.name === undefined ? {} : { name: message.name }),
    ...(message.tool_calls === undefined ? {} : { tool_calls: message.tool_calls }),
    ...(message.usage_metadata === undefined ? {} : { usage_metadata: message.usage_metadata }),
  }
}
