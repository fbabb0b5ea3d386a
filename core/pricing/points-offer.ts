import type { ProductOffer } from "../product/offer.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { addDecimals, compareDecimals, type Decimal, decimalOf, decimalToNumber, subtractDecimals } from "../values/decimal.ts"
import { type BuyerRole, pointsOf, pointsOutcome, pointsText, pointsTextKeys, pointsWords } from "./points.ts"

/** A product that is sold for points, and who looks at it. */
export interface PointsOffer {
  readonly role: BuyerRole
  /** null = the shop does not tell it */
  readonly balance: Decimal | null
  /** what the rows of the basket that are paid with points take of it */
  readonly inBasket: Decimal
  /** of one unit; null = it is not sold for points */
  readonly price: Decimal | null
  /** it has a price in money, too */
  readonly isSoldForMoney: boolean
}

/**
 * Is a product given out for points alone?
 *
 * Spec: 15.31, 15.65.
 *
 * @example isForPointsOnly(sampleOffer({ pointsPrice: decimal("450") })) // => false
 */
export const isForPointsOnly = ({ pointsPrice, sizes }: Pick<ProductOffer, "pointsPrice" | "sizes">): boolean =>
  pointsPrice !== null && pointsPrice.coefficient > 0 && sizes.every(({ price }) => price === null)

/**
 * The points that the rows of a basket take of the balance.
 *
 * Spec: 15.22, 15.65.
 *
 * @example pointsInBasket([{ points: { total: decimal("900") } }, {}]) // => decimal("900")
 */
export const pointsInBasket = (rows: readonly { readonly points?: { readonly total: Decimal } }[]): Decimal =>
  rows.reduce((sum, { points }) => (points === undefined ? sum : addDecimals(sum, points.total)), decimalOf(0))

/** What stands beside a price about buying for points. */
export interface PointsOfferView {
  /** "890 pkt" */
  readonly price: string
  /** money or points: null = there is nothing to choose */
  readonly choice: "open" | "closed" | null
  /** what is needed to buy with points: to sign in, or more of them; null = nothing */
  readonly need: string | null
  /** who is asked to sign in */
  readonly isSignIn: boolean
  /** the tooltip; null for a guest, and where the shop tells no balance */
  readonly balance: string | null
}

/** The texts of buying for points. */
export const pointsOfferTextKeys = [...pointsTextKeys, "price.pointsMissing", "product.pointsPrice"] as const

/**
 * What a page says about buying a product for points; `null` = it is not sold so. What lies in the basket for points already has taken
 * its share of the balance. Where the shop tells no balance a client may choose points, and the shop judges it.
 *
 * Spec: 6.3, 6.4, 6.6, 9.43, 10.1032, 15.23, 15.31, 15.65.
 *
 * @example
 * const price = decimal("890")
 * const who = { role: "client", balance: decimal("620"), inBasket: decimal("0") } as const
 * viewPointsOffer({ ...who, price, isSoldForMoney: true }, polish)?.need // => "Brakuje Ci 270 punktów."
 * @example
 * const untold = { role: "client", balance: null, inBasket: decimal("0"), price: decimal("890") } as const
 * viewPointsOffer({ ...untold, isSoldForMoney: true }, polish)?.choice // => "open"
 */
export function viewPointsOffer(
  { role, balance, inBasket, price, isSoldForMoney }: PointsOffer,
  catalogue: TextCatalogue<(typeof pointsOfferTextKeys)[number]>,
): PointsOfferView | null {
  if (price === null || compareDecimals(price, decimalOf(0)) <= 0) return null
  const known = balance ?? decimalOf(0)
  const left = subtractDecimals(known, inBasket)
  const isUntold = role !== "guest" && balance === null
  const missing = isUntold ? null : pointsOutcome({ role, balance: left, price, reward: null, quantity: decimalOf(1) }).missing
  const signIn = pointsWords("product", { role, balance: known }, catalogue)
  const need = signIn ?? (missing === null ? null : pointsMissingText(missing, catalogue))
  return {
    price: formatText(catalogue, "product.pointsPrice", { points: pointsText(price, catalogue.language) }),
    choice: isSoldForMoney ? (need === null ? "open" : "closed") : null,
    need,
    isSignIn: signIn !== null,
    balance: isUntold ? null : pointsWords("balance", { role, balance: known }, catalogue),
  }
}

/**
 * How many points are missing, in the shopper's words; their number has up to 2 decimals, and the word follows it.
 *
 * Spec: 9.43, 15.23.
 *
 * @example pointsMissingText(decimal("270"), polish) // => "Brakuje Ci 270 punktów."
 */
export const pointsMissingText = (missing: Decimal, catalogue: TextCatalogue<"price.pointsMissing">): string =>
  formatText(catalogue, "price.pointsMissing", {
    points: numberWords(missing, catalogue.language),
    count: decimalToNumber(missing),
  })

/** The texts of the points that a purchase earns. */
export const earnedPointsTextKeys = joinKeys(pointsTextKeys, ["price.pointsEarned"])

/** The points of one unit, and what a guest needs for them. */
export interface EarnedPointsWords {
  readonly text: string
  /** null for whoever has an account */
  readonly hint: string | null
}

/**
 * What one unit earns a shopper once its order is paid; `null` where it earns nothing, or is not sold for money.
 *
 * Spec: 6.8, 9.43, 15.23, 15.44; without a unit where nobody tells it (10.1060).
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
): EarnedPointsWords | null {
  const reward = sizes.find(({ phonePrice, price }) => !phonePrice && price?.pointsEarned != null)?.price?.pointsEarned ?? null
  // the word follows the number as it is shown
  const points = reward === null ? null : pointsOf(reward, decimalOf(1))
  if (points === null || points.coefficient <= 0) return null
  const text = formatText(catalogue, "price.pointsEarned", {
    points: numberWords(points, catalogue.language),
    count: decimalToNumber(points),
  })
  return { text: text + (unit.name && ` / ${unit.name}`), hint: pointsWords("reward", { role, balance: decimalOf(0) }, catalogue) }
}
