import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** Why a formula gives no price. `what` says what was tried, or which name is meant. */
export type FormulaFault =
  | "UnexpectedToken"
  | "UnexpectedEnd"
  | "UnfinishedText"
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
  | "TooManySteps"
  | "TooLarge"
  | "NotAPrice"

/** A fault with its place. Lines and columns count from 1. */
export interface FormulaError {
  readonly _tag: "FormulaError"
  readonly fault: FormulaFault
  /** the token, name or construct concerned; "" when there is none */
  readonly what: string
  readonly line: number
  readonly column: number
}

/** Thrown inside the parser and the interpreter, and caught in `formula.ts`: no exported rule throws. */
export class FormulaSignal {
  readonly fault: FormulaFault
  readonly what: string
  /** offset in the source */
  readonly at: number

  constructor(fault: FormulaFault, what: string, at: number) {
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
export function stop(fault: FormulaFault, what: string, at: number): never {
  // oxlint-disable-next-line typescript/only-throw-error -- a signal carries no stack: building one costs more than most formulas
  throw new FormulaSignal(fault, what, at)
}

/**
 * A signal as data, with its line and column.
 *
 * Spec: 12.19.
 *
 * @example locateFormulaError("a +\n  b c", new FormulaSignal("UnexpectedToken", "c", 8))
 * // => { _tag: "FormulaError", fault: "UnexpectedToken", what: "c", line: 2, column: 5 }
 */
export function locateFormulaError(source: string, signal: FormulaSignal): FormulaError {
  const before = source.slice(0, signal.at).split("\n")
  const last = before.at(-1) ?? ""
  return { _tag: "FormulaError", fault: signal.fault, what: signal.what, line: before.length, column: last.length + 1 }
}

const keys = {
  UnexpectedToken: "formula.unexpectedToken",
  UnexpectedEnd: "formula.unexpectedEnd",
  UnfinishedText: "formula.unfinishedText",
  Unsupported: "formula.unsupported",
  TooLong: "formula.tooLong",
  TooDeep: "formula.tooDeep",
  UnknownName: "formula.unknownName",
  AlreadyDeclared: "formula.alreadyDeclared",
  ConstantChanged: "formula.constantChanged",
  UsedBeforeDeclared: "formula.usedBeforeDeclared",
  NotAFunction: "formula.notAFunction",
  NotAllowed: "formula.notAllowed",
  NothingThere: "formula.nothingThere",
  NotAList: "formula.notAList",
  TooManySteps: "formula.tooManySteps",
  TooLarge: "formula.tooLarge",
  NotAPrice: "formula.notAPrice",
} as const satisfies Record<FormulaFault, string>

/** The keys of the texts for formulas that give no price. Spec: 12.18, 12.19, 12.20. */
export const formulaTextKeys = [...Object.values(keys), "formula.place", "formula.shopper"] as const

type Catalogue = TextCatalogue<(typeof formulaTextKeys)[number]>

/** The two texts of a price that could not be calculated, as the platform's reply names them. */
export interface FormulaMessages {
  /** for the shopper: one friendly sentence */
  readonly shopper: string
  /** for the merchant: where, what, and what to do */
  readonly merchant: string
}

/**
 * What the shopper and the merchant read when a formula gives no price.
 *
 * Spec: 12.19 (line and column), 12.20 (the shopper).
 *
 * @example
 * formulaWords({ _tag: "FormulaError", fault: "UnknownName", what: "lenght", line: 1, column: 5 }, polish)
 *   .merchant
 * // => "Wiersz 1, kolumna 5: Nie ma parametru ani funkcji „lenght”. Sprawdź pisownię i identyfikator parametru."
 */
export function formulaWords({ fault, what, line, column }: FormulaError, catalogue: Catalogue): FormulaMessages {
  return {
    shopper: formatText(catalogue, "formula.shopper"),
    merchant: `${formatText(catalogue, "formula.place", { line, column })} ${formatText(catalogue, keys[fault], { what })}`,
  }
}
