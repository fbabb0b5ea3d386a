import { type Decimal, decimalFromNumber } from "../decimal/decimal.ts"
import type { Unit } from "../product/unit.ts"
import { quantityWords } from "../quantity/quantity-text.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"

/** How much of a size a physical store has. */
export type StoreStock = { readonly is: "none" } | { readonly is: "unlimited" } | { readonly is: "amount"; readonly amount: Decimal }

/** The texts about stock in physical stores. Spec: 8.76, 8.77. */
export const stockTextKeys = ["shipping.inStore", "shipping.noStoreHasSize", "shipping.notInStore", "shipping.chooseSizeForStock"] as const

type Catalogue = TextCatalogue<(typeof stockTextKeys)[number]>

/**
 * The stock of a store as the shop sends it: -1 is unlimited; what is no number, or not above zero, is none.
 *
 * Spec: 3.70.
 *
 * @example storeStock(-1) // => { is: "unlimited" }
 * @example storeStock(2.5) // => { is: "amount", amount: { coefficient: 25, scale: 1 } }
 */
export function storeStock(strictQuantity: number): StoreStock {
  if (strictQuantity === -1) return { is: "unlimited" }
  const amount = strictQuantity > 0 ? decimalFromNumber(strictQuantity) : null
  return amount === null ? { is: "none" } : { is: "amount", amount }
}

/**
 * The stock of a store in the shopper's words.
 *
 * Spec: 3.70, 18.15.
 */
export function storeStockWords(stock: StoreStock, unit: Unit, catalogue: Catalogue): string {
  switch (stock.is) {
    case "none":
      return formatText(catalogue, "shipping.notInStore")
    case "unlimited":
      return formatText(catalogue, "shipping.inStore")
    case "amount":
      return quantityWords(stock.amount, unit, catalogue.language)
  }
}

/**
 * What the stock modal says in place of a list: no size is chosen, or no store has it. Null when there is a list.
 *
 * Spec: 8.76, 8.77.
 */
export function stockModalWords(sizeId: string | null, stocks: readonly StoreStock[], catalogue: Catalogue): string | null {
  if (sizeId === null) return formatText(catalogue, "shipping.chooseSizeForStock")
  return stocks.some(({ is }) => is !== "none") ? null : formatText(catalogue, "shipping.noStoreHasSize")
}
