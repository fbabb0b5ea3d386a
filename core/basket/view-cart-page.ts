import { refusalText, refusalTextKeys } from "../messages/refusal.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { addDecimals, parseTypedDecimal, subtractDecimals } from "../values/decimal.ts"
import { type Price, shownAmount } from "../values/money.ts"
import { formatPrice } from "../values/price-format.ts"
import type { Basket, BasketRow } from "./basket.ts"
import { type CartPage, type CartRowState, isWithin } from "./cart-page.ts"

/** What a shopper sees of the cart. */
export interface CartPageView {
  readonly rows: readonly CartRowView[]
  readonly worth: string
  /** "14,99 zł", "Gratis!" or null when not known */
  readonly shipping: string | null
  /** what is missing to free delivery, as a sentence */
  readonly toFreeShipping: string | null
  /** part of the way to free delivery, 0..100 */
  readonly freeShippingPercent: number | null
  readonly total: string
  /** the tax word after the total: "brutto" */
  readonly taxWord: string
  readonly busy: boolean
}

export interface CartRowView {
  readonly additional: string
  readonly name: string
  readonly version: string | null
  readonly size: string | null
  readonly price: string
  readonly quantity: string
  readonly unit: string
  readonly sum: string
  readonly canStepDown: boolean
  readonly canStepUp: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly available: boolean
}

/** The texts that the cart can show. */
export const cartPageTextKeys = [
  ...refusalTextKeys,
  "cart.freeShippingReached",
  "cart.shippingFree",
  "cart.soldOut",
  "cart.taxGross",
  "cart.taxNet",
  "cart.toFreeShipping",
  "failure.connection",
] as const

export type CartPageTextKey = (typeof cartPageTextKeys)[number]
type Catalogue = TextCatalogue<CartPageTextKey>

/**
 * The cart in the shopper's words.
 *
 * Spec: 10.118 to 10.127 (rows, sums, total with the tax word), 9.55 ("Gratis!"), 4.36 (free delivery).
 */
export function viewCartPage(page: CartPage, catalogue: Catalogue): CartPageView {
  const { basket } = page
  const money = (price: Price) => formatPrice(shownAmount(price, page.priceType), page.priceFormat)
  const { shipping } = basket
  const isFree = shipping !== null && shipping.gross.minor === 0
  return {
    rows: page.rows.flatMap((row) => {
      const line = basket.rows.find((one) => one.additional === row.additional)
      return line === undefined ? [] : [viewRow(row, line, money, catalogue)]
    }),
    worth: money(basket.worth),
    shipping: shipping === null ? null : isFree ? formatText(catalogue, "cart.shippingFree") : money(shipping),
    ...viewFreeShipping(page, catalogue),
    total: money(basket.total),
    taxWord: formatText(catalogue, page.priceType === "net" ? "cart.taxNet" : "cart.taxGross"),
    busy: page.rows.some((row) => row.is === "saving" || row.is === "removing"),
  }
}

function viewRow(row: CartRowState, line: BasketRow, money: (price: Price) => string, catalogue: Catalogue): CartRowView {
  const quantity = parseTypedDecimal(row.text) ?? line.quantity
  return {
    additional: row.additional,
    name: line.name,
    version: line.versionName,
    size: line.sizeName === "" ? null : line.sizeName,
    price: money(line.unitPrice),
    quantity: row.text,
    unit: line.unit.name,
    sum: money(line.worth),
    canStepDown: line.available && isWithin(subtractDecimals(quantity, line.unit.sellBy), line, -1),
    canStepUp: line.available && isWithin(addDecimals(quantity, line.unit.sellBy), line, 1),
    busy: row.is === "saving" || row.is === "removing",
    problem: problemText(row, line, catalogue),
    available: line.available,
  }
}

function problemText(row: CartRowState, line: BasketRow, catalogue: Catalogue): string | null {
  if (row.problem?.is === "failed") return formatText(catalogue, "failure.connection")
  if (row.problem?.is === "refused") return refusalText(row.problem.refusal, line.unit, catalogue)
  return line.available ? null : formatText(catalogue, "cart.soldOut")
}

/** How far it is to free delivery; nothing where the shop has none. */
function viewFreeShipping(page: CartPage, catalogue: Catalogue): Pick<CartPageView, "toFreeShipping" | "freeShippingPercent"> {
  const { toFreeShipping: missing, freeShippingFrom: from }: Pick<Basket, "toFreeShipping" | "freeShippingFrom"> = page.basket
  if (missing === null) return { toFreeShipping: null, freeShippingPercent: null }
  if (missing.minor <= 0) return { toFreeShipping: formatText(catalogue, "cart.freeShippingReached"), freeShippingPercent: 100 }
  if (from === null || from.minor <= 0) return { toFreeShipping: null, freeShippingPercent: null }
  return {
    toFreeShipping: formatText(catalogue, "cart.toFreeShipping", { amount: formatPrice(missing, page.priceFormat) }),
    freeShippingPercent: Math.max(0, Math.floor((100 * (from.minor - missing.minor)) / from.minor)),
  }
}
