// A chain's output, taken apart for the guard and put together again with the result.
import type { Source, VerifyOptions } from '@quantguard/core'
import { isMessageList, readMessages, roleOf } from './messages.js'
import type { ReadOptions } from './options.js'
import { readSources } from './sources.js'
import { type Fields, isFields, textOf } from './text.js'

export const ANSWER_KEYS = [
  'answer',
  'output',
  'result',
  'response',
  'generation',
  'text',
  'choices',
] as const
export const CONTEXT_KEYS = [
  'context',
  'contexts',
  'source_documents',
  'sourceDocuments',
  'documents',
  'docs',
  'sources',
  'retrieved_contexts',
  'retrieved_documents',
  'sourceNodes',
] as const
const QUESTION_KEYS = ['question', 'input', 'query'] as const

/** Where the answer stood: the output itself, a key of it, or one message of a list or of its `messages`. */
export type Place =
  | { readonly kind: 'whole' }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'message'; readonly index: number }

export interface Reading {
  readonly answer: string
  readonly sources: readonly Source[]
  readonly options: VerifyOptions
  readonly place: Place
}

/**
 * Finds answer, evidence and question in the output of a chain.
 *
 * @param extra evidence from outside the output, added to what is found in it.
 * @throws TypeError that lists the keys seen, where no answer can be found or a configured key is absent.
 */
export function readOutput(output: unknown, options: ReadOptions, extra: unknown): Reading {
  const found = findParts(output, options)
  const question = options.questionKey === false ? undefined : found.question
  return {
    answer: found.answer,
    sources: [...found.sources, ...readSources(extra, 'sources')],
    options: { ...(question === undefined ? {} : { question }), ...options.verifyOptions },
    place: found.place,
  }
}

interface Parts {
  readonly answer: string
  readonly sources: readonly Source[]
  readonly question: string | undefined
  readonly place: Place
}

function findParts(output: unknown, options: ReadOptions): Parts {
  if (typeof output === 'string' || roleOf(output) !== undefined) {
    return { answer: textOf(output) ?? '', sources: [], question: undefined, place: { kind: 'whole' } }
  }
  if (isMessageList(output)) return conversation(output)
  if (!isFields(output)) {
    const kind = Array.isArray(output) ? 'a list without messages' : output === null ? 'null' : typeof output
    throw new TypeError(`QuantGuard found no answer: the output is ${kind}.`)
  }
  const answerKey =
    options.answerKey ?? ANSWER_KEYS.find((key) => textOf(ownValue(output, key)) !== undefined)
  const context = readSources(contextOf(output, options.contextKey))
  if (answerKey === undefined && isMessageList(output.messages)) {
    const parts = conversation(output.messages)
    return { ...parts, sources: [...context, ...parts.sources] }
  }
  const answer = answerKey === undefined ? undefined : textOf(ownValue(output, answerKey))
  if (answerKey === undefined || answer === undefined) {
    const wanted = answerKey === undefined ? 'answer' : `text under '${answerKey}'`
    throw new TypeError(
      `QuantGuard found no ${wanted}. ${keysSeen(output)} Name the right one in 'answerKey'.`,
    )
  }
  return {
    answer,
    sources: context,
    question: questionOf(output, options),
    place: { kind: 'key', key: answerKey },
  }
}

function conversation(messages: readonly unknown[]): Parts {
  const { answer, sources, question, index } = readMessages(messages)
  if (index < 0)
    throw new TypeError('QuantGuard found no answer: no message of the list is one of the model.')
  return { answer, sources, question, place: { kind: 'message', index } }
}

/** Without a configured key, absent context is no evidence: the claims come out UNSUPPORTED. */
function contextOf(output: Fields, key: string | undefined): unknown {
  if (key !== undefined && !(key in output)) {
    throw new TypeError(
      `QuantGuard found no '${key}'. ${keysSeen(output)} Name the right one in 'contextKey'.`,
    )
  }
  const present = key ?? CONTEXT_KEYS.find((name) => (ownValue(output, name) ?? undefined) !== undefined)
  return present === undefined ? undefined : output[present]
}

function questionOf(output: Fields, { questionKey }: ReadOptions): string | undefined {
  if (questionKey === false) return undefined
  const keys = questionKey === undefined ? QUESTION_KEYS : [questionKey]
  for (const key of keys) {
    const question = textOf(ownValue(output, key))
    if (question !== undefined) return question
  }
  return undefined
}

function ownValue(output: Fields, key: string): unknown {
  return Object.hasOwn(output, key) ? output[key] : undefined
}

function keysSeen(output: Fields): string {
  return `Keys seen: ${Object.keys(output).join(', ') || '(none)'}.`
}
