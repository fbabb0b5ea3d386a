import { compareDecimals, parseTypedDecimal } from "../values/decimal.ts"
import { type BasketRefusal, refusalText, refusalTextKeys } from "../messages/refusal.ts"
import { shownAmount } from "../values/money.ts"
import { type PriceView, priceViewTextKeys, viewPrice } from "../pricing/price-words.ts"
import { priceKind } from "../pricing/shown-price.ts"
import type { ProductSize } from "../product/offer.ts"
import { effectiveRange } from "../quantity/order-limits.ts"
import { quantityWords } from "../quantity/quantity-text.ts"
import { findSize, isInStock, isSingleSize, pricesDiffer } from "../product/sizes.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { productPageLimits } from "./limits.ts"
import type { ProductPage } from "./product-page-state.ts"
import type { ProductPageView } from "./product-page-view.ts"
import { needsChoices, obstacle } from "./readiness.ts"
import { purchaseLimits } from "../subscription/purchase-limits.ts"

/** The texts that the product form can show. */
export const productPageTextKeys = [
  ...refusalTextKeys,
  ...priceViewTextKeys,
  "availability.available",
  "product.add",
  "product.adding",
  "product.hintChoices",
  "product.hintMinimum",
  "product.hintPhone",
  "product.hintPoints",
  "product.perUnit",
] as const

export type ProductPageTextKey = (typeof productPageTextKeys)[number]
type Catalogue = TextCatalogue<ProductPageTextKey>

/**
 * The product form in the shopper's words: what the browser draws, the terminal prints and a recording compares.
 *
 * Spec: 4.44 (order of updates), 6.7 (gross or net), 9.26, 9.27 (lowest price), 9.42 (percent), 8.67, 8.68 (unavailable, by phone).
 */
export function viewProductPage(page: ProductPage, catalogue: Catalogue): ProductPageView {
  const { offer } = page
  const size = findSize(offer, page.selectedSizeId)
  const shown = size ?? cheapest(page)
  const stops = obstacle(page)
  const range = effectiveRange({ unit: offer.unit, limits: purchaseLimits(offer.limits, "once"), stock: size?.stock ?? { is: "unknown" } })
  const quantity = parseTypedDecimal(page.quantityText)
  const buyable = stops === null
  const price = priceOf(page, shown, catalogue)
  return {
    name: offer.name,
    price: price.price,
    priceFrom: size === null && shown?.price !== null && pricesDiffer(offer.sizes, page.priceType),
    maxPrice: price.regular,
    saving: price.saving,
    lowestPrice: price.lowestPrice.length === 0 ? null : price.lowestPrice.map(({ text }) => text).join(". "),
    perUnit: offer.unit.precision > 0 ? formatText(catalogue, "product.perUnit", { unit: offer.unit.singular }) : null,
    availability: availabilityText(page, size, catalogue),
    sizes: offer.sizes.map((one) => ({ id: one.id, name: one.name, selected: one.id === size?.id, disabled: !isInStock(one) })),
    sizesShown: !isSingleSize(offer),
    sizesAsSelect: offer.sizes.length > productPageLimits.sizesAsLinks,
    quantity: page.quantityText,
    unit: offer.unit.name,
    canStepDown: buyable && quantity !== null && compareDecimals(quantity, range.min) > 0,
    canStepUp: buyable && (range.max === null || quantity === null || compareDecimals(quantity, range.max) < 0),
    button: { label: formatText(catalogue, page.submitting ? "product.adding" : "product.add"), enabled: buyable, busy: page.submitting },
    hint: stops === null ? null : hintText(page, stops, catalogue),
    alert: page.notice === null ? null : refusalText(page.notice.refusal, offer.unit, catalogue),
    refreshing: page.refreshing,
  }
}

/** The size whose price stands for the product until one is chosen: the cheapest that can be had. */
function cheapest(page: ProductPage): ProductSize | null {
  const priced = page.offer.sizes.filter((size) => size.price !== null)
  const inStock = priced.filter(isInStock)
  const amount = (size: ProductSize) => (size.price === null ? 0 : shownAmount(size.price.price, page.priceType).minor)
  return (inStock.length > 0 ? inStock : priced).toSorted((a, b) => amount(a) - amount(b))[0] ?? page.offer.sizes[0] ?? null
}

/** The price of one unit; the shop itself knows which till-dates have passed. */
function priceOf({ offer, priceType, priceFormat }: ProductPage, size: ProductSize | null, catalogue: Catalogue): PriceView {
  const { pointsPrice, unit } = offer
  const question = { price: size?.price ?? null, pointsPrice, phonePrice: size?.phonePrice === true, priceType, unit }
  return viewPrice(question, priceFormat, catalogue)
}

function availabilityText(page: ProductPage, size: ProductSize | null, catalogue: Catalogue): string {
  if (size !== null && isInStock(size) && size.availability.description !== "") return size.availability.description
  const available = size === null ? page.offer.sizes.some(isInStock) : isInStock(size)
  return formatText(catalogue, available ? "availability.available" : "availability.unavailable")
}

/** Why the button is off. */
function hintText(page: ProductPage, stops: BasketRefusal, catalogue: Catalogue): string {
  const { offer } = page
  if (needsChoices(offer)) return formatText(catalogue, "product.hintChoices")
  if (stops._tag === "QuantityBelowMinimum") {
    return formatText(catalogue, "product.hintMinimum", { minimum: quantityWords(stops.min, offer.unit, catalogue.language) })
  }
  const size = findSize(offer, page.selectedSizeId) ?? offer.sizes.find(isInStock)
  const forPoints =
    size !== undefined &&
    isInStock(size) &&
    priceKind({ price: size.price, points: offer.pointsPrice, phonePrice: size.phonePrice }) === "points"
  if (forPoints) return formatText(catalogue, "product.hintPoints")
  return formatText(catalogue, stops._tag === "PriceByPhone" ? "product.hintPhone" : "availability.unavailable")
}
