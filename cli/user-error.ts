import { nearestName } from "../core/formula/nearest-name.ts"

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

/**
 * What somebody is told who mistypes a name, behind a semicolon: the one that was probably meant, or what there is.
 *
 * @param otherwise in place of all names, where none is near
 *
 * @example meantName("heigth", ["width", "height"]) // => "did you mean height?"
 * @example meantName("x", ["width", "height"]) // => "there is width, height"
 */
export function meantName(typed: string, known: readonly string[], otherwise = `there is ${known.join(", ")}`): string {
  const near = nearestName(typed, known)
  return near === null ? otherwise : `did you mean ${near}?`
}

/**
 * The same as a sentence.
 *
 * @example meantSentence("heigth", ["width", "height"], "Sides are width and height.") // => "Did you mean height?"
 */
export function meantSentence(typed: string, known: readonly string[], otherwise: string): string {
  const near = nearestName(typed, known)
  return near === null ? otherwise : `Did you mean ${near}?`
}
