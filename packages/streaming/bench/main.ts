// Prints the cost of streaming: `pnpm --filter @quantguard/streaming bench`.
import { measureCost } from './long-answer.js'

const MODES = [
  ['citations read', { endnotes: false }],
  ['citations ignored', { citations: 'ignore', endnotes: false }],
] as const

for (const [name, options] of MODES) {
  await measureCost(1000, 5, options)
  for (const tokens of [1000, 2000, 4000, 8000]) {
    const { whole, stream, ratio } = await measureCost(tokens, 15, options)
    console.log(
      `${name}, ${tokens} tokens: whole ${whole.toFixed(2)} ms, streamed ${stream.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
    )
  }
}
