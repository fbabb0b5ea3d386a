import { addDecimals, parseTypedDecimal, subtractDecimals } from "../values/decimal.ts"
import type { BasketRefusal } from "../messages/refusal.ts"
import { checkQuantity, type QuantityAnswer } from "../quantity/check-quantity.ts"
import type { PriceFormat } from "../values/price-format.ts"
import type { PriceType } from "../values/money.ts"
import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { quantityPauses } from "../quantity/quantity-field.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import { findSize, isInStock, preselectedSize, sameSize } from "../product/sizes.ts"
import { productPageLimits } from "./limits.ts"
import { purchaseLimits } from "../subscription/purchase-limits.ts"
import type { ProductPage, ProductPageCommand, ProductPageEvent, RefreshedSize } from "./product-page-state.ts"
import { readiness } from "./readiness.ts"

type Stepped = readonly [ProductPage, readonly ProductPageCommand[]]

/** What a page opens with. */
export interface ProductPageStart {
  readonly offer: ProductOffer
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  /** from the address */
  readonly selectedSizeId: string | null
  /** from the address after a refused post */
  readonly typedQuantity: string | null
  readonly refusal: BasketRefusal | null
}

/**
 * The product page as it opens: the only size chosen, the least quantity in the field, or what a refused post left behind.
 *
 * Spec: 4.45, 4.49, 5.63, 10.7.
 */
export function openProductPage(start: ProductPageStart): ProductPage {
  const { offer, priceFormat, priceType, refusal } = start
  const selectedSizeId = preselectedSize(offer, start.selectedSizeId)
  const least = check(offer, selectedSizeId, "0").value ?? offer.unit.sellBy
  const accepted = quantityText(least, offer.unit)
  return {
    offer,
    priceFormat,
    priceType,
    selectedSizeId,
    quantityText: start.typedQuantity ?? accepted,
    quantityAccepted: accepted,
    asked: 0,
    timers: 0,
    typing: null,
    refreshing: false,
    notice: refusal === null ? null : { is: "refusal", refusal, asked: 0 },
    submitting: false,
  }
}

/**
 * One step of the product page.
 *
 * Spec: 4.44 to 4.51 (sizes), 5.49, 5.51 (readiness), 5.60, 5.61, 9.39 (size alert), 5.62 to 5.72 (quantity), 4.5, 4.6 (submitting).
 * A reply or timer that belongs to something older changes nothing.
 */
export function productPage(page: ProductPage, event: ProductPageEvent): Stepped {
  switch (event.type) {
    case "SizeChosen":
      return chooseSize(page, event.sizeId)
    case "QuantityTyped": {
      const timers = page.timers + 1
      const typed = { ...page, quantityText: event.text, timers, typing: timers }
      return [typed, [{ type: "StartTimer", timer: "quantity", asked: timers, ms: quantityPauses.typingMs }]]
    }
    case "QuantityStepped":
      return stepQuantity(page, event.by)
    case "QuantityLeft":
      if (page.quantityText.trim() === "") return takeQuantity({ ...page, quantityText: page.quantityAccepted })
      return page.typing === null ? [page, []] : takeQuantity(page)
    case "AddPressed":
      return pressAdd(page)
    case "NoticeDismissed":
      return page.notice === null ? [page, []] : [{ ...page, notice: null }, []]
    case "Returned":
      return page.submitting ? [{ ...page, submitting: false }, []] : [page, []]
    case "TimerEnded":
      return endTimer(page, event)
    case "SizeRefreshed":
      return event.asked === page.asked && page.refreshing ? refreshSize(page, event.size) : [page, []]
    case "SizeNotRefreshed":
      return event.asked === page.asked && page.refreshing ? [{ ...page, refreshing: false }, []] : [page, []]
  }
}

function check(offer: ProductOffer, sizeId: string | null, typed: string): QuantityAnswer {
  const size = findSize(offer, sizeId)
  const { stock, status } = size === null ? anySize : { stock: size.stock, status: size.availability.status }
  return checkQuantity({ typed, unit: offer.unit, limits: purchaseLimits(offer.limits, "once"), stock, status })
}

/** Before a size is chosen only the product's own limits count. */
const anySize = { stock: { is: "unknown" }, status: "enable" } as const

function chooseSize(page: ProductPage, sizeId: string): Stepped {
  const size = findSize(page.offer, sizeId)
  if (size === null || (page.selectedSizeId !== null && sameSize(page.selectedSizeId, size.id))) return [page, []]
  const asked = page.asked + 1
  // a bundle's parts have data of their own: its size alone tells nothing new (4.51)
  const refreshing = page.offer.type !== "bundle"
  const chosen = { ...page, selectedSizeId: size.id, asked, refreshing, notice: null }
  const refresh: ProductPageCommand = { type: "RefreshSize", asked, productId: page.offer.id, sizeId: size.id }
  const [taken, commands] = takeForSize(chosen, size)
  return [taken, refreshing ? [refresh, ...commands] : commands]
}

/** A size that cannot be bought keeps the quantity for the next one, and a field that is being emptied is left alone. */
function takeForSize(page: ProductPage, size: ProductSize): Stepped {
  return isInStock(size) && page.quantityText.trim() !== "" ? takeQuantity(page) : [page, []]
}

/** Puts what is typed through the quantity rules; a correction is told. */
function takeQuantity(page: ProductPage): Stepped {
  const { value, refusal } = check(page.offer, page.selectedSizeId, page.quantityText)
  const text = value === null ? page.quantityAccepted : quantityText(value, page.offer.unit)
  const taken = { ...page, quantityText: text, quantityAccepted: text, typing: null }
  return refusal === null ? [taken, []] : tell(taken, "corrected", refusal, productPageLimits.noticeMs)
}

function tell(page: ProductPage, is: "refusal" | "corrected", refusal: BasketRefusal, ms: number): Stepped {
  const timers = page.timers + 1
  return [{ ...page, timers, notice: { is, refusal, asked: timers } }, [{ type: "StartTimer", timer: "notice", asked: timers, ms }]]
}

function stepQuantity(page: ProductPage, by: 1 | -1): Stepped {
  const { offer } = page
  const from = parseTypedDecimal(page.quantityText) ?? parseTypedDecimal(page.quantityAccepted) ?? offer.unit.sellBy
  const to = by === 1 ? addDecimals(from, offer.unit.sellBy) : subtractDecimals(from, offer.unit.sellBy)
  return takeQuantity({ ...page, quantityText: quantityText(to, offer.unit), notice: null })
}

function pressAdd(page: ProductPage): Stepped {
  if (page.submitting) return [page, []]
  const refusal = readiness(page)
  if (refusal?._tag === "SizeNotChosen") {
    const [told, commands] = tell(page, "refusal", refusal, productPageLimits.sizeAlertMs)
    return [told, [...commands, { type: "ShowSizes" }]]
  }
  if (refusal !== null) return tell(page, "refusal", refusal, productPageLimits.noticeMs)
  const [taken, commands] = takeQuantity(page)
  // what was corrected is shown first: the shopper decides again
  if (commands.length > 0) return [taken, commands]
  return [{ ...taken, notice: null, submitting: true }, [{ type: "SubmitForm" }]]
}

function endTimer(page: ProductPage, event: Extract<ProductPageEvent, { type: "TimerEnded" }>): Stepped {
  if (event.timer === "notice") return page.notice?.asked === event.asked ? [{ ...page, notice: null }, []] : [page, []]
  if (page.typing !== event.asked) return [page, []]
  // an empty field is left alone while the shopper is in it: leaving it brings the last quantity back
  return page.quantityText.trim() === "" ? [{ ...page, typing: null }, []] : takeQuantity(page)
}

/** What is known of the chosen size now. A quantity that it does not have any more is corrected and told, but not while typing. */
function refreshSize(page: ProductPage, fresh: RefreshedSize): Stepped {
  const renew = (size: ProductSize): ProductSize => ({
    ...size,
    price: fresh.price ?? size.price,
    availability: fresh.availability ?? size.availability,
    stock: fresh.stock ?? size.stock,
  })
  const sizes = page.offer.sizes.map((size) =>
    page.selectedSizeId !== null && sameSize(size.id, page.selectedSizeId) ? renew(size) : size,
  )
  const renewed = { ...page, offer: { ...page.offer, sizes }, refreshing: false }
  const size = findSize(renewed.offer, page.selectedSizeId)
  return size === null || page.typing !== null ? [renewed, []] : takeForSize(renewed, size)
}
