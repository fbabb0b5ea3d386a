import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { FormulaError, FormulaFault } from "./formula-error.ts"
import { unsupportedKinds, unsupportedReason } from "./unsupported.ts"

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
  NoReturn: "formula.noReturn",
  UnknownKey: "formula.unknownKey",
} as const satisfies Record<FormulaFault, string>

/** The keys of the texts for formulas that give no price. Spec: 12.19, 12.20. */
export const formulaTextKeys = [
  ...Object.values(keys),
  ...unsupportedKinds.map((kind) => `formula.unsupported.${kind}` as const),
  "formula.near",
  "formula.notKnown",
  "formula.timesSign",
  "formula.unfinishedPattern",
  "formula.place",
  "formula.shopper",
] as const

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
 * Spec: 12.18, 12.19 (line and column), 12.20 (the shopper).
 *
 * @example
 * formulaWords({ _tag: "FormulaError", fault: "UnknownName", what: "lenght", line: 1, column: 5 }, polish)
 *   .merchant
 * // => "Wiersz 1, kolumna 5: Nie ma parametru ani funkcji „lenght”. Sprawdź pisownię i identyfikator parametru."
 */
export function formulaWords(error: FormulaError, catalogue: Catalogue): FormulaMessages {
  const { fault, what, line, column, near } = error
  const place = formatText(catalogue, "formula.place", { line, column })
  const hint = near === undefined ? "" : ` ${formatText(catalogue, "formula.near", { near })}`
  return {
    // what a merchant throws is meant for the shopper
    shopper: fault === "Thrown" && what.trim() !== "" ? what : formatText(catalogue, "formula.shopper"),
    merchant: `${place} ${faultWords(error, catalogue)}${hint}`,
  }
}

/** What formulas leave out is named with the reason. */
function faultWords({ fault, what, near }: FormulaError, catalogue: Catalogue): string {
  const isUnsupported = fault === "Unsupported" || fault === "NotAllowed" || fault === "UnknownName"
  const reason = isUnsupported ? unsupportedReason(what) : null
  if (fault === "MissingOperator" && /^[xX]$/.test(what)) return formatText(catalogue, "formula.timesSign", { what })
  if (fault === "NotAllowed" && near !== undefined && reason === null) return formatText(catalogue, "formula.notKnown", { what })
  if (fault === "UnfinishedText" && what === "/") return formatText(catalogue, "formula.unfinishedPattern")
  return formatText(catalogue, reason === null ? keys[fault] : `formula.unsupported.${reason}`, { what })
}
