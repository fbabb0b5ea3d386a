import { groupByMoment, type MomentGroup, type PaymentMoment, paymentMomentWords, paymentTextKeys } from "../basket/payment.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import { compareMoney, type Money } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import { courierTextKeys, deliveryCostWords, missingSubtotal, missingSubtotalWords } from "./courier-words.ts"
import { deliveryPointsWords, emptyListWords } from "./list-words.ts"
import { deliveryWording, deliveryWords, shipTextKeys } from "./delivery-time.ts"
import type { DeliveryTime } from "./ship-time.ts"

/** A way to have a basket delivered. */
export interface CourierOption {
  readonly id: string
  readonly name: string
  readonly payment: PaymentMoment
  /** gross; null = the shop has not set it */
  readonly cost: Money | null
  /** loyalty points that pay for it instead of money; null = it cannot be paid for in points */
  readonly points: Decimal | null
  readonly delivery: DeliveryTime
  /** the smallest subtotal of a basket it delivers; null = any */
  readonly minSubtotal: Money | null
  readonly isPickup: boolean
}

/**
 * Couriers grouped by the moment of payment and sorted by cost: payment before shipping first, empty groups left out. Couriers of equal
 * cost keep the shop's order; those without a cost come last.
 *
 * Spec: 9.61, 18.7.
 *
 * @example
 * const groups = courierGroups([sampleCourier("DPD", "dvp", 900), sampleCourier("InPost", "prepaid", 1500)])
 * groups.map(({ payment }) => payment) // => ["prepaid", "dvp"]
 */
export function courierGroups(couriers: readonly CourierOption[]): readonly MomentGroup<CourierOption>[] {
  return groupByMoment(couriers.toSorted(byCost))
}

function byCost({ cost: left }: Pick<CourierOption, "cost">, { cost: right }: Pick<CourierOption, "cost">): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return compareMoney(left, right)
}

/**
 * The courier that decides what delivery costs before one is chosen: the cheapest that brings this basket to the door. What the shopper
 * collects costs less and asks for a way, so it does not count; neither does a cost that the shop has not set.
 *
 * Spec: 18.24.
 *
 * @example
 * const couriers = [sampleCourier("DPD", "prepaid", 1500), { ...sampleCourier("Sklep", "prepaid", 0), isPickup: true }]
 * cheapestDelivery(couriers, money("10.00"))?.id // => "DPD"
 */
export function cheapestDelivery<Courier extends Pick<CourierOption, "cost" | "minSubtotal" | "isPickup">>(
  couriers: readonly Courier[],
  subtotal: Money,
): Courier | null {
  const usable = couriers.filter((courier) => !courier.isPickup && courier.cost !== null && missingSubtotal(courier, subtotal) === null)
  return usable.toSorted(byCost)[0] ?? null
}

/**
 * The courier to the door that would take a basket of more worth, where none takes this one: the one that lacks least, and of these the
 * cheapest; null where one takes it, or none would.
 *
 * Spec: 18.8, 18.24, 18.64.
 *
 * @example
 * const abroad = { ...sampleCourier("DHL", "prepaid", 4500), minSubtotal: money("60.00") }
 * lackingDelivery([abroad], money("49.00"))?.id // => "DHL"
 * @example lackingDelivery([sampleCourier("DPD", "prepaid", 1500)], money("49.00")) // => null
 */
export function lackingDelivery<Courier extends Pick<CourierOption, "cost" | "minSubtotal" | "isPickup">>(
  couriers: readonly Courier[],
  subtotal: Money,
): Courier | null {
  if (cheapestDelivery(couriers, subtotal) !== null) return null
  const lacking = ({ minSubtotal }: Courier) => minSubtotal?.minor ?? 0
  const toDoor = couriers.filter((courier) => !courier.isPickup && courier.cost !== null)
  return toDoor.toSorted((one, other) => lacking(one) - lacking(other) || byCost(one, other))[0] ?? null
}

/**
 * The courier that decides what the delivery of a basket costs: the one that brings to the chosen pickup point, if it takes the basket, and
 * else the cheapest that brings it to the door.
 *
 * Spec: 18.24, 18.60.
 *
 * @param collecting the courier of the chosen point; null = none is chosen, or it does not carry these goods
 *
 * @example
 * const locker = { ...sampleCourier("Automat", "prepaid", 1600), isPickup: true }
 * basketDelivery([sampleCourier("DPD", "prepaid", 1500), locker], money("10.00"), locker).isCollected // => true
 */
export function basketDelivery<Courier extends Pick<CourierOption, "cost" | "minSubtotal" | "isPickup">>(
  couriers: readonly Courier[],
  subtotal: Money,
  collecting: Courier | null,
): { readonly courier: Courier | null; readonly isCollected: boolean } {
  if (collecting !== null && missingSubtotal(collecting, subtotal) === null) return { courier: collecting, isCollected: true }
  return { courier: cheapestDelivery(couriers, subtotal), isCollected: false }
}

/** Keys of all texts in the list of couriers. Spec: 18.19. */
export const courierListTextKeys = [...courierTextKeys, ...paymentTextKeys, ...shipTextKeys] as const

/** A courier in the shopper's words. */
export interface CourierRow {
  readonly id: string
  readonly name: string
  readonly isPickup: boolean
  /** such as "Środa (29.05)"; "" when not known */
  readonly delivery: string
  readonly cost: string
  /** "" when it cannot be paid for in points */
  readonly points: string
  /** why the courier does not deliver this basket; null = it does */
  readonly refusal: string | null
}

/** The couriers of a basket: rows under headings, or the words in place of them. */
export type CourierList =
  | { readonly is: "empty"; readonly words: string }
  | { readonly is: "groups"; readonly groups: readonly { readonly heading: string; readonly rows: readonly CourierRow[] }[] }

/** Everything that the list of couriers depends on besides the couriers. */
export interface CourierListSettings {
  /** null = not known: no courier refuses */
  readonly subtotal: Money | null
  readonly priceFormat: PriceFormat
  /** the shop's zone, an IANA name */
  readonly zone: string
}

/**
 * The list of couriers as the shipping costs modal shows it.
 *
 * Spec: 18.19, 9.55, 9.61, 8.75, 18.5, 18.7, 18.8, 18.9, 18.18.
 *
 * @example
 * const settings = { subtotal: money("100.00"), priceFormat: polishPrices, zone: "Europe/Warsaw" }
 * viewCouriers([], settings, polish).is // => "empty"
 */
export function viewCouriers(
  couriers: readonly CourierOption[],
  { subtotal, priceFormat, zone }: CourierListSettings,
  catalogue: TextCatalogue<(typeof courierListTextKeys)[number]>,
): CourierList {
  if (couriers.length === 0) return { is: "empty", words: emptyListWords("couriers", catalogue) }
  const groups = courierGroups(couriers).map(({ payment, members }) => ({
    heading: paymentMomentWords(payment, catalogue),
    rows: members.map(viewRow),
  }))
  return { is: "groups", groups }

  function viewRow(courier: CourierOption): CourierRow {
    const { id, name, isPickup, cost, points, delivery } = courier
    const lacking = subtotal === null ? null : missingSubtotal(courier, subtotal)
    return {
      id,
      name,
      isPickup,
      delivery: deliveryWords(deliveryWording(delivery, zone), catalogue),
      cost: deliveryCostWords(cost, priceFormat, catalogue),
      // nobody pays points for what costs nothing
      points: cost?.minor === 0 ? "" : deliveryPointsWords(points, catalogue),
      refusal: lacking === null ? null : missingSubtotalWords(lacking, priceFormat, catalogue),
    }
  }
}
