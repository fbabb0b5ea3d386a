/** Exit codes of the terminal: after BSD's sysexits where they have one. docs/terminal.md says what each is for. */
export const exitCodes = { fine: 0, failed: 1, unusable: 2, wrongUsage: 64, unavailable: 69, defect: 70 } as const

/** Something that the user can put right; its message says how, in one line, or in a line for each thing. */
export class UserError extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message)
    this.name = "UserError"
    this.exitCode = exitCode
  }
}

/**
 * A value that can be judged only once other options are known, in the words that commander has for all others.
 *
 * @param of `--max` of an option, or the name of an argument
 * @param rule what it should be, a sentence
 *
 * @example wrongValue("--max", "abc", "It is an amount such as 129.00.").message
 * // => "option '--max' argument 'abc' is invalid. It is an amount such as 129.00."
 */
export function wrongValue(of: string, typed: string, rule: string): UserError {
  const where = of.startsWith("--") ? `option '${of}' argument '${typed}' is invalid` : `'${typed}' is invalid for argument '${of}'`
  return new UserError(`${where}. ${rule}`, exitCodes.wrongUsage)
}
