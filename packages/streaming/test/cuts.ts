// Ways to cut a text, for property tests.
import fc from 'fast-check'

/** The text in fragments, cut anywhere, also inside surrogate pairs, with empty fragments between. */
export function cuts(text: string): fc.Arbitrary<readonly string[]> {
  return fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 40 }).map((places) => {
    const edges = [0, ...places.sort((one, other) => one - other), text.length]
    return edges.slice(1).map((edge, index) => text.slice(edges[index], edge))
  })
}

export async function* later(fragments: Iterable<string>): AsyncGenerator<string> {
  for (const fragment of fragments) {
    await Promise.resolve()
    yield fragment
  }
}

export function webStream(fragments: readonly string[]): ReadableStream<string> {
  return new ReadableStream<string>({
    start(stream) {
      for (const fragment of fragments) stream.enqueue(fragment)
      stream.close()
    },
  })
}
