import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import { roundFraction } from "../values/fraction.ts"
import { addMoney, compareMoney, type Money, type Price, type PriceType, shownAmount, timesPrice } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import { readWireAmount, type WireAmount } from "../values/money-text.ts"
import { amountWords } from "./amount-words.ts"

/** Who lends, and within which bounds; null = open. */
export interface InstalmentProvider {
  readonly name: string
  readonly min: Money | null
  readonly max: Money | null
  /** the largest number of different products in one cart */
  readonly maxProducts: number | null
}

export interface InstalmentCart {
  readonly subtotal: Price
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
  | { readonly _tag: "TooManyProducts"; readonly max: number }
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
 * @example
 * const provider = { name: "Raty", min: money("100.00"), max: null, maxProducts: null }
 * const cart = { subtotal: price("300.00", "243.90"), products: 1, allAllowed: true }
 * instalments({ page: "cart", provider, priceType: "gross", cart }) // => { is: "start", amount: money("300.00") }
 */
export function instalments(question: InstalmentQuestion): Instalments {
  const { provider, cart, priceType } = question
  const subtotal = shownAmount(cart.subtotal, priceType)
  if (question.page === "cart") {
    const obstacle = cartObstacle(provider, cart, cart.products) ?? rangeObstacle(provider, subtotal)
    return obstacle === null
      ? { is: "start", amount: subtotal }
      : { is: "ask", message: obstacle, choices: [{ of: "cart", amount: subtotal, obstacle }] }
  }
  if (question.price === null) return { is: "start", amount: null }
  const amount = shownAmount(timesPrice(question.price, question.quantity), priceType)
  const product: InstalmentChoice = { of: "product", amount, obstacle: rangeObstacle(provider, amount) }
  if (cart.products === 0) {
    return product.obstacle === null ? { is: "start", amount } : { is: "ask", message: product.obstacle, choices: [product] }
  }
  const together = addMoney(subtotal, amount)
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

function cartObstacle({ maxProducts }: InstalmentProvider, cart: InstalmentCart, products: number): InstalmentObstacle | null {
  if (!cart.allAllowed) return { _tag: "ProductsNotAllowed" }
  return maxProducts !== null && products > maxProducts ? { _tag: "TooManyProducts", max: maxProducts } : null
}

const labels = { product: "price.instalmentProduct", cart: "price.instalmentCart", both: "price.instalmentBoth" } as const
const raise = { product: "price.instalmentBelowProduct", cart: "price.instalmentBelowCart", both: "price.instalmentBelowBoth" } as const
const lower = { product: "price.instalmentAboveProduct", cart: "price.instalmentAboveCart", both: "price.instalmentAboveBoth" } as const

/** The texts that instalments can need. */
export const instalmentTextKeys = [
  "price.instalmentAboveBoth",
  "price.instalmentAboveCart",
  "price.instalmentAboveProduct",
  "price.instalmentBelowBoth",
  "price.instalmentBelowCart",
  "price.instalmentBelowProduct",
  "price.instalmentBoth",
  "price.instalmentCart",
  "price.instalmentMax",
  "price.instalmentMin",
  "price.instalmentNotAllowed",
  "price.instalmentProduct",
  "price.instalmentTooMany",
  "price.net",
] as const

/** A button in the shopper's words. */
export interface InstalmentButton {
  readonly label: string
  readonly amount: string
  readonly enabled: boolean
  /** what helps when the amount is out of range */
  readonly hint: string | null
}

export interface InstalmentDialog {
  readonly message: string | null
  readonly buttons: readonly InstalmentButton[]
}

/** How the shop writes what the dialog says. */
export interface InstalmentWording {
  readonly provider: Pick<InstalmentProvider, "name">
  readonly priceType: PriceType
  readonly format: PriceFormat
  readonly catalogue: TextCatalogue<(typeof instalmentTextKeys)[number]>
}

/**
 * The dialog of the instalments in the shopper's words.
 *
 * Spec: 5.78, 5.80, 8.78 to 8.81, 15.42.
 *
 * @example
 * const wording = { provider: { name: "Raty" }, priceType: "gross", format: polishPrices, catalogue: polish } as const
 * instalmentDialog({ is: "ask", message: { _tag: "ProductsNotAllowed" }, choices: [] }, wording).buttons // => []
 */
export function instalmentDialog(answer: Extract<Instalments, { readonly is: "ask" }>, wording: InstalmentWording): InstalmentDialog {
  const { priceType, format, catalogue } = wording
  return {
    message: answer.message === null ? null : obstacleText(answer.message, wording),
    buttons: answer.choices.map((choice) => ({
      label: formatText(catalogue, labels[choice.of]),
      amount: amountWords(choice.amount, priceType, format, catalogue),
      enabled: choice.obstacle === null,
      hint: hint(choice, wording),
    })),
  }
}

function obstacleText(obstacle: InstalmentObstacle, { provider, priceType, format, catalogue }: InstalmentWording): string {
  const { name } = provider
  const money = (bound: Money) => amountWords(bound, priceType, format, catalogue)
  switch (obstacle._tag) {
    case "BelowMinimum":
      return formatText(catalogue, "price.instalmentMin", { name, amount: money(obstacle.bound) })
    case "AboveMaximum":
      return formatText(catalogue, "price.instalmentMax", { name, amount: money(obstacle.bound) })
    case "TooManyProducts":
      return formatText(catalogue, "price.instalmentTooMany", { name, n: obstacle.max })
    case "ProductsNotAllowed":
      return formatText(catalogue, "price.instalmentNotAllowed", { name })
  }
}

function hint({ of, obstacle }: InstalmentChoice, { catalogue }: InstalmentWording): string | null {
  if (obstacle?._tag === "BelowMinimum") return formatText(catalogue, raise[of])
  return obstacle?._tag === "AboveMaximum" ? formatText(catalogue, lower[of]) : null
}
