// Places in a text. Every span is half-open, `[start, end)`, in UTF-16 code units.

export interface Span {
  readonly start: number
  readonly end: number
}
