// What the program's exit code says.

export const ExitCode = {
  /** The work was done. */
  done: 0,
  /** An answer is not valid and `--fail-on-invalid` was given, or a check did not come out as expected. */
  invalid: 1,
  /** Wrong use: unknown option, missing file, input of the wrong shape. */
  usage: 2,
  /** A fault of this program. */
  fault: 3,
} as const
