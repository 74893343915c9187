// Real chains with a model that only repeats what it is told: retrieval, prompt, model, parser.
import { createStuffDocumentsChain } from '@langchain/classic/chains/combine_documents'
import { createRetrievalChain } from '@langchain/classic/chains/retrieval'
import { Document } from '@langchain/core/documents'
import { ChatPromptTemplate } from '@langchain/core/prompts'
import { RunnableLambda, RunnablePassthrough } from '@langchain/core/runnables'
import { FakeListChatModel, FakeRetriever } from '@langchain/core/utils/testing'

export const RIGHT = 'Latency was 12.4 ms.'
export const WRONG = 'Latency was 18 ms.'
export const SOURCE = 'Latency achieved was 12.4 ms.'

/** The page number is the trap: metadata that is read as text would support a claim of 18. */
export const DOCUMENTS = [new Document({ pageContent: SOURCE, id: 'd1', metadata: { page: '18 ms' } })]

const PROMPT = ChatPromptTemplate.fromTemplate('{context}\n\n{input}')

/** The chain of the documentation: `{ input, chat_history, context, answer }`, with the answer as a string. */
export function retrievalChain(answer: string, documents = DOCUMENTS) {
  const retriever = new FakeRetriever({ output: documents })
  return createStuffDocumentsChain({
    llm: new FakeListChatModel({ responses: [answer] }),
    prompt: PROMPT,
  }).then((combineDocsChain) => createRetrievalChain({ retriever, combineDocsChain }))
}

/** The same, written by hand: the answer is a message of the model. */
export function messageChain(answer: string, documents = DOCUMENTS) {
  const model = new FakeListChatModel({ responses: [answer] })
  return RunnablePassthrough.assign({ context: () => documents }).pipe(
    RunnablePassthrough.assign({
      answer: RunnableLambda.from((input: Record<string, unknown>) => ({
        context: JSON.stringify(input.context),
        input: String(input.input),
      }))
        .pipe(PROMPT)
        .pipe(model),
    }),
  )
}

export async function collect<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const chunks: T[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return chunks
}
