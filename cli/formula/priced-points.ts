import { compileFormula } from "../../core/formula/formula.ts"
import type { FormulaError } from "../../core/formula/formula-error.ts"
import { formulaPrice } from "../../core/formula/formula-price.ts"
import { formulaWords } from "../../core/formula/formula-words.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { moneyText } from "../../core/values/money-text.ts"
import type { FormulaTask } from "../output/formula-answer.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { FormulaPoint } from "./formula-range.ts"

/** The price of one piece at a point, in major units with a dot; without one, why not. */
export interface PricedPoint {
  readonly point: FormulaPoint
  readonly gross: string | null
  readonly net: string | null
  readonly refused: string | null
}

/** What a question asks, with the values at a point in place of its own. */
export type QuestionAt = (point: FormulaPoint) => FormulaTask["parameters"]

/** The prices of a formula at points. Fails with a UserError when it cannot be read at all. */
export function pricedPoints(question: FormulaTask, points: readonly FormulaPoint[], at: QuestionAt): readonly PricedPoint[] {
  const { source, product, vatPercent, items, language } = question
  const formula = compileFormula(source, Object.keys(at(points[0] ?? {})))
  if (formula._tag === "FormulaError") throw new UserError(refusalWords(formula, language))
  return points.map((point) => {
    const price = formulaPrice(formula.evaluate(at(point), product), vatPercent, items)
    if (price._tag === "FormulaError") return { point, gross: null, net: null, refused: refusalWords(price, language) }
    return { point, gross: moneyText(price.unit.gross), net: moneyText(price.unit.net), refused: null }
  })
}

const refusalWords = (error: FormulaError, language: Language): string => formulaWords(error, textCatalogue(language, {})).merchant

/** A step of the last range at which the price gets less: mostly a slip at a bound. */
export interface PriceFall {
  readonly point: FormulaPoint
  readonly before: string
  readonly gross: string
}

/** The points at which a price is lower than at the point before it in the same row of the last range. */
export function priceFalls(prices: readonly PricedPoint[], name: string): readonly PriceFall[] {
  return prices.flatMap(({ point, gross }, at) => {
    const before = prices[at - 1]
    const isNext = before !== undefined && (before.point[name] ?? 0) < (point[name] ?? 0)
    if (!isNext || gross === null || before.gross === null || Number(gross) >= Number(before.gross)) return []
    return [{ point, before: before.gross, gross }]
  })
}

/** Where somebody is asked for a range and says none. */
export const noRange = (): UserError =>
  new UserError("say what goes through numbers, such as --range width=400..2000:200", exitCodes.wrongUsage)
