import type { KnownPrice, ProductOffer, ProductSize } from "../product/offer.ts"
import { findSize, isInStock, isSingleSize, preselectedSize, pricesDiffer, sameSize } from "../product/sizes.ts"
import type { FormRefusal } from "../messages/form-refusal.ts"
import { checkQuantity, type QuantityRules } from "../quantity/check-quantity.ts"
import { effectiveRange } from "../quantity/order-limits.ts"
import { quantityWords } from "../quantity/quantity-text.ts"
import { type OfferedPeriods, purchaseOf, type SubscriptionChoiceState } from "../subscription/subscription-choice.ts"
import { purchaseLimits } from "../subscription/subscription.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { compareDecimals, type Decimal, decimalText } from "../values/decimal.ts"
import { type Price, type PriceType, shownAmount } from "../values/money.ts"
import type { ChosenPrice, RefreshedSizes, SizedChoice } from "./choice.ts"
import { missingSize, type Obstacle, type Place } from "./obstacles.ts"
import type { SizeView, StockView } from "./sections.ts"

/**
 * The size chosen, or the only one; `null` = still to choose.
 *
 * Spec: 4.49.
 *
 * @example sizeOf({ offer: onlySize(), sizeId: null })?.id // => "uniw"
 */
export function sizeOf(chosen: { readonly offer: Pick<ProductOffer, "sizes">; readonly sizeId: string | null }): ProductSize | null {
  return findSize(chosen.offer, preselectedSize(chosen.offer, chosen.sizeId))
}

/**
 * The choice in another size; a size that the product does not have, or the one chosen already, changes nothing.
 *
 * Spec: 3.44, 4.45.
 *
 * @example chooseSize(single({ sizeId: null }), "M").sizeId // => "M"
 */
export function chooseSize<Choice extends { readonly offer: Pick<ProductOffer, "sizes">; readonly sizeId: string | null }>(
  choice: Choice,
  sizeId: string,
): Choice {
  const size = findSize(choice.offer, sizeId)
  return size === null || (choice.sizeId !== null && sameSize(choice.sizeId, size.id)) ? choice : { ...choice, sizeId: size.id }
}

/**
 * What a quantity of the product is checked by: its limits for this purchase, and the stock of the chosen size. Before a size is
 * chosen only the product's own limits count.
 *
 * Spec: 5.63, 5.64, 17.9.
 *
 * @example rulesOfSize(sampleOffer(), soldOnce, sampleSize("M")).stock
 * // => { is: "limited", amount: { coefficient: 10, scale: 0 } }
 */
export function rulesOfSize(
  { unit, limits }: ProductOffer,
  subscription: SubscriptionChoiceState,
  size: Pick<ProductSize, "stock" | "availability"> | null,
): QuantityRules {
  const stands =
    size === null ? ({ stock: { is: "unknown" }, status: "enable" } as const) : { stock: size.stock, status: size.availability.status }
  return { unit, limits: purchaseLimits(limits, purchaseOf(subscription)), ...stands }
}

/**
 * The rules of a quantity of a sized choice.
 *
 * Spec: 5.63, 5.64.
 *
 * @example sizedRules(single()).status // => "enable"
 */
export const sizedRules = (choice: SizedChoice): QuantityRules => rulesOfSize(choice.offer, choice.subscription, sizeOf(choice))

const atSizes: Place = { section: "sizes", id: null }
const atQuantity: Place = { section: "quantity", id: null }

/**
 * A product that no size could be bought of is not asked for a size: it is refused.
 *
 * Spec: 5.49, 5.60, 16.34.
 *
 * @example sizeObstacle(single({ sizeId: null }))?._tag // => "SizeMissing"
 * @example sizeObstacle(single()) // => null
 */
export function sizeObstacle(choice: SizedChoice): Obstacle | null {
  const isMissing = sizeOf(choice) === null && choice.offer.sizes.some(isInStock)
  return isMissing ? missingSize(choice.offer, atSizes) : null
}

/**
 * What keeps a size from being bought in any quantity; `null` = nothing.
 *
 * Spec: 4.47, 4.50, 5.67, 8.67, 8.68.
 *
 * @param isPriced the product has a price of another source than its size
 *
 * @example sizeRefusal(sampleSize("L", limited("0")), sizedRules(single()), false)
 * // => { _tag: "ProductUnavailable" }
 */
export function sizeRefusal(size: ProductSize | null, rules: QuantityRules, isPriced: boolean): FormRefusal | null {
  if (size?.phonePrice === true) return { _tag: "PriceByPhone" }
  if (size === null || !isInStock(size) || (size.price === null && !isPriced)) return { _tag: "ProductUnavailable" }
  const { min, max } = effectiveRange(rules)
  return max !== null && compareDecimals(min, max) > 0 ? { _tag: "QuantityBelowMinimum", min } : null
}

/**
 * What stops a product from being bought whatever size is chosen next; `null` = it can be bought, once a size is chosen. A size
 * that is chosen counts alone.
 *
 * Spec: 4.39, 4.47, 4.50, 5.49, 5.67, 8.67, 8.68.
 *
 * @example blockedSizes(single(), false) // => null
 */
export function blockedSizes(choice: SizedChoice, isPriced: boolean): Obstacle | null {
  const { offer, subscription } = choice
  const refusalOf = (size: ProductSize | null) =>
    sizeRefusal(size, rulesOfSize(offer, subscription, size), isPriced || offer.pointsPrice !== null)
  const chosen = sizeOf(choice)
  if (chosen !== null) return refused(refusalOf(chosen), offer, atQuantity)
  const refusals = offer.sizes.filter(isInStock).map(refusalOf)
  return refused(refusals.includes(null) ? null : (refusals[0] ?? { _tag: "ProductUnavailable" }), offer, atQuantity)
}

/**
 * What stock, status and limits say to a quantity of the chosen size.
 *
 * Spec: 5.62 to 5.70, 16.34.
 *
 * @example stockObstacle(single(), decimal("2"), false) // => null
 * @example stockObstacle(single(), decimal("99"), false)?._tag // => "Refused"
 */
export function stockObstacle(choice: SizedChoice, quantity: Decimal, isPriced: boolean): Obstacle | null {
  const rules = sizedRules(choice)
  const refusal =
    sizeRefusal(sizeOf(choice), rules, isPriced || choice.offer.pointsPrice !== null) ??
    checkQuantity({ ...rules, typed: decimalText(quantity) }).refusal
  return refused(refusal, choice.offer, atQuantity)
}

/**
 * A refusal as an obstacle at a place.
 *
 * @example refused(null, sampleOffer(), place("quantity")) // => null
 */
export function refused(refusal: FormRefusal | null, { unit }: ProductOffer, at: Place): Obstacle | null {
  return refusal === null ? null : { _tag: "Refused", refusal, unit, at }
}

/**
 * The choice with fresh data of its size, or of all of them while none is chosen; what the shop did not tell stays as it is known.
 *
 * Spec: 4.48, 4.77, 7.70, 11.111.
 *
 * @example
 * mergeSizes(single(), { size: { stock: limited("3") } }).offer.sizes.find(({ id }) => id === "M")?.stock // => limited("3")
 */
export function mergeSizes<Choice extends SizedChoice>(choice: Choice, { size: fresh, sizes = {} }: RefreshedSizes): Choice {
  const size = sizeOf(choice)
  const renewed = choice.offer.sizes.map((one) => {
    const told = size === null ? sizes[one.id] : one === size ? fresh : undefined
    return told === undefined ? one : { ...one, ...told }
  })
  return { ...choice, offer: { ...choice.offer, sizes: renewed } }
}

/**
 * Does an event make the page ask the shop about the size that is chosen?
 *
 * Spec: 4.48, 4.77.
 *
 * @example asksSize({ type: "PricesOutdated" }) // => true
 */
export const asksSize = ({ type }: { readonly type: string }): boolean => type === "SizeChosen" || type === "PricesOutdated"

/**
 * The size whose price stands for the product: the chosen one, or the cheapest that can be had while none is chosen.
 *
 * Spec: 3.42, 16.2.
 *
 * @example pricedSize(single(), "gross")?.id // => "M"
 */
export function pricedSize(chosen: Pick<SizedChoice, "offer" | "sizeId">, priceType: PriceType): ProductSize | null {
  return sizeOf(chosen) ?? cheapest(chosen.offer.sizes, priceType)
}

/**
 * What the product costs once and in each of its periods: in the chosen size, or in the cheapest that can be had while none is chosen;
 * `null` = the shop does not tell its periods.
 *
 * Spec: 17.11, 17.33.
 *
 * @example sizedPeriods(single()) // => null
 */
export function sizedPeriods(chosen: Pick<SizedChoice, "offer" | "sizeId">): OfferedPeriods | null {
  const size = pricedSize(chosen, "gross")
  return size?.periods === undefined ? null : { once: size.price?.price ?? null, periods: size.periods }
}

/**
 * What one of an offer costs in the size that is chosen, or in the cheapest that can be had; `null` = no amount is shown.
 *
 * Spec: 3.42, 8.68, 16.2.
 *
 * @example offeredPrice(single({ sizeId: null }), "gross") // => price("129.00", "104.88")
 */
export function offeredPrice(chosen: Pick<SizedChoice, "offer" | "sizeId">, priceType: PriceType): Price | null {
  const size = pricedSize(chosen, priceType)
  return size === null || size.phonePrice ? null : (size.price?.price ?? null)
}

/**
 * The price of the chosen size, or of the cheapest that can be had while none is chosen.
 *
 * Spec: 3.42, 16.2.
 *
 * @example sizedPrice(single(), "gross").price?.price // => price("129.00", "104.88")
 */
export function sizedPrice(choice: SizedChoice, priceType: PriceType): ChosenPrice {
  const { sizes } = choice.offer
  const shown = pricedSize(choice, priceType)
  const from = sizeOf(choice) === null && shown?.price != null && pricesDiffer(sizes, priceType)
  return { price: shown?.price ?? null, phonePrice: shown?.phonePrice === true, measure: shown?.measure, isListed: true, from }
}

function cheapest(sizes: readonly ProductSize[], priceType: PriceType): ProductSize | null {
  const priced = sizes.filter((size) => size.price !== null)
  const inStock = priced.filter(isInStock)
  const amount = (size: ProductSize) => (size.price === null ? 0 : shownAmount(size.price.price, priceType).minor)
  return (inStock.length > 0 ? inStock : priced).toSorted((a, b) => amount(a) - amount(b))[0] ?? sizes[0] ?? null
}

/**
 * A price of which nothing more is known.
 *
 * @example withoutReductions(price("129.00", "104.88")).max // => null
 */
export const withoutReductions = (price: Price): KnownPrice => ({ price, max: null, youSavePercent: null, omnibus: null })

/** What of the stock of a size, or of a product of which none is chosen, can be known from its sizes. */
interface StockQuestion {
  readonly offer: Pick<ProductOffer, "unit">
  /** null = none is chosen */
  readonly size: ProductSize | null
  /** it, or something of the product, can be had */
  readonly isThere: boolean
  /** sold by phone, not from a shelf */
  readonly phonePrice: boolean
}

/**
 * What a shopper is told of the stock: the shop's own words or the usual ones, the number of pieces where it is limited, and the colour.
 *
 * Spec: 10.92, 10.94.
 *
 * @example
 * const question = { offer: sampleOffer(), size: sampleSize("M"), isThere: true, phonePrice: false }
 * viewStock(question, polish) // => { availability: "Produkt dostępny", amount: "10 sztuk", status: "enable" }
 */
export function viewStock(
  { offer: { unit }, size, isThere, phonePrice }: StockQuestion,
  catalogue: TextCatalogue<"availability.available" | "availability.unavailable">,
): StockView {
  const had = isThere ? size : null
  return {
    availability: had?.availability.description || formatText(catalogue, isThere ? "availability.available" : "availability.unavailable"),
    amount: had?.stock.is === "limited" && !phonePrice ? quantityWords(had.stock.amount, unit, catalogue.language) : "",
    status: size?.availability.status ?? (isThere ? "enable" : "disable"),
  }
}

/**
 * The sizes of a product, in the order of the shop. A disabled one can be selected too.
 *
 * Spec: 3.44, 4.45, 4.47, 4.49, 16.1.
 *
 * @example viewSizes(single()).map(({ id, selected }) => [id, selected])
 * // => [["S", false], ["M", true], ["L", false]]
 */
export function viewSizes(chosen: { readonly offer: ProductOffer; readonly sizeId: string | null }): readonly SizeView[] {
  const size = sizeOf(chosen)
  return chosen.offer.sizes.map((one) => ({ id: one.id, name: one.name, selected: one === size, disabled: !isInStock(one) }))
}

/**
 * The sizes of a part or a row; none where there is nothing to choose.
 *
 * Spec: 4.49, 16.18.
 *
 * @example viewSizeChoice({ offer: onlySize(), sizeId: null }) // => []
 */
export function viewSizeChoice(chosen: { readonly offer: ProductOffer; readonly sizeId: string | null }): readonly SizeView[] {
  return isSingleSize(chosen.offer) ? [] : viewSizes(chosen)
}
