import { compareDecimals, type Decimal, decimalOf } from "../values/decimal.ts"
import { compareMoney, type Money, type Price, type PriceType, shownAmount, timesMoney } from "../values/money.ts"
import type { KnownPrice, OmnibusPrice } from "../product/offer.ts"
import { type CivilDay, compareDays, parseCivilDay } from "../values/civil-day.ts"
import { priceChange, type SignedPercent, wholePercent } from "./price-change.ts"

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

/** A line of the block, from the top. `change` is that of the price now against the line's own. */
export type PriceLine =
  | { readonly is: "lowest"; readonly amount: Money; readonly change: SignedPercent | null }
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
 * @example lowestPriceBlock({ price: { price: { gross: { minor: 8000 } }, max: { gross: { minor: 10000 } }, omnibus: { price: { gross: { minor: 7500 } }, higherThanSelling: false, percent: null, validUntil: null }, beforeRebate: null }, priceType: "gross", phonePrice: false, rebateCodeActive: false, per: { coefficient: 1, scale: 0 }, today: null })
 * // => { lines: [{ is: "lowest", amount: { minor: 7500 }, change: { is: "dearer", percent: 7 } }], per: null }
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
  const day = omnibus.validUntil === null ? null : parseCivilDay(omnibus.validUntil)
  const holds = day !== null && (question.today === null || compareDays(day, question.today) >= 0)
  const lowest: PriceLine = { is: "lowest", amount: perQuantity(question, omnibus.price), change }
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
