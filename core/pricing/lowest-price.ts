import type { KnownPrice, OmnibusPrice } from "../product/offer.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type CivilDay, compareDays, dayMonthYear, parseCivilDay } from "../values/civil-day.ts"
import { compareDecimals, type Decimal, decimalOf } from "../values/decimal.ts"
import { compareMoney, type Money, type Price, type PriceType, shownAmount, timesMoney } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { priceChange, type SignedPercent, signedPercent, wholePercent } from "./price-change.ts"

export interface LowestPriceQuestion {
  readonly price: Omit<KnownPrice, "suggested" | "youSavePercent">
  readonly priceType: PriceType
  readonly phonePrice: boolean
  readonly rebateCodeActive: boolean
  /** the quantity that the price beside the block is shown for: one unit, or the sell-by amount */
  readonly per: Decimal
  /** in the shop's zone; null = till-dates are not judged */
  readonly today: CivilDay | null
}

/** A line of the block, from the top. `change` is that of the price now against the line's own, `until` the last day it holds, or "". */
export type PriceLine =
  | { readonly is: "lowest"; readonly amount: Money; readonly change: SignedPercent | null; readonly until: string }
  | { readonly is: "withoutCode"; readonly amount: Money; readonly change: SignedPercent | null }
  | { readonly is: "validUntil"; readonly day: CivilDay }

export interface LowestPriceBlock {
  readonly lines: readonly PriceLine[]
  /** the quantity that the amounts are for; null = one unit, which needs no word */
  readonly per: Decimal | null
}

/**
 * What a shopper is told beside a reduced price: the lowest price of the last 30 days, the price without the rebate code, and how long
 * the price holds. Empty without a reduction, and for a price by phone.
 *
 * Spec: 3.28 to 3.30, 9.26, 9.27, 9.42, 11.17, 11.22, 15.24 to 15.29.
 *
 * @example
 * const omnibus = { price: price("75.00", "60.98"), higherThanSelling: false, percent: null, validUntil: null }
 * const reduced = {
 *   price: price("80.00", "65.04"),
 *   max: price("100.00", "81.30"),
 *   beforeRebate: null,
 *   pointsEarned: null,
 * }
 * const page = {
 *   priceType: "gross",
 *   phonePrice: false,
 *   rebateCodeActive: false,
 *   per: decimal("1"),
 *   today: null,
 * } as const
 * lowestPriceBlock({ price: { ...reduced, omnibus }, ...page }).lines
 * // => [{ is: "lowest", amount: money("75.00"), change: { is: "dearer", percent: 7 }, until: "" }]
 */
export function lowestPriceBlock(question: LowestPriceQuestion): LowestPriceBlock {
  const { price, phonePrice, per } = question
  const isOne = compareDecimals(per, decimalOf(1)) === 0
  const lines = phonePrice ? [] : [...lowestLines(question, price.omnibus), ...codeLine(question)]
  return { lines, per: isOne ? null : per }
}

function lowestLines(question: LowestPriceQuestion, omnibus: OmnibusPrice | null): readonly PriceLine[] {
  if (omnibus === null || !isReduced(question)) return []
  const change: SignedPercent | null =
    omnibus.percent === null
      ? changeFrom(question, omnibus.price)
      : { is: omnibus.higherThanSelling ? "cheaper" : "dearer", percent: wholePercent(omnibus.percent) ?? 0 }
  const until = omnibus.validUntil ?? ""
  const day = parseCivilDay(until)
  const holds = day !== null && (question.today === null || compareDays(day, question.today) >= 0)
  const lowest: PriceLine = { is: "lowest", amount: perQuantity(question, omnibus.price), change, until: holds ? until : "" }
  return holds ? [lowest, { is: "validUntil", day }] : [lowest]
}

/** A shop that tells no regular price has judged for itself; otherwise the price is below the regular one, or a code lowers it. */
function isReduced(question: LowestPriceQuestion): boolean {
  const { max } = question.price
  return max === null || isBelow(question, max) || codeLine(question).length > 0
}

function codeLine(question: LowestPriceQuestion): readonly PriceLine[] {
  const { beforeRebate = null } = question.price
  if (!question.rebateCodeActive || beforeRebate === null || !isBelow(question, beforeRebate)) return []
  return [{ is: "withoutCode", amount: perQuantity(question, beforeRebate), change: changeFrom(question, beforeRebate) }]
}

const isBelow = ({ price, priceType }: LowestPriceQuestion, other: Price): boolean =>
  compareMoney(shownAmount(price.price, priceType), shownAmount(other, priceType)) < 0

const perQuantity = ({ priceType, per }: LowestPriceQuestion, price: Price): Money => timesMoney(shownAmount(price, priceType), per)

function changeFrom({ price, priceType }: LowestPriceQuestion, other: Price): SignedPercent | null {
  const change = priceChange(shownAmount(price.price, priceType), shownAmount(other, priceType))
  return change === null ? null : { is: change.is, percent: change.percent }
}

/** The texts that the block of the lowest price can need. */
export const lowestPriceTextKeys = ["price.amountWithUnit", "price.lowest", "price.validUntil", "price.withoutCode"] as const

/** A line in the shopper's words. */
export interface PriceLineWords {
  readonly is: PriceLine["is"]
  readonly text: string
  /** the amount alone, "75,00 zł"; null where a line has none */
  readonly amount: string | null
  /** such as "-20%"; null where a line has none */
  readonly percent: string | null
  /** of the line of the lowest price: the last day of the price now, `YYYY-MM-DD`; "" = none is named */
  readonly until?: string
}

/**
 * The block of the lowest price in the shopper's words.
 *
 * Spec: 9.27, 9.41, 9.42, 15.26, 15.29, 15.45.
 *
 * @example
 * const until = { is: "validUntil", day: { year: 2026, month: 12, day: 5 } } as const
 * lowestPriceWords({ lines: [until], per: null }, pieces, polishPrices, polish)[0]?.text
 * // => "Cena obowiązuje do 05.12.2026"
 */
export function lowestPriceWords(
  { lines, per }: LowestPriceBlock,
  unit: Pick<Unit, "name">,
  format: PriceFormat,
  catalogue: TextCatalogue<(typeof lowestPriceTextKeys)[number]>,
): readonly PriceLineWords[] {
  const quantity = per === null ? null : `${numberWords(per, catalogue.language)} ${unit.name}`
  const money = (amount: Money) => {
    const price = formatPrice(amount, format)
    return quantity === null ? price : formatText(catalogue, "price.amountWithUnit", { price, quantity })
  }
  return lines.map((line): PriceLineWords => {
    if (line.is === "validUntil") {
      return { is: line.is, text: formatText(catalogue, "price.validUntil", { date: dayMonthYear(line.day) }), amount: null, percent: null }
    }
    const amount = money(line.amount)
    const text = formatText(catalogue, line.is === "lowest" ? "price.lowest" : "price.withoutCode", { price: amount })
    return { is: line.is, text, amount, percent: signedPercent(line.change), ...(line.is === "lowest" ? { until: line.until } : {}) }
  })
}
