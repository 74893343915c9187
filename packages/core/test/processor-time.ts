// How long a piece of work takes on the processor, for tests that costs grow with the length of a text: other
// work on the machine counts less than it does on the clock.

/** The best of three runs, in milliseconds. */
export function processorTime(work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run++) {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/**
 * Whether work on eight times the text takes far less than the 64-fold time that quadratic growth would need.
 * Times below a few milliseconds are noise, and count as such.
 */
export function isAboutLinear(piece: string, length: number, work: (text: string) => void): boolean {
  const long = piece.repeat(Math.ceil(length / piece.length))
  const short = long.slice(0, long.length / 8)
  return (
    processorTime(() => work(long)) <
    Math.max(
      processorTime(() => work(short)),
      5,
    ) *
      36
  )
}
