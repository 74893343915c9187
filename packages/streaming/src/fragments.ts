// One way to read any stream of fragments: sync and async iterables and web streams, with their end in our hands.
import type { StreamOptions, TokenStream } from './types.js'

type Pull = { next(): unknown; return?(): unknown }

/** `text` is what arrived; `close` frees the source and is safe to call at any time, also while a read is pending. */
export interface FragmentReader {
  next(): Promise<string | null>
  close(): Promise<void>
}

/** A reader over `tokens`. Throws a `TypeError` for a value that is not iterable. */
export function readFragments<F>(tokens: TokenStream<F>, options: StreamOptions<F>): FragmentReader {
  const { signal, toText } = options
  const iterator = open(tokens)
  let done = false
  let pending = false

  const close = async (): Promise<void> => {
    if (done) return
    done = true
    // A generator that is waiting for its own source would answer `return` only after that wait.
    const closing = Promise.resolve(iterator.return?.()).then(ignore, ignore)
    if (!pending) await closing
  }

  return {
    close,
    async next() {
      signal?.throwIfAborted()
      pending = true
      const step = (await untilAbort(Promise.resolve(iterator.next()), signal)) as IteratorResult<F>
      pending = false
      if (step.done) {
        done = true
        return null
      }
      return textOf(step.value, toText)
    },
  }
}

function open<F>(tokens: TokenStream<F>): Pull {
  const value = tokens as Partial<AsyncIterable<F> & Iterable<F> & ReadableStream<F>>
  if (typeof value === 'string') return [value][Symbol.iterator]()
  // Before the iterator of the stream: its `return` would wait for a pending read, `cancel` ends that read.
  if (typeof value?.getReader === 'function') return pullReader(value.getReader())
  if (typeof value?.[Symbol.asyncIterator] === 'function') return value[Symbol.asyncIterator]!()
  if (typeof value?.[Symbol.iterator] === 'function') return value[Symbol.iterator]!()
  throw new TypeError('tokens: takes an iterable, an async iterable or a ReadableStream of text fragments')
}

function pullReader<F>(reader: ReadableStreamDefaultReader<F>): Pull {
  return { next: () => reader.read(), return: () => reader.cancel() }
}

function textOf<F>(fragment: F, toText: ((fragment: F) => string) | undefined): string {
  const text = toText === undefined ? fragment : toText(fragment)
  if (typeof text === 'string') return text
  throw new TypeError('tokens: a fragment is not a string; give `toText` to read the text of other fragments')
}

function untilAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function ignore(): void {}
