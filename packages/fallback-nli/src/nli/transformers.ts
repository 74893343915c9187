// The part of transformers.js that is used, and how it is found.

interface Tensor {
  readonly dims: readonly number[]
  readonly data: ArrayLike<number | bigint>
}

export interface Tokenizer {
  (
    text: string[],
    options: { text_pair: string[]; padding: boolean; truncation: boolean },
  ): Record<string, unknown>
  (
    text: string,
    options: { text_pair: string; return_tensor: false },
  ): { readonly input_ids: readonly number[] }
  readonly model_max_length?: number
}

export interface Classifier {
  (inputs: Record<string, unknown>): Promise<{ readonly logits: Tensor }>
  readonly config: { readonly id2label?: Record<string, string>; readonly max_position_embeddings?: number }
  dispose(): Promise<unknown>
}

export interface LoadOptions {
  readonly local_files_only?: boolean
  readonly revision?: string
  readonly dtype?: string
  readonly device?: string
  readonly cache_dir?: string
}

/** The module `@huggingface/transformers`, as far as it is used here. */
export interface TransformersModule {
  readonly AutoTokenizer: { from_pretrained(model: string, options?: LoadOptions): Promise<unknown> }
  readonly AutoModelForSequenceClassification: {
    from_pretrained(model: string, options?: LoadOptions): Promise<unknown>
  }
}

/** Imports the optional peer; an `Error` that says what to install where it is missing. */
export async function importTransformers(): Promise<TransformersModule> {
  try {
    return (await import('@huggingface/transformers')) as unknown as TransformersModule
  } catch (error) {
    throw new Error(
      'createNliFallback runs models with @huggingface/transformers: npm install @huggingface/transformers',
      { cause: error },
    )
  }
}
