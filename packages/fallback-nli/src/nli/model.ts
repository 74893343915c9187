// An entailment model: pairs of premise and hypothesis in, probabilities out.
import { fitPremise } from './fit.js'
import { checkFolder, isFolder } from './folder.js'
import { type LabelPlaces, type NliLabel, placeLabels } from './labels.js'
import {
  type Classifier,
  importTransformers,
  type LoadOptions,
  type Tokenizer,
  type TransformersModule,
} from './transformers.js'

export interface NliModelOptions {
  /** A model of the hub (`owner/name`), or a folder (`./models/nli`). */
  readonly model: string
  /** Never look on the network, not even for a hub id. A folder is always local. */
  readonly localOnly?: boolean
  readonly revision?: string
  /** Weights: `fp32`, `fp16`, `q8`, ... as the library takes them. */
  readonly dtype?: string
  readonly device?: string
  readonly cacheFolder?: string
  /** Positions of the labels, for a model whose config does not name them. */
  readonly labels?: Partial<Record<NliLabel, number>>
  /** The module, where it cannot be imported by its name (bundles, a CDN). */
  readonly transformers?: TransformersModule
}

export interface Pair {
  readonly premise: string
  readonly hypothesis: string
}

/** Probabilities; `contradiction` is 0 for a model that knows only entailment. `null`: the pair does not fit. */
export type Scores = Readonly<Record<NliLabel, number>> | null

export interface NliModel {
  score(pairs: readonly Pair[]): Promise<readonly Scores[]>
  dispose(): Promise<void>
}

/** Most tokens of a pair where neither the tokenizer nor the config says so. */
const USUAL_LIMIT = 512

export async function loadNliModel(options: NliModelOptions): Promise<NliModel> {
  const library = options.transformers ?? (await importTransformers())
  const local = isFolder(options.model)
  const name = local ? await checkFolder(options.model) : options.model
  const load = loadOptions(options, local)
  const [tokenizer, classifier] = await Promise.all([
    library.AutoTokenizer.from_pretrained(name, load) as Promise<Tokenizer>,
    library.AutoModelForSequenceClassification.from_pretrained(name, load) as Promise<Classifier>,
  ]).catch((error: unknown) => {
    throw new Error(`model: ${options.model} could not be loaded: ${messageOf(error)}`, { cause: error })
  })
  const places = placeLabels(classifier.config.id2label, options.labels)
  const limit = limitOf(tokenizer, classifier)
  return {
    score: (pairs) => score(tokenizer, classifier, places, limit, pairs),
    dispose: async () => {
      await classifier.dispose()
    },
  }
}

async function score(
  tokenizer: Tokenizer,
  classifier: Classifier,
  places: LabelPlaces,
  limit: number,
  pairs: readonly Pair[],
): Promise<readonly Scores[]> {
  const count = (premise: string, hypothesis: string) =>
    tokenizer(premise, { text_pair: hypothesis, return_tensor: false }).input_ids.length
  const premises = pairs.map(({ premise, hypothesis }) => fitPremise(premise, hypothesis, limit, count))
  const fitting = pairs.flatMap((_pair, index) => (premises[index] === null ? [] : [index]))
  const scores: Scores[] = new Array(pairs.length).fill(null)
  if (fitting.length === 0) return scores

  const inputs = tokenizer(
    fitting.map((index) => premises[index] as string),
    {
      text_pair: fitting.map((index) => (pairs[index] as Pair).hypothesis),
      padding: true,
      truncation: false,
    },
  )
  const { logits } = await classifier(inputs)
  const width = logits.dims.at(-1) ?? 0
  fitting.forEach((index, row) => {
    const values = Array.from({ length: width }, (_value, column) =>
      Number(logits.data[row * width + column]),
    )
    scores[index] = probabilities(values, places)
  })
  return scores
}

function probabilities(logits: readonly number[], places: LabelPlaces): Scores {
  // Less the largest, so that no power overflows.
  const most = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  const at = (place: number) => (place < 0 ? 0 : (powers[place] ?? 0) / sum)
  return {
    entailment: at(places.entailment),
    neutral: at(places.neutral),
    contradiction: at(places.contradiction),
  }
}

function limitOf(tokenizer: Tokenizer, classifier: Classifier): number {
  const limits = [tokenizer.model_max_length, classifier.config.max_position_embeddings]
  // Some configs write 1e30 for "no limit".
  return Math.min(
    USUAL_LIMIT,
    ...limits.filter((limit): limit is number => typeof limit === 'number' && limit > 0),
  )
}

function loadOptions(
  { localOnly, revision, dtype, device, cacheFolder }: NliModelOptions,
  local: boolean,
): LoadOptions {
  return {
    ...(local || localOnly ? { local_files_only: true } : {}),
    ...(revision === undefined ? {} : { revision }),
    ...(dtype === undefined ? {} : { dtype }),
    ...(device === undefined ? {} : { device }),
    ...(cacheFolder === undefined ? {} : { cache_dir: cacheFolder }),
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
