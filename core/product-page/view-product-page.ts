import { compareDecimals, type Decimal, decimalOf, parseTypedDecimal } from "../values/decimal.ts"
import { type BasketRefusal, refusalText, refusalTextKeys } from "../messages/refusal.ts"
import { formatPrice } from "../values/price-format.ts"
import { type Price, shownAmount } from "../values/money.ts"
import { lowestPriceBlock } from "../pricing/lowest-price.ts"
import { lowestPriceTextKeys, lowestPriceWords } from "../pricing/lowest-price-words.ts"
import { pointsOf } from "../pricing/points.ts"
import { priceKind } from "../pricing/price-kind.ts"
import { signedPercent } from "../pricing/price-change.ts"
import { regularPrice } from "../pricing/regular-price.ts"
import { type ProductSize, needsChoices } from "../product/offer.ts"
import { effectiveRange } from "../quantity/order-limits.ts"
import { numberWords, quantityWords } from "../quantity/quantity-text.ts"
import { findSize, isInStock, isSingleSize, pricesDiffer } from "../product/sizes.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { ProductPage } from "./product-page.ts"
import { obstacle } from "./single.ts"
import { purchaseLimits } from "../subscription/subscription.ts"

/** The texts that the product form can show. */
export const productPageTextKeys = [
  ...refusalTextKeys,
  ...lowestPriceTextKeys,
  "availability.available",
  "availability.unavailable",
  "product.add",
  "product.adding",
  "product.hintChoices",
  "product.hintMinimum",
  "product.hintPhone",
  "product.hintPoints",
  "product.perUnit",
  "product.phonePrice",
  "product.pointsPrice",
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
  const money = (price: Price) => formatPrice(shownAmount(price, page.priceType), page.priceFormat)
  const max = reducedFrom(shown)
  return {
    name: offer.name,
    price: priceText(page, shown, catalogue),
    priceFrom: size === null && shown?.price !== null && pricesDiffer(offer.sizes, page.priceType),
    maxPrice: max === null ? null : money(max),
    saving: max === null ? null : signedPercent({ is: "cheaper", percent: shown?.price?.youSavePercent ?? 0 }),
    lowestPrice: lowestPriceText(page, shown, catalogue),
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

function priceText(
  { offer: { pointsPrice }, priceType, priceFormat }: ProductPage,
  size: ProductSize | null,
  catalogue: Catalogue,
): string {
  const kind = kindOf(size, pointsPrice)
  if (kind === "price" && size?.price) return formatPrice(shownAmount(size.price.price, priceType), priceFormat)
  if (kind !== "points" || pointsPrice === null)
    return formatText(catalogue, kind === "phone" ? "product.phonePrice" : "availability.unavailable")
  return formatText(catalogue, "product.pointsPrice", { points: numberWords(pointsOf(pointsPrice, decimalOf(1)), catalogue.language) })
}

const kindOf = (size: ProductSize | null, points: Decimal | null) =>
  priceKind({ price: size?.price ?? null, points, phonePrice: size?.phonePrice === true })

const reducedFrom = (size: ProductSize | null): Price | null =>
  size?.price && !size.phonePrice ? regularPrice(size.price.price, size.price.max) : null

/** One sentence of the lines that the shop's data allow; the shop itself knows which till-dates have passed. */
function lowestPriceText({ offer, priceType, priceFormat }: ProductPage, size: ProductSize | null, catalogue: Catalogue): string | null {
  if (!size?.price) return null
  const { price, phonePrice } = size
  const block = lowestPriceBlock({ price, priceType, phonePrice, rebateCodeActive: false, per: decimalOf(1), today: null })
  const lines = lowestPriceWords(block, offer.unit, priceFormat, catalogue)
  return lines.length === 0 ? null : lines.map(({ text }) => text).join(". ")
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
  const forPoints = size !== undefined && isInStock(size) && kindOf(size, offer.pointsPrice) === "points"
  if (forPoints) return formatText(catalogue, "product.hintPoints")
  return formatText(catalogue, stops._tag === "PriceByPhone" ? "product.hintPhone" : "availability.unavailable")
}
