// Wrong use of the command: the one error that people are meant to see. Ends the program with exit code 2.

/** `message` says what was found and what was expected; `remedy` says what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError'

  constructor(
    message: string,
    readonly remedy?: string,
  ) {
    super(message)
  }
}
