import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { FormulaError, FormulaFault } from "./formula-error.ts"

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

/** The texts of formulas that give no price. Spec: 12.18, 12.19, 12.20. */
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
 * What shopper and merchant are told when a formula gives no price.
 *
 * Spec: 12.19 (line and column), 12.20 (the shopper).
 */
export function formulaWords({ fault, what, line, column }: FormulaError, catalogue: Catalogue): FormulaMessages {
  return {
    shopper: formatText(catalogue, "formula.shopper"),
    merchant: `${formatText(catalogue, "formula.place", { line, column })} ${formatText(catalogue, keys[fault], { what })}`,
  }
}
