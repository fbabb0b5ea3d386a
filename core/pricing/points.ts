import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalOf,
  decimalToNumber,
  exactDecimal,
  subtractDecimals,
} from "../values/decimal.ts"
import { fractionOfDecimal, roundFraction, timesFraction } from "../values/fraction.ts"
import type { Language } from "../values/language.ts"
import { pricingLimits } from "./limits.ts"

/** Who buys, as far as points and orders care. */
export type BuyerRole = "guest" | "client" | "wholesaler"

/** A purchase as a client's points see it. */
export interface PointsPurchase {
  readonly role: BuyerRole
  /** what the client has to spend */
  readonly balance: Decimal
  /** one unit paid with points; null = it is not sold for points */
  readonly price: Decimal | null
  /** what one unit earns; null = nothing */
  readonly reward: Decimal | null
  readonly quantity: Decimal
}

export interface PointsOutcome {
  /** spent when the order is placed */
  readonly paid: Decimal
  /** granted when the order is paid; nothing for a guest */
  readonly earned: Decimal
  /** left once the order is placed; null when there are too few points, or nobody has a balance */
  readonly after: Decimal | null
  /** so many are missing; null when there are enough */
  readonly missing: Decimal | null
}

const none = decimalOf(0)

/**
 * Points of a whole quantity, with up to 2 decimals.
 *
 * Spec: 9.43, 15.22.
 *
 * @example pointsOf(decimal("12.5"), decimal("3")) // => decimal("37.5")
 */
export function pointsOf(points: Decimal, quantity: Decimal): Decimal {
  const product = timesFraction(fractionOfDecimal(points), fractionOfDecimal(quantity))
  return exactDecimal(roundFraction(product, pricingLimits.pointsPlaces), pricingLimits.pointsPlaces)
}

/**
 * Points as people read them: up to 2 decimals, with a comma in Polish.
 *
 * Spec: 9.43.
 *
 * @example pointsText(decimal("12.505"), "pl") // => "12,51"
 */
export function pointsText(points: Decimal, language: Language): string {
  return numberWords(pointsOf(points, decimalOf(1)), language)
}

/**
 * What a purchase does to a client's points.
 *
 * Spec: 6.3, 6.8 (guests neither spend nor receive), 9.43, 15.22, 15.23.
 *
 * @example
 * const each = { price: decimal("30"), reward: decimal("0.5") }
 * pointsOutcome({ role: "client", balance: decimal("100"), ...each, quantity: decimal("3") })
 * // => { paid: decimal("90"), earned: decimal("1.5"), after: decimal("10"), missing: null }
 */
export function pointsOutcome({ role, balance, price, reward, quantity }: PointsPurchase): PointsOutcome {
  const isKnown = role !== "guest"
  const paid = price === null ? none : pointsOf(price, quantity)
  const earned = reward === null || !isKnown ? none : pointsOf(reward, quantity)
  const has = isKnown ? balance : none
  const enough = compareDecimals(has, paid) >= 0
  return {
    paid,
    earned,
    after: enough && isKnown ? subtractDecimals(has, paid) : null,
    missing: enough ? null : subtractDecimals(paid, has),
  }
}

/**
 * The balance once the order is paid and its points are granted; `null` when there are too few points, or nobody has a balance.
 *
 * Spec: 6.8, 15.23.
 *
 * @example finalBalance({ after: decimal("10"), earned: decimal("1.5") }) // => decimal("11.5")
 */
export function finalBalance({ after, earned }: Pick<PointsOutcome, "after" | "earned">): Decimal | null {
  return after === null ? null : addDecimals(after, earned)
}

/** Where a page speaks of points. */
export type PointsPlace =
  /** the loyalty program itself */
  | "program"
  /** a product that is sold for points */
  | "product"
  /** points that a purchase would earn */
  | "reward"
  /** the tooltip with the balance */
  | "balance"
  /** points that a paid order has earned */
  | "paidOrder"

/** The texts that points can need. */
export const pointsTextKeys = [
  "price.pointsBalance",
  "price.pointsPaidOrder",
  "price.pointsProgram",
  "price.pointsRegister",
  "price.pointsSignIn",
] as const

type PointsTextKey = (typeof pointsTextKeys)[number]

const forGuests: Readonly<Record<Exclude<PointsPlace, "balance">, Exclude<PointsTextKey, "price.pointsBalance">>> = {
  program: "price.pointsProgram",
  product: "price.pointsSignIn",
  reward: "price.pointsRegister",
  paidOrder: "price.pointsPaidOrder",
}

/**
 * What a visitor is told about points; `null` = nothing. Guests are told what they need, clients and wholesalers what they have.
 *
 * Spec: 6.3 to 6.6, 6.8.
 *
 * @example pointsWords("product", { role: "guest", balance: decimal("0") }, polish)
 * // => "Zaloguj się, aby kupić ten produkt za punkty."
 * @example pointsWords("product", { role: "client", balance: decimal("0") }, polish) // => null
 */
export function pointsWords(
  place: PointsPlace,
  visitor: { readonly role: BuyerRole; readonly balance: Decimal },
  catalogue: TextCatalogue<PointsTextKey>,
): string | null {
  const isGuest = visitor.role === "guest"
  if (place !== "balance") return isGuest ? formatText(catalogue, forGuests[place]) : null
  if (isGuest) return null
  // the word follows the number as it is shown
  const shown = pointsOf(visitor.balance, decimalOf(1))
  return formatText(catalogue, "price.pointsBalance", { points: numberWords(shown, catalogue.language), count: decimalToNumber(shown) })
}
