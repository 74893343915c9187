// Answers and sources are other people's text: what would steer a terminal is shown instead of obeyed.

const TAB = 0x09
const NEWLINE = 0x0a

function isSteering(code: number): boolean {
  if (code < 0x20) return code !== TAB && code !== NEWLINE
  if (code < 0x7f) return false
  return (
    code <= 0x9f || // delete and the C1 controls
    code === 0x200e ||
    code === 0x200f || // left-to-right and right-to-left marks
    (code >= 0x202a && code <= 0x202e) || // bidirectional embeddings and overrides
    (code >= 0x2066 && code <= 0x2069) // bidirectional isolates
  )
}

/**
 * The text with control characters spelled out, such as `\u{1b}` for the start of a colour code.
 * Line breaks and tabs stay; a carriage return before a line break is dropped.
 */
export function visible(text: string): string {
  let out = ''
  let from = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (!isSteering(code)) continue
    const isLineEnd = code === 0x0d && text.charCodeAt(i + 1) === NEWLINE
    out += text.slice(from, i) + (isLineEnd ? '' : `\\u{${code.toString(16)}}`)
    from = i + 1
  }
  return from === 0 ? text : out + text.slice(from)
}

/** The same on one line, cut to at most `width` characters. */
export function visibleLine(text: string, width = 80): string {
  const line = visible(text).replaceAll(/[\n\t]+/g, ' ')
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`
}
