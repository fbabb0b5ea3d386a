import { type Decimal, decimalOf, decimalToNumber } from "../values/decimal.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type BuyerRole, pointsOf } from "./points.ts"

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
 * @example pointsWords("product", { role: "guest" }, { language: "pl", texts: { "price.pointsSignIn": "Zaloguj się" } }) // => "Zaloguj się"
 * @example pointsWords("product", { role: "client" }, { language: "pl", texts: {} }) // => null
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
