// Writing to standard output: with back-pressure, and without a complaint when the reader has gone.

/** `quantguard batch | head -1` closes the pipe early: that is the reader's right, and no error. */
export function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
}

/** Writes, and waits where the reader is slower than we are, so that output never piles up in memory. */
export async function print(text: string): Promise<void> {
  if (text === '' || process.stdout.write(text)) return
  await new Promise<void>((resolve) => process.stdout.once('drain', resolve))
}
