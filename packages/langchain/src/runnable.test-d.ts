// Types only: what `pipe` infers. Checked by the compiler, never run.
import type { createRetrievalChain } from '@langchain/classic/chains/retrieval'
import type { Document, DocumentInterface } from '@langchain/core/documents'
import type { AIMessage, BaseMessage } from '@langchain/core/messages'
import { type Runnable, RunnableLambda } from '@langchain/core/runnables'
import type { AsyncGuard, Guard, GuardLike, GuardResult } from '@quantguard/core'
import { expectTypeOf } from 'vitest'
import { createQuantGuardNode, QuantGuardRunnable, verifyLangChainOutput } from './index.js'

declare const guard: Guard
declare const asyncGuard: AsyncGuard
declare const anyGuard: GuardLike
declare const retrieval: Awaited<ReturnType<typeof createRetrievalChain>>
declare const model: Runnable<string, AIMessage>

interface State {
  question: string
  documents: DocumentInterface[]
  answer: string
}
declare const graph: Runnable<{ question: string }, State>

const verified = await retrieval.pipe(new QuantGuardRunnable(guard)).invoke({ input: 'q' })
expectTypeOf(verified.quantguard_result).toEqualTypeOf<GuardResult>()
expectTypeOf(verified.context).toEqualTypeOf<Document[]>()

const keyed = await graph
  .pipe(new QuantGuardRunnable(asyncGuard, { outputKey: 'verdicts' }))
  .invoke({ question: 'q' })
expectTypeOf(keyed).toEqualTypeOf<State & { verdicts: GuardResult }>()
// @ts-expect-error the result stands under the key that was asked for
keyed.quantguard_result

const chain = graph.pipe(new QuantGuardRunnable(anyGuard))
expectTypeOf(chain.invoke).parameter(0).toEqualTypeOf<{ question: string }>()
expectTypeOf<Awaited<ReturnType<typeof chain.invoke>>>().toEqualTypeOf<
  State & { quantguard_result: GuardResult }
>()
for await (const chunk of await chain.stream({ question: 'q' })) {
  expectTypeOf(chunk.quantguard_result).toEqualTypeOf<GuardResult>()
}
expectTypeOf(await chain.batch([{ question: 'q' }])).toEqualTypeOf<
  (State & { quantguard_result: GuardResult })[]
>()

// A runnable that was made before it was piped.
const step = new QuantGuardRunnable(guard)
expectTypeOf(
  (await graph.pipe(step).invoke({ question: 'q' })).quantguard_result,
).toEqualTypeOf<GuardResult>()

// Options that look at the output know its type.
const strict = new QuantGuardRunnable<State>(guard, {
  sources: (output) => output.documents,
  outputKey: 'quantguard_result',
})
expectTypeOf(strict.invoke).parameter(0).toEqualTypeOf<State>()

const message = await model.pipe(new QuantGuardRunnable(guard, { sources: ['12 ms'] })).invoke('q')
expectTypeOf(message).toEqualTypeOf<{ answer: AIMessage } & { quantguard_result: GuardResult }>()

const text = await RunnableLambda.from((input: string) => input)
  .pipe(new QuantGuardRunnable(guard))
  .invoke('q')
expectTypeOf(text.answer).toEqualTypeOf<string>()
expectTypeOf(text.quantguard_result).toEqualTypeOf<GuardResult>()

const messages = await RunnableLambda.from((input: BaseMessage[]) => input)
  .pipe(new QuantGuardRunnable(guard))
  .invoke([])
expectTypeOf(messages.messages).toEqualTypeOf<BaseMessage[]>()

// @ts-expect-error an option that does not exist
new QuantGuardRunnable(guard, { outputkey: 'verdicts' })
// @ts-expect-error a policy that does not exist
new QuantGuardRunnable(guard, { onInvalid: 'ignore' })

expectTypeOf(verifyLangChainOutput(guard, {})).toEqualTypeOf<GuardResult>()
expectTypeOf(verifyLangChainOutput(asyncGuard, {})).toEqualTypeOf<Promise<GuardResult>>()

const node = createQuantGuardNode<State>(guard)
expectTypeOf(node).parameter(0).toEqualTypeOf<State>()
expectTypeOf(
  (await node({ question: '', documents: [], answer: '' })).quantguard_result,
).toEqualTypeOf<GuardResult>()
