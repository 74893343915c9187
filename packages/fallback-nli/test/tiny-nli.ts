// A model of a few words that the tests make themselves: it runs through the same code as a real one, from a folder.
// It counts: content words of the hypothesis that the premise holds, those that it lacks, and `not` on one side only.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { floats, integers, modelFile, node } from './onnx/graph.js'

const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]']
const SMALL = ['the', 'a', 'is', 'are', 'to', 'in', '.', ',']
const CONTENT =
  'pump reliable dry runs valve open closed staff trained hall warm new design improves filler'.split(' ')
const VOCABULARY = [...SPECIAL, ...SMALL, 'not', ...CONTENT]

export interface TinyNliOptions {
  readonly id2label?: Readonly<Record<string, string>>
  readonly maxLength?: number
}

/** Writes the model into a new folder and gives its path. */
export async function writeTinyNli({ id2label, maxLength = 64 }: TinyNliOptions = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tiny-nli-'))
  await mkdir(join(folder, 'onnx'))
  await writeFile(join(folder, 'onnx', 'model.onnx'), weights())
  const json = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value))
  await json('config.json', {
    model_type: 'bert',
    architectures: ['BertForSequenceClassification'],
    id2label: id2label ?? { 0: 'contradiction', 1: 'entailment', 2: 'neutral' },
  })
  await json('tokenizer.json', tokenizer())
  await json('tokenizer_config.json', {
    tokenizer_class: 'BertTokenizer',
    model_max_length: maxLength,
    pad_token: '[PAD]',
    unk_token: '[UNK]',
  })
  return folder
}

function weights(): Uint8Array {
  const size = VOCABULARY.length
  const identity = Array.from({ length: size * size }, (_value, at) => (at % (size + 1) === 0 ? 1 : 0))
  const marks = (words: readonly string[]) => VOCABULARY.map((word) => (words.includes(word) ? 1 : 0))
  return modelFile({
    inputs: ['input_ids', 'attention_mask', 'token_type_ids'],
    nodes: [
      node('Gather', ['identity', 'input_ids'], 'words'),
      node('Cast', ['attention_mask'], 'mask', { to: 1 }),
      node('Cast', ['token_type_ids'], 'second', { to: 1 }),
      node('Mul', ['mask', 'second'], 'inHypothesis'),
      node('Sub', ['mask', 'inHypothesis'], 'inPremise'),
      ...['Hypothesis', 'Premise'].flatMap((side) => [
        node('Unsqueeze', [`in${side}`, 'last'], `wide${side}`),
        node('Mul', ['words', `wide${side}`], `words${side}`),
        node('ReduceMax', [`words${side}`], `bag${side}`, { axes: [1], keepdims: 0 }),
        node('MatMul', [`bag${side}`, 'negator'], `not${side}`),
      ]),
      node('Mul', ['bagHypothesis', 'bagPremise'], 'both'),
      node('MatMul', ['both', 'content'], 'held'),
      node('MatMul', ['bagHypothesis', 'content'], 'all'),
      node('Sub', ['all', 'held'], 'lacking'),
      node('Sub', ['notHypothesis', 'notPremise'], 'notDifference'),
      node('Abs', ['notDifference'], 'opposed'),
      node('Concat', ['held', 'lacking', 'opposed'], 'features', { axis: 1 }),
      node('Gemm', ['features', 'votes', 'bias'], 'logits'),
    ],
    constants: [
      floats('identity', [size, size], identity),
      floats('content', [size, 1], marks([...CONTENT, '[UNK]'])),
      floats('negator', [size, 1], marks(['not'])),
      integers('last', [2]),
      // held, lacking, opposed, each for contradiction, entailment, neutral.
      floats('votes', [3, 3], [1, 2, 0, -4, -6, 2, 4, -8, 0]),
      floats('bias', [3], [-3, 0, 1]),
    ],
    output: 'logits',
    outputWidth: 3,
  })
}

function tokenizer() {
  const special = SPECIAL.map((content, id) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  }))
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: special,
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: { type: 'BertProcessing', sep: ['[SEP]', 3], cls: ['[CLS]', 2] },
    decoder: null,
    model: {
      type: 'WordLevel',
      vocab: Object.fromEntries(VOCABULARY.map((word, id) => [word, id])),
      unk_token: '[UNK]',
    },
  }
}
