import { pointsText } from "../../pricing/points.ts"
import { formatText, joinKeys, type TextCatalogue } from "../../texts/texts.ts"
import { type Price, shownAmount } from "../../values/money.ts"
import { formatPrice } from "../../values/price-format.ts"
import { cartPickupTextKeys, type CartPickupView, pickupNote, viewCartPickup } from "./cart-pickup.ts"
import { type CartPlaceView, cartPlaceTextKeys, viewCartPlace, viewShippingPlace } from "./cart-place.ts"
import { type CartSummaryState, pointsToPay, type SummaryBasket } from "./cart-summary.ts"
import { type OutlookView, outlookTextKeys, viewOutlook } from "./view-outlook.ts"
import { freeDeliveryTextKeys, isDelivered, viewFreeDelivery } from "../free-delivery.ts"

/** What a shopper sees of what the cart comes to. */
export interface CartSummaryView {
  readonly subtotal: string
  /** "14,99 zł", "Gratis!", that nothing is delivered, or null when not known */
  readonly shipping: string | null
  /** what delivery is called: with the country that was chosen */
  readonly shippingLabel: string
  /** what delivery there costs once enough is in the cart, and what is missing; null = it is not that which is missing */
  readonly shippingLacking: { readonly cost: string; readonly note: string } | null
  /** the choice of the country; null = the shop tells none */
  readonly place: CartPlaceView | null
  /** where it is brought to instead of the door, or why it is not; null where there is nothing to say */
  readonly pickup: string | null
  /** the section about the pickup point; null where nothing is said of points */
  readonly pickupPlace: CartPickupView | null
  /** what is missing to free delivery, as a sentence; null where the cost of delivery says that it is free */
  readonly toFreeShipping: string | null
  /** part of the way to free delivery, 0..100 */
  readonly freeShippingPercent: number | null
  /** what the active rebate code has taken off the rows; null = none is active, or it changes nothing */
  readonly rebate: { readonly label: string; readonly amount: string } | null
  /** for the returnable packaging of everything; null = there is none */
  readonly deposit: string | null
  /** for the gift wrapping of rows; null = none is wrapped */
  readonly wrapping: string | null
  /** for insuring what is delivered; null = there is none */
  readonly insurance: string | null
  /** what paying before shipping adds; null = nothing */
  readonly prepaid: string | null
  /** what the client's balance pays of it; null = nothing */
  readonly fromBalance: string | null
  /** what the rows that are paid with points come to, "890 pkt"; null = none is */
  readonly points: string | null
  readonly total: string
  /** the tax word after the total: "brutto" */
  readonly taxWord: string
  /** what an order would meet; null = the shop does not tell */
  readonly outlook: OutlookView | null
  /** where it goes on to an order; null = it does not, for what keeps it from one is told, or the shop takes none */
  readonly next: string | null
}

/** The texts that the summary can show. */
export const cartSummaryTextKeys = joinKeys(freeDeliveryTextKeys, cartPickupTextKeys, cartPlaceTextKeys, outlookTextKeys, [
  "cart.noShipping",
  "cart.shippingFree",
  "cart.taxGross",
  "cart.taxNet",
  "product.pointsPrice",
  "rebate.saved",
])

export type CartSummaryTextKey = (typeof cartSummaryTextKeys)[number]
type Catalogue = TextCatalogue<CartSummaryTextKey>

/**
 * What the cart comes to, in the shopper's words.
 *
 * Spec: 3.58, 15.90, 10.125 to 10.128 (total with the tax word), 9.55 ("Gratis!"), 10.231 and 15.36 (deposit), 4.36 (free delivery), 17.31, 18.60, 18.64.
 *
 * @example
 * const opened = openCartSummary({ basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross" })
 * viewCartSummary(opened, polish).total // => "1 234,50 zł"
 */
export function viewCartSummary(summary: CartSummaryState, catalogue: Catalogue): CartSummaryView {
  const { basket, priceType, priceFormat } = summary
  const money = (price: Price) => formatPrice(shownAmount(price, priceType), priceFormat)
  const sum = (price: Price | undefined) => (price === undefined || price.gross.minor === 0 ? null : money(price))
  const { shipping } = basket
  const points = pointsToPay(basket.rows)
  return {
    subtotal: money(basket.subtotal),
    shipping: shipping === null ? null : shippingText(basket, money(shipping), catalogue),
    ...viewPlace(summary, catalogue),
    pickup: pickupNote(basket, catalogue),
    pickupPlace: viewCartPickup(basket, catalogue),
    ...(isFree(basket) ? { toFreeShipping: null, freeShippingPercent: null } : viewFreeDelivery(basket, summary, catalogue)),
    rebate: rebateLine(basket, money, catalogue),
    deposit: basket.deposit === undefined ? null : money(basket.deposit),
    wrapping: sum(basket.wrapping?.total),
    insurance: sum(basket.insurance),
    prepaid: sum(basket.prepaid),
    fromBalance: sum(basket.fromBalance),
    points: points === null ? null : formatText(catalogue, "product.pointsPrice", { points: pointsText(points, catalogue.language) }),
    total: money(basket.total),
    taxWord: formatText(catalogue, priceType === "net" ? "cart.taxNet" : "cart.taxGross"),
    outlook: viewOutlook(summary, catalogue),
    next: summary.outlook?.obstacle == null ? summary.next : null,
  }
}

/** Spec: 18.64. */
function viewPlace(
  { basket, priceFormat }: CartSummaryState,
  catalogue: Catalogue,
): Pick<CartSummaryView, "shippingLabel" | "shippingLacking" | "place"> {
  const { label, cost, note } = viewShippingPlace(basket, priceFormat, catalogue)
  const isLacking = basket.shipping === null && cost !== null && note !== null
  return { shippingLabel: label, shippingLacking: isLacking ? { cost, note } : null, place: viewCartPlace(basket, catalogue) }
}

/** Spec: 3.58, 15.64. */
function rebateLine({ rebate }: SummaryBasket, money: (price: Price) => string, catalogue: Catalogue): CartSummaryView["rebate"] {
  if (!rebate || rebate.saved === null || rebate.saved.gross.minor === 0) return null
  return { label: formatText(catalogue, "rebate.saved", { code: rebate.code }), amount: money(rebate.saved) }
}

/** Spec: 9.55, 17.31. */
function shippingText(basket: SummaryBasket, cost: string, catalogue: Catalogue): string {
  if (!isDelivered(basket)) return formatText(catalogue, "cart.noShipping")
  return isFree(basket) ? formatText(catalogue, "cart.shippingFree") : cost
}

const isFree = (basket: Pick<SummaryBasket, "shipping">): boolean => basket.shipping?.gross.minor === 0
