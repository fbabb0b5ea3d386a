import type { ProductOffer } from "../product/offer.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { decimalOf, decimalToNumber } from "../values/decimal.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { type BuyerRole, pointsOf, pointsTextKeys, pointsWords } from "./points.ts"

/** The texts of the points that a purchase earns. */
export const earnedPointsTextKeys = joinKeys(pointsTextKeys, ["price.pointsEarned"])

/** The points of one unit, and what a guest needs for them. */
export interface EarnedPoints {
  readonly text: string
  /** null for whoever has an account */
  readonly hint: string | null
}

/**
 * What one unit earns a shopper once its order is paid; `null` where it earns nothing, or is not sold for money.
 *
 * Spec: 6.8, 9.43, 15.23, 15.44.
 *
 * @example
 * const paid = sampleSize("uniw").price
 * const size = sampleSize("uniw", limited("3"), { price: paid && { ...paid, pointsEarned: decimal("5") } })
 * earnedPoints({ sizes: [size], unit: pieces }, "guest", polish)
 * // => { text: "Za zakup dostajesz 5 punktów / szt.", hint: "Zarejestruj się, aby zbierać punkty." }
 */
export function earnedPoints(
  { sizes, unit }: Pick<ProductOffer, "sizes" | "unit">,
  role: BuyerRole,
  catalogue: TextCatalogue<(typeof earnedPointsTextKeys)[number]>,
): EarnedPoints | null {
  const sold = sizes.filter(({ phonePrice }) => !phonePrice)
  const reward = sold.map(({ price }) => price?.pointsEarned ?? null).find((points) => points !== null) ?? null
  // the word follows the number as it is shown
  const points = reward === null ? null : pointsOf(reward, decimalOf(1))
  if (points === null || points.coefficient <= 0) return null
  const text = formatText(catalogue, "price.pointsEarned", {
    points: numberWords(points, catalogue.language),
    count: decimalToNumber(points),
    unit: unit.name,
  })
  return { text, hint: pointsWords("reward", { role, balance: decimalOf(0) }, catalogue) }
}
