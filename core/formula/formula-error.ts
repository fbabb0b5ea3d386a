/** Why a formula gives no price. `what` says what was tried, or which name is meant. */
export type FormulaFault =
  | "UnexpectedToken"
  | "UnexpectedEnd"
  | "UnfinishedText"
  | "UnfinishedComment"
  | "MissingOperator"
  | "DecimalComma"
  | "Unsupported"
  | "TooLong"
  | "TooDeep"
  | "UnknownName"
  | "AlreadyDeclared"
  | "ConstantChanged"
  | "UsedBeforeDeclared"
  | "NotAFunction"
  | "NotAllowed"
  | "NothingThere"
  | "NotAList"
  | "BadArgument"
  | "TooManySteps"
  | "TooMuchMade"
  | "TooLarge"
  | "LeftOver"
  | "Thrown"
  | "TextAsPrice"
  | "NotAPrice"
  | "NoReturn"
  | "UnknownKey"

/** A fault with its place. Lines and columns count from 1. */
export interface FormulaError {
  readonly _tag: "FormulaError"
  readonly fault: FormulaFault
  /** the token, name or construct concerned; "" when there is none */
  readonly what: string
  readonly line: number
  readonly column: number
  /** the name that was probably meant */
  readonly near?: string
}

/** Thrown inside the parser and the interpreter, and caught in `formula.ts`: no exported rule throws. */
export class FormulaSignal {
  readonly fault: FormulaFault
  readonly what: string
  /** offset in the source */
  readonly at: number
  /** the name that was probably meant */
  readonly near: string | null

  constructor(fault: FormulaFault, what: string, at: number, near: string | null = null) {
    this.near = near
    this.fault = fault
    this.what = what
    this.at = at
  }
}

/**
 * Stops parsing or evaluation.
 *
 * Fails by throwing a `FormulaSignal`, which `compileFormula` and `evaluate` turn into a `FormulaError`.
 */
export function stop(fault: FormulaFault, what: string, at: number, near: string | null = null): never {
  // oxlint-disable-next-line typescript/only-throw-error -- a signal carries no stack: building one costs more than most formulas
  throw new FormulaSignal(fault, what, at, near)
}

/**
 * The lines of a program, at the line breaks that JavaScript knows.
 *
 * Spec: 12.19.
 *
 * @example linesOf("a\r\nb\rc") // => ["a", "b", "c"]
 */
export const linesOf = (source: string): readonly string[] => source.split(/\r\n|[\n\r\u2028\u2029]/)

/**
 * A signal as data, with its line and column.
 *
 * Spec: 12.19.
 *
 * @example locateFormulaError("a +\n  b c", new FormulaSignal("UnexpectedToken", "c", 8))
 * // => { _tag: "FormulaError", fault: "UnexpectedToken", what: "c", line: 2, column: 5 }
 */
export function locateFormulaError(source: string, signal: FormulaSignal): FormulaError {
  const before = linesOf(source.slice(0, signal.at))
  const last = before.at(-1) ?? ""
  const error = { _tag: "FormulaError", fault: signal.fault, what: signal.what, line: before.length, column: last.length + 1 } as const
  return signal.near === null ? error : { ...error, near: signal.near }
}
