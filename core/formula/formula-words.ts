import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { FormulaError, FormulaFault } from "./formula-error.ts"

const keys = {
  UnexpectedToken: "formula.unexpectedToken",
  UnexpectedEnd: "formula.unexpectedEnd",
  UnfinishedText: "formula.unfinishedText",
  UnfinishedComment: "formula.unfinishedComment",
  MissingOperator: "formula.missingOperator",
  DecimalComma: "formula.decimalComma",
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
  BadArgument: "formula.badArgument",
  TooManySteps: "formula.tooManySteps",
  TooMuchMade: "formula.tooMuchMade",
  TooLarge: "formula.tooLarge",
  LeftOver: "formula.leftOver",
  Thrown: "formula.thrown",
  TextAsPrice: "formula.textAsPrice",
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
    // what a merchant throws is meant for the shopper
    shopper: fault === "Thrown" && what.trim() !== "" ? what : formatText(catalogue, "formula.shopper"),
    merchant: `${formatText(catalogue, "formula.place", { line, column })} ${formatText(catalogue, keys[fault], { what })}`,
  }
}
