// Colours on a terminal, plain text everywhere else.
import picocolors from 'picocolors'

export type Colors = ReturnType<typeof picocolors.createColors>

/** Node asks the terminal, and heeds NO_COLOR, FORCE_COLOR and TERM=dumb. A file or a pipe never gets colours. */
export function colorsFor(stream: NodeJS.WriteStream): Colors {
  return picocolors.createColors(stream.isTTY === true && stream.hasColors())
}
