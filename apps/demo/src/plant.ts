// Plants an error: doubles the last number of a text, so that there is something to find.

/** The text with `{{...}}` removed, and where the marked expressions stand in it. */
export function unmark(marked: string): {
  readonly answer: string
  readonly planted: readonly { start: number; end: number }[]
} {
  const planted: { start: number; end: number }[] = []
  let answer = ''
  for (const [index, piece] of marked.split(/\{\{|\}\}/).entries()) {
    if (index % 2 === 1) planted.push({ start: answer.length, end: answer.length + piece.length })
    answer += piece
  }
  return { answer, planted }
}

/** The text with its last number doubled; the same text where it has none. */
export function plantError(text: string): string {
  const last = [...text.matchAll(/(?<![\w.,-])\d+(?:\.\d+)?(?![\w,-])/g)].at(-1)
  if (last === undefined) return text
  const [digits] = last
  const doubled = (Number(digits) * 2).toFixed(digits.split('.')[1]?.length ?? 0)
  return text.slice(0, last.index) + doubled + text.slice(last.index + digits.length)
}
