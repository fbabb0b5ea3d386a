import type { Decimal } from "../values/decimal.ts"
import { roundFraction } from "../values/fraction.ts"
import { addMoney, compareMoney, type Money, type Price, type PriceType, shownAmount, timesPrice } from "../values/money.ts"
import { readWireAmount, type WireAmount } from "../values/price-format.ts"

/** Who lends, and within which bounds; null = open. */
export interface InstalmentProvider {
  readonly name: string
  readonly min: Money | null
  readonly max: Money | null
  /** most different products of one cart */
  readonly mostProducts: number | null
}

export interface InstalmentCart {
  readonly worth: Price
  /** different products, whatever their quantities */
  readonly products: number
  /** every one of them may be paid in instalments */
  readonly allAllowed: boolean
}

interface Asked {
  readonly provider: InstalmentProvider
  readonly priceType: PriceType
  readonly cart: InstalmentCart
}

/** Who asks: the page of a product, with its price (null = unknown), or the cart page. */
export type InstalmentQuestion =
  | (Asked & {
      readonly page: "product"
      readonly price: Price | null
      readonly quantity: Decimal
      /** the product is one of those in the cart */
      readonly inCart: boolean
    })
  | (Asked & { readonly page: "cart" })

export type InstalmentObstacle =
  | { readonly _tag: "BelowMinimum"; readonly bound: Money }
  | { readonly _tag: "AboveMaximum"; readonly bound: Money }
  | { readonly _tag: "TooManyProducts"; readonly most: number }
  | { readonly _tag: "ProductsNotAllowed" }

/** A button of the dialog; off while something stands in its way. */
export interface InstalmentChoice {
  readonly of: "product" | "cart" | "both"
  readonly amount: Money
  readonly obstacle: InstalmentObstacle | null
}

export type Instalments =
  /** the provider's calculator opens at once; null = it asks for the amount itself */
  | { readonly is: "start"; readonly amount: Money | null }
  /** a dialog with a message, if any, and buttons */
  | { readonly is: "ask"; readonly message: InstalmentObstacle | null; readonly choices: readonly InstalmentChoice[] }

/**
 * What a press of "instalments" leads to. There is nothing to remember: cart and price range decide.
 *
 * Spec: 4.75, 5.78, 5.79, 8.78 to 8.81, 15.37 to 15.41.
 *
 * @example instalments({ page: "cart", provider: { name: "Raty", min: { minor: 10000 }, max: null, mostProducts: null }, priceType: "gross", cart: { worth: { gross: { minor: 30000 } }, products: 1, allAllowed: true } })
 * // => { is: "start", amount: { minor: 30000 } }
 */
export function instalments(question: InstalmentQuestion): Instalments {
  const { provider, cart, priceType } = question
  const worth = shownAmount(cart.worth, priceType)
  if (question.page === "cart") {
    const obstacle = cartObstacle(provider, cart, cart.products) ?? rangeObstacle(provider, worth)
    return obstacle === null
      ? { is: "start", amount: worth }
      : { is: "ask", message: obstacle, choices: [{ of: "cart", amount: worth, obstacle }] }
  }
  if (question.price === null) return { is: "start", amount: null }
  const amount = shownAmount(timesPrice(question.price, question.quantity), priceType)
  const product: InstalmentChoice = { of: "product", amount, obstacle: rangeObstacle(provider, amount) }
  if (cart.products === 0) {
    return product.obstacle === null ? { is: "start", amount } : { is: "ask", message: product.obstacle, choices: [product] }
  }
  const together = addMoney(worth, amount)
  const inTheWay = cartObstacle(provider, cart, cart.products + (question.inCart ? 0 : 1))
  const both: InstalmentChoice = { of: "both", amount: together, obstacle: inTheWay ?? rangeObstacle(provider, together) }
  return { is: "ask", message: product.obstacle ?? inTheWay, choices: [product, both] }
}

/**
 * A bound of the provider as the page has it; `null` = open: absent, no number, or not above 0.
 *
 * Spec: 3.72, 15.37.
 *
 * @example instalmentBound("100.00") // => { minor: 10000 }
 * @example instalmentBound(0) // => null
 */
export function instalmentBound(wire: WireAmount): Money | null {
  const read = readWireAmount(wire)
  return read._tag === "Amount" && read.amount.numerator > 0n ? { minor: Number(roundFraction(read.amount, 2)) } : null
}

function rangeObstacle({ min, max }: InstalmentProvider, amount: Money): InstalmentObstacle | null {
  if (min !== null && compareMoney(amount, min) < 0) return { _tag: "BelowMinimum", bound: min }
  return max !== null && compareMoney(amount, max) > 0 ? { _tag: "AboveMaximum", bound: max } : null
}

function cartObstacle({ mostProducts }: InstalmentProvider, cart: InstalmentCart, products: number): InstalmentObstacle | null {
  if (!cart.allAllowed) return { _tag: "ProductsNotAllowed" }
  return mostProducts !== null && products > mostProducts ? { _tag: "TooManyProducts", most: mostProducts } : null
}
