import { quantityWords } from "../quantity/quantity-text.ts"
import type { Unit } from "../quantity/order-limits.ts"
import type { SizeWords } from "../product/offer.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Decimal, decimalFromNumber } from "../values/decimal.ts"
import { mapLimits } from "./limits.ts"

/** The stock of a size in a physical store. */
export type StoreStock = { readonly is: "none" } | { readonly is: "unlimited" } | { readonly is: "limited"; readonly amount: Decimal }

/** Keys of the texts about stock in physical stores. Spec: 8.76, 8.77. */
export const stockTextKeys = [
  "shipping.inStore",
  "shipping.noStoreHasChoice",
  "shipping.noStoreHasSize",
  "shipping.notInStore",
  "shipping.chooseSizeForStock",
] as const

type Catalogue = TextCatalogue<(typeof stockTextKeys)[number]>

/**
 * Reads the stock of a store: -1 is unlimited; anything else that is not above zero, and anything that is not a number, is no stock.
 *
 * Spec: 3.70.
 *
 * @example storeStock(-1) // => { is: "unlimited" }
 * @example storeStock(2.5) // => { is: "limited", amount: { coefficient: 25, scale: 1 } }
 */
export function storeStock(strictQuantity: number): StoreStock {
  if (strictQuantity === -1) return { is: "unlimited" }
  const amount = strictQuantity > 0 ? decimalFromNumber(strictQuantity) : null
  return amount === null ? { is: "none" } : { is: "limited", amount }
}

/**
 * The stock of a store in the shopper's words.
 *
 * Spec: 3.70, 18.15.
 *
 * @example storeStockWords({ is: "limited", amount: decimal("3") }, pieces, polish) // => "3 sztuki"
 */
export function storeStockWords(stock: StoreStock, unit: Unit, catalogue: Catalogue): string {
  switch (stock.is) {
    case "none":
      return formatText(catalogue, "shipping.notInStore")
    case "unlimited":
      return formatText(catalogue, "shipping.inStore")
    case "limited":
      return quantityWords(stock.amount, unit, catalogue.language)
  }
}

/**
 * The words of the stock modal in place of a list, when no size is chosen or no store has it. Null when there is a list.
 *
 * Spec: 8.76, 8.77, 16.63.
 *
 * @param sizeWords the shop's own words for the product's sizes; absent = they are called sizes
 *
 * @example stockModalWords({ sizeId: null }, [], polish) // => "Aby sprawdzić dostępność wybierz rozmiar"
 */
export function stockModalWords(
  { sizeId, sizeWords }: { readonly sizeId: string | null; readonly sizeWords?: SizeWords },
  stocks: readonly StoreStock[],
  catalogue: Catalogue,
): string | null {
  if (sizeId === null) return sizeWords?.choose ?? formatText(catalogue, "shipping.chooseSizeForStock")
  if (stocks.some(({ is }) => is !== "none")) return null
  return formatText(catalogue, sizeWords === undefined ? "shipping.noStoreHasSize" : "shipping.noStoreHasChoice")
}

/** Why the browser gave no location. */
export type LocationFailure = "refused" | "unavailable" | "timeout" | "unsupported"

const keys = {
  refused: "shipping.locationRefused",
  unavailable: "shipping.locationUnavailable",
  timeout: "shipping.locationTimeout",
  unsupported: "shipping.locationUnsupported",
} as const

/** Keys of the texts about a missing location. Spec: 8.70 to 8.73. */
export const locationTextKeys = Object.values(keys)

/**
 * The failure behind the browser's error code: 1 refused, 2 unavailable, 3 timeout; anything else counts as unavailable.
 *
 * Spec: 8.70, 8.71, 8.72.
 *
 * @example locationFailure(1) // => "refused"
 */
export function locationFailure(code: number): LocationFailure {
  if (code === 1) return "refused"
  return code === 3 ? "timeout" : "unavailable"
}

/**
 * Why there is no location and what to do about it, in the shopper's words.
 *
 * Spec: 8.70 to 8.73.
 *
 * @example locationWords("unsupported", polish) // => "Ta przeglądarka nie udostępnia lokalizacji. Wpisz adres."
 */
export function locationWords(failure: LocationFailure, catalogue: TextCatalogue<(typeof locationTextKeys)[number]>): string {
  return formatText(catalogue, keys[failure])
}

/**
 * The label of a cluster of pickup points: their number, shortened from a thousand on and never rounded up.
 *
 * Spec: 9.60.
 *
 * @example clusterLabel(999) // => "999"
 * @example clusterLabel(1999) // => "1.9k"
 * @example clusterLabel(12_345) // => "12k"
 */
export function clusterLabel(count: number): string {
  if (count < mapLimits.shortenedFrom) return String(count)
  const thousands = Math.floor(count / 100) / 10
  return `${thousands < 10 ? thousands : Math.floor(thousands)}k`
}

/**
 * What a cluster is called. A shortened number stands before the whole one: who presses by voice says what is seen.
 *
 * Spec: 10.982, 18.57.
 *
 * @example clusterName(6219, { language: "en", texts: { "pickup.cluster": "{count} {count|point|points}, zoom in" } })
 * // => "6.2k: 6219 points, zoom in"
 */
export function clusterName(count: number, catalogue: TextCatalogue<"pickup.cluster">): string {
  const label = clusterLabel(count)
  const name = formatText(catalogue, "pickup.cluster", { count })
  return name.startsWith(label) ? name : `${label}: ${name}`
}
