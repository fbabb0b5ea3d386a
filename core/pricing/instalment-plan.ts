import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { type Decimal, decimalOf } from "../values/decimal.ts"
import { addMoney, type Money, type Price, type PriceType, subtractMoney, timesMoney } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import {
  type InstalmentButton,
  type InstalmentCart,
  type InstalmentChoice,
  instalmentDialog,
  type InstalmentProvider,
  instalments,
  instalmentTextKeys,
} from "./instalments.ts"
import { amountWords } from "./amount-words.ts"

/** How long an amount may be paid off, and what that adds. */
export interface InstalmentTerm {
  /** whole months, one rate in each */
  readonly months: number
  /** percent of the amount, added to it once */
  readonly percent: Decimal
}

/** What a provider lends for, and how it is paid back. It is data: nothing of it is run. */
export interface InstalmentPlan extends InstalmentProvider {
  readonly terms: readonly InstalmentTerm[]
}

/** An amount paid off in rates. */
export interface InstalmentRates {
  readonly months: number
  readonly rate: Money
  /** the last one, which takes what the others leave */
  readonly last: Money
  readonly total: Money
}

/**
 * The rates of an amount: equal ones, but for the last, which takes the coins that do not divide.
 *
 * Spec: 15.70. What is added is rounded once.
 *
 * @example instalmentRates(money("100.00"), { months: 3, percent: decimal("0") })
 * // => { months: 3, rate: money("33.33"), last: money("33.34"), total: money("100.00") }
 */
export function instalmentRates(amount: Money, { months, percent }: InstalmentTerm): InstalmentRates {
  const added = timesMoney(amount, { coefficient: percent.coefficient, scale: percent.scale + 2 })
  const total = addMoney(amount, added)
  const rate: Money = { minor: Math.floor(total.minor / months) }
  return { months, rate, last: subtractMoney(total, timesMoney(rate, decimalOf(months - 1))), total }
}

/** What a shop tells of the instalments of a product. */
export interface OfferedInstalments {
  /** null = the product cannot be paid in instalments */
  readonly plan: InstalmentPlan | null
  /** of the whole quantity; null = it has no price yet */
  readonly worth: Price | null
  readonly inCart: boolean
  readonly cart: InstalmentCart
}

/** The amounts that a product's page offers: of the product alone, and together with the cart. Spec: 15.39. */
export const productAmounts = ["product", "both"] as const satisfies readonly InstalmentChoice["of"][]
export type ProductAmount = (typeof productAmounts)[number]

/** The texts of the instalments of a product. */
export const instalmentPlanTextKeys = joinKeys(instalmentTextKeys, [
  "price.instalmentFor",
  "price.instalmentNone",
  "price.instalmentRateCount",
  "price.instalmentUnpriced",
])

/** A way to pay an amount off, in the shopper's words. */
export interface RatesRow {
  readonly months: string
  readonly rate: string
  readonly total: string
}

export interface InstalmentsView {
  /** why not, or why not all of it; null = nothing is in the way */
  readonly message: string | null
  /** the amounts to choose from; empty = there is nothing to choose */
  readonly buttons: readonly (InstalmentButton & { readonly of: InstalmentChoice["of"]; readonly isChosen: boolean })[]
  /** the calculator, once it is known for which amount; null = it is not */
  readonly rates: { readonly about: string; readonly rows: readonly RatesRow[] } | null
}

/** How the shop writes what is told of instalments. */
export interface InstalmentsWording {
  readonly priceType: PriceType
  readonly format: PriceFormat
  readonly catalogue: TextCatalogue<(typeof instalmentPlanTextKeys)[number]>
}

/**
 * The instalments of a product in the shopper's words: the calculator at once, or amounts of which one starts it.
 *
 * Spec: 5.78, 5.80, 15.38 to 15.42, 15.70.
 *
 * @param chosen the amount that was asked for; null = none yet
 *
 * @example
 * const cart = { subtotal: price("0.00", "0.00"), products: 0, allAllowed: true }
 * const wording = { priceType: "gross", format: polishPrices, catalogue: polish } as const
 * viewInstalments({ plan: null, worth: null, inCart: false, cart }, null, wording).rates // => null
 */
export function viewInstalments(
  { plan, worth, inCart, cart }: OfferedInstalments,
  chosen: ProductAmount | null,
  { priceType, format, catalogue }: InstalmentsWording,
): InstalmentsView {
  if (plan === null) return { message: formatText(catalogue, "price.instalmentNone"), buttons: [], rates: null }
  const wording = { priceType, format, catalogue }
  const ratesOf = (amount: Money) => viewRates(plan, amount, wording)
  const found = instalments({ page: "product", provider: plan, priceType, price: worth, quantity: decimalOf(1), inCart, cart })
  if (found.is === "start") {
    return found.amount === null
      ? { message: formatText(catalogue, "price.instalmentUnpriced", { name: plan.name }), buttons: [], rates: null }
      : { message: null, buttons: [], rates: ratesOf(found.amount) }
  }
  const { message, buttons } = instalmentDialog(found, { provider: plan, priceType, format, catalogue })
  const open = found.choices.find(({ of, obstacle }) => of === chosen && obstacle === null)
  return {
    message,
    buttons: buttons.flatMap((button, at) => {
      const of = found.choices[at]?.of
      return of === undefined ? [] : [{ ...button, of, isChosen: of === open?.of }]
    }),
    rates: open === undefined ? null : ratesOf(open.amount),
  }
}

function viewRates(plan: InstalmentPlan, amount: Money, { priceType, format, catalogue }: InstalmentsWording): InstalmentsView["rates"] {
  const words = (one: Money) => amountWords(one, priceType, format, catalogue)
  return {
    about: formatText(catalogue, "price.instalmentFor", { name: plan.name, amount: words(amount) }),
    rows: plan.terms.map((term) => {
      const { months, rate, total } = instalmentRates(amount, term)
      return { months: formatText(catalogue, "price.instalmentRateCount", { count: months }), rate: words(rate), total: words(total) }
    }),
  }
}

/**
 * The instalments of a cart in the shopper's words: the calculator at once where the total is in the provider's range, else why not, with a
 * button that is off.
 *
 * Spec: 5.78, 5.79, 8.78 to 8.81, 15.70.
 *
 * @example
 * const terms = [{ months: 4, percent: decimal("0") }]
 * const plan = { name: "Raty", min: money("100.00"), max: null, maxProducts: null, terms }
 * const cart = { subtotal: price("200.00", "162.60"), products: 1, allAllowed: true }
 * const wording = { priceType: "gross", format: polishPrices, catalogue: polish } as const
 * viewCartInstalments(plan, cart, wording).rates?.rows
 * // => [{ months: "4 raty", rate: "50,00 zł", total: "200,00 zł" }]
 */
export function viewCartInstalments(plan: InstalmentPlan, cart: InstalmentCart, wording: InstalmentsWording): InstalmentsView {
  const found = instalments({ page: "cart", provider: plan, priceType: wording.priceType, cart })
  if (found.is === "start")
    return { message: null, buttons: [], rates: found.amount === null ? null : viewRates(plan, found.amount, wording) }
  const { message, buttons } = instalmentDialog(found, { provider: plan, ...wording })
  return { message, buttons: buttons.map((button) => ({ ...button, of: "cart", isChosen: false })), rates: null }
}
