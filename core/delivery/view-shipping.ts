import { pickupAddress } from "./pickup-list.ts"
import { noPickupQuery } from "../addresses/pickup-query.ts"
import { sizeTextKeys, sizeWordsOf } from "../product/size-words.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { placeRefusalTextKeys } from "../region/delivery-place.ts"
import type { Money } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { availabilityTextKeys, availabilityWords, stockLines } from "./availability.ts"
import { missingSubtotal, missingSubtotalWords, deliveryCostWords } from "./courier-words.ts"
import { cheapestDelivery, lackingDelivery, type CourierList, type CourierOption, courierListTextKeys, viewCouriers } from "./couriers.ts"
import { deliveryWording, deliveryWords, shipWords } from "./delivery-time.ts"
import type { OfferedPickup } from "./pickup-list.ts"
import { addressLine } from "./pickup-point.ts"
import { type PlaceFormView, viewPlaceForm } from "./view-place-form.ts"
import { type ShippingAnswer, shipQuestion } from "./product-shipping.ts"
import type { FormPlace, ShippingPanel } from "./shipping-panel.ts"
import { shipWording } from "./ship-time.ts"

/** Keys of all texts about the delivery of a product. */
export const shippingPanelTextKeys = [
  ...availabilityTextKeys,
  ...courierListTextKeys,
  ...placeRefusalTextKeys,
  ...sizeTextKeys,
  "failure.connection",
  "message.raiseQuantity",
  "refusal.sizeNotChosen",
  "shipping.askFailed",
  "shipping.asking",
  "shipping.chooseQuantity",
  "shipping.costFrom",
  "shipping.freeFrom",
  "shipping.placeShown",
  "pickup.change",
  "pickup.chooseFirst",
] as const

export type ShippingPanelTextKey = (typeof shippingPanelTextKeys)[number]
type Catalogue = TextCatalogue<ShippingPanelTextKey>

/** What stands in the dialog in place of the couriers, or they. */
export type ShippingDialogView =
  /** what to do first; `leadsTo` is where, `press` what the way there is called */
  | { readonly is: "words"; readonly words: string; readonly leadsTo: FormPlace; readonly press: string }
  | { readonly is: "busy"; readonly words: string }
  | { readonly is: "failed"; readonly words: string }
  | { readonly is: "couriers"; readonly list: CourierList; readonly availability: string; readonly stock: readonly string[] }

/** The delivery of a product in the shopper's words; "" and null where there is nothing to say. */
export interface ShippingView {
  /** when it ships */
  readonly ships: string
  /** what delivery to the door costs, at least */
  readonly cost: string | null
  /** when that delivery arrives */
  readonly day: string
  /** from which worth delivery is free */
  readonly freeFrom: string | null
  /** how much more has to be bought before that delivery can be chosen; null = nothing */
  readonly lacking: string | null
  readonly dialog: ShippingDialogView
  /** where it goes; null = the shop does not tell */
  readonly place: PlaceFormView | null
  /** the courier that brings to pickup points; null = none does */
  readonly pickup: PickupView | null
}

/** The choice of a pickup point in the shopper's words. */
export interface PickupView {
  readonly courierId: string
  /** the chosen point and where it is; "" = none is chosen */
  readonly chosen: string
  /** the way to the list of points, and what it is called */
  readonly address: string
  readonly link: string
}

/**
 * What is said about the delivery of a product; null when it is not carried anywhere, or the shop tells nothing.
 *
 * Spec: 2.37, 5.75, 5.76, 9.51 to 9.55, 16.63, 18.19, 18.20, 18.21, 18.26, 18.54, 18.64.
 *
 * @example viewShippingPanel(openShippingPanel({ ...samplePanelStart(), answer: null }), polish) // => null
 */
export function viewShippingPanel(state: ShippingPanel, catalogue: Catalogue): ShippingView | null {
  const { answer, priceFormat, nowMs } = state
  if (answer === null || answer.time === null) return null
  const question = shipQuestion(answer, nowMs)
  const couriers = promisedCouriers(answer)
  const cheapest = answer.worth === null ? null : (cheapestDelivery(couriers, answer.worth) ?? lackingDelivery(couriers, answer.worth))
  return {
    ships: question === null ? "" : shipWords(shipWording(question), answer.zone, catalogue),
    cost: costWords(answer, cheapest?.cost ?? null, priceFormat, catalogue),
    day: cheapest === null ? "" : deliveryWords(deliveryWording(cheapest.delivery, answer.zone), catalogue),
    freeFrom: freeWords(answer, cheapest?.cost ?? null, priceFormat, catalogue),
    lacking: lackingWords(answer, cheapest, priceFormat, catalogue),
    dialog: viewDialog(state, answer, catalogue),
    place: answer.place === null ? null : viewPlaceForm(state.place, answer.place, catalogue),
    pickup: answer.pickup === null ? null : viewPickup(answer.pickup, state.product.productId, catalogue),
  }
}

/** Spec: 18.54. */
function viewPickup({ courierId, point }: OfferedPickup, productId: number, catalogue: Catalogue): PickupView {
  return {
    courierId,
    chosen: point === null ? "" : `${point.name}, ${addressLine(point)}`,
    address: pickupAddress(catalogue.language, noPickupQuery, productId),
    link: formatText(catalogue, point === null ? "pickup.chooseFirst" : "pickup.change"),
  }
}

/** What cannot be bought arrives on no day, whatever day its couriers would need. Spec: 18.26. */
function promisedCouriers({ couriers, stock }: ShippingAnswer): readonly CourierOption[] {
  if (stock?.status !== "disable") return couriers
  return couriers.map((courier) => ({ ...courier, delivery: { ...courier.delivery, today: false, after: null, weekday: null } }))
}

/** One courier has one price, several have a lowest one. Where none goes, the cost is told with the order, as the dialog says at length. */
function costWords({ couriers, worth }: ShippingAnswer, cost: Money | null, format: PriceFormat, catalogue: Catalogue): string | null {
  if (couriers.length === 0) return deliveryCostWords(null, format, catalogue)
  if (cost === null || worth === null) return null
  const words = deliveryCostWords(cost, format, catalogue)
  const isOnly = couriers.every((one) => one.isPickup || one.cost === null || one.cost.minor === cost.minor)
  return isOnly || cost.minor <= 0 ? words : formatText(catalogue, "shipping.costFrom", { amount: words })
}

function lackingWords({ worth }: ShippingAnswer, cheapest: CourierOption | null, format: PriceFormat, catalogue: Catalogue): string | null {
  const lacking = worth === null || cheapest === null ? null : missingSubtotal(cheapest, worth)
  return lacking === null ? null : missingSubtotalWords(lacking, format, catalogue)
}

/** What is free already needs no word about from when on it is. */
function freeWords({ freeFrom, worth }: ShippingAnswer, cost: Money | null, format: PriceFormat, catalogue: Catalogue): string | null {
  if (freeFrom === null || cost?.minor === 0 || (worth !== null && worth.minor >= freeFrom.minor)) return null
  return formatText(catalogue, "shipping.freeFrom", { amount: formatPrice(freeFrom, format) })
}

function viewDialog(panel: ShippingPanel, answer: ShippingAnswer, catalogue: Catalogue): ShippingDialogView {
  const { check, request, priceFormat } = panel
  if (check.is === "sizeAlert")
    return {
      is: "words",
      words: panel.sizeWords?.choose ?? formatText(catalogue, "refusal.sizeNotChosen"),
      leadsTo: "sizes",
      press: sizeWordsOf(panel, catalogue).choose,
    }
  if (check.is === "toast")
    return {
      is: "words",
      words: formatText(catalogue, check.key),
      leadsTo: "quantity",
      press: formatText(catalogue, "shipping.chooseQuantity"),
    }
  if (request.is === "busy") return { is: "busy", words: formatText(catalogue, "shipping.asking") }
  if (request.is === "failed") return { is: "failed", words: formatText(catalogue, "shipping.askFailed") }
  const { worth, zone, stock } = answer
  return {
    is: "couriers",
    list: viewCouriers(promisedCouriers(answer), { subtotal: worth, priceFormat, zone }, catalogue),
    availability: stock === null ? "" : availabilityWords(stock, catalogue),
    stock: stock === null ? [] : stockLines(stock.own, stock.orderable, stock.unit, catalogue),
  }
}
