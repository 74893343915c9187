// A conversation read as answer, evidence and question. Messages are read by shape: classes of any version of the
// framework, their serial forms, and plain `{ role, content }`.
import type { Source } from '@quantguard/core'
import { readSources, tryReadSources } from './sources.js'
import { type Fields, isFields, textOf } from './text.js'

export type Role = 'ai' | 'human' | 'tool' | 'other'

const ROLES: Readonly<Record<string, Role>> = {
  ai: 'ai',
  AIMessageChunk: 'ai',
  assistant: 'ai',
  human: 'human',
  user: 'human',
  tool: 'tool',
}

/** Set on messages that this package adds to a conversation: they are neither question nor evidence. */
export const OWN_MESSAGE = 'quantguard'

/** `undefined` where the value is not a message. */
export function roleOf(value: unknown): Role | undefined {
  if (!isFields(value)) return undefined
  if (isFields(value.kwargs)) return roleOf({ ...value.kwargs, type: serialType(value.id) })
  if (isFields(value.data) && typeof value.type === 'string') return ROLES[value.type] ?? 'other'
  if (!('content' in value)) return undefined
  const role = typeof value.getType === 'function' ? value.getType() : (value.type ?? value.role)
  return typeof role === 'string' ? (ROLES[role] ?? 'other') : undefined
}

/** `['langchain_core', 'messages', 'AIMessage']` is how a message names its class in JSON. */
function serialType(id: unknown): string | undefined {
  const name: unknown = Array.isArray(id) ? id.at(-1) : undefined
  return typeof name === 'string' ? name.replace(/Message(Chunk)?$/, '').toLowerCase() : undefined
}

export function isMessageList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => roleOf(item) !== undefined)
}

export interface Conversation {
  /** Position of the last message of the model that answers instead of calling tools; -1 where there is none. */
  readonly index: number
  readonly answer: string
  readonly sources: Source[]
  readonly question: string | undefined
}

/** Evidence is what tools returned before the answer; the question is the last thing that the user said. */
export function readMessages(messages: readonly unknown[]): Conversation {
  const index = messages.findLastIndex(isAnswer)
  const before = index < 0 ? messages : messages.slice(0, index)
  const question = before.findLast((message) => roleOf(message) === 'human' && !isOwn(message))
  return {
    index,
    answer: index < 0 ? '' : (textOf(messages[index]) ?? ''),
    sources: before.filter((message) => roleOf(message) === 'tool').flatMap(readToolMessage),
    question: textOf(question),
  }
}

export function isAnswer(message: unknown): boolean {
  if (roleOf(message) !== 'ai') return false
  const { tool_calls: calls } = unpack(message)
  return !(Array.isArray(calls) && calls.length > 0)
}

/** Documents in the artifact are the evidence; the text that the model saw of them may be cut or decorated. */
function readToolMessage(message: unknown): Source[] {
  const { artifact, status } = unpack(message)
  if (status === 'error') return []
  const documents = tryReadSources(artifact)
  return documents.length > 0 ? documents : readSources(textOf(message))
}

function isOwn(message: unknown): boolean {
  const { additional_kwargs: extra } = unpack(message)
  return isFields(extra) && OWN_MESSAGE in extra
}

function unpack(message: unknown): Fields {
  if (!isFields(message)) return {}
  if (isFields(message.kwargs)) return message.kwargs
  return isFields(message.data) ? message.data : message
}
