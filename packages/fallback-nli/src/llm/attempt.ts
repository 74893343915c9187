// One call with a time limit, tried again when it fails.

export interface AttemptOptions {
  readonly timeout: number
  readonly retries: number
  /** Milliseconds before the first new attempt; doubled for each further one. */
  readonly retryDelay: number
}

/**
 * The result of `task`, which gets a signal that aborts with the caller's or when its time is over. After the
 * last attempt the last error is thrown; an abort of the caller is never tried again.
 */
export async function attempt<T>(
  task: (signal: AbortSignal) => Promise<T>,
  { timeout, retries, retryDelay }: AttemptOptions,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await within(task, timeout, signal)
    } catch (error) {
      if (failures >= retries || signal?.aborted) throw error
      await pause(retryDelay * 2 ** failures, signal)
    }
  }
}

async function within<T>(
  task: (signal: AbortSignal) => Promise<T>,
  timeout: number,
  outer: AbortSignal | undefined,
): Promise<T> {
  outer?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => controller.abort(new Error(`no reply within ${timeout} ms`)), timeout)
  // A task that does not heed its signal is left behind.
  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true })
  })
  try {
    return await Promise.race([task(controller.signal), aborted])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds)
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    function done() {
      signal?.removeEventListener('abort', abort)
      resolve()
    }
    signal?.addEventListener('abort', abort, { once: true })
  })
}
