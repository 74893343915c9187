// The command: without arguments the prepared questions, with `ask "..."` one question of your own.
import { compose } from './compose.js'
import { openPipeline, type Pipeline } from './pipeline.js'
import { plantError, unmark } from './plant.js'
import { QUESTIONS } from './questions.js'
import { type Colors, show } from './show.js'

const USAGE = `usage: demo                     the prepared questions, with planted errors
       demo ask "..." [--error]  a question of your own; --error spoils one number of the answer`

/** Where the demo writes, and how. */
export interface Terminal {
  readonly write: (text: string) => void
  readonly colors: Colors
}

/** Runs the command and gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [command, ...rest] = args.filter((arg) => arg !== '--')
  if (command === undefined) return showPrepared(await openPipeline(), terminal)
  const question = rest.filter((arg) => arg !== '--error').join(' ')
  if (command === 'ask' && question !== '')
    return ask(await openPipeline(), question, rest.includes('--error'), terminal)
  terminal.write(USAGE)
  return 2
}

function showPrepared(pipeline: Pipeline, { write, colors }: Terminal): number {
  write(`${pipeline.chunks.length} chunks of the documents in apps/demo/documents. The answers were written`)
  write('beforehand, with errors planted on purpose. No network, no model.\n')
  QUESTIONS.forEach(({ question, marked }, index) => {
    const { answer } = unmark(marked)
    const chunks = pipeline.retriever.retrieve(question)
    const verified = pipeline.verify(answer, question, chunks)
    write(
      show({ heading: `${index + 1}/${QUESTIONS.length}`, question, answer, chunks, ...verified }, colors),
    )
  })
  return 0
}

function ask(pipeline: Pipeline, question: string, spoil: boolean, { write, colors }: Terminal): number {
  const chunks = pipeline.retriever.retrieve(question)
  if (chunks.length === 0) {
    write('No document speaks of that.')
    return 0
  }
  const composed = compose(question, chunks)
  const answer = spoil ? plantError(composed) : composed
  write('An offline stand-in for a model: it answers with sentences of the retrieved chunks.\n')
  write(
    show({ heading: '?', question, answer, chunks, ...pipeline.verify(answer, question, chunks) }, colors),
  )
  return 0
}
