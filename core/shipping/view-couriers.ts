import type { Money } from "../money/money.ts"
import type { PriceFormat } from "../money/price-format.ts"
import { paymentMomentWords, paymentTextKeys } from "../payment/payment-words.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import { type CourierOption, courierGroups, lackingWorth } from "./courier.ts"
import { courierTextKeys, deliveryCostWords, deliveryPointsWords, emptyListWords, lackingWorthWords } from "./courier-words.ts"
import { deliveryWording } from "./delivery-wording.ts"
import { deliveryWords, shipTextKeys } from "./ship-words.ts"

/** The texts of the whole list of couriers. Spec: 18.19. */
export const courierListTextKeys = [...courierTextKeys, ...paymentTextKeys, ...shipTextKeys] as const

/** A courier in the shopper's words. */
export interface CourierRow {
  readonly id: string
  readonly name: string
  readonly isPickup: boolean
  /** such as "Środa (29.05)"; "" where nothing is known */
  readonly delivery: string
  readonly cost: string
  /** "" where points do not pay for it */
  readonly points: string
  /** why the courier does not take this basket; null = it does */
  readonly refusal: string | null
}

/** The couriers of a basket: headings with rows, or what is said in place of them. */
export type CourierList =
  | { readonly is: "empty"; readonly words: string }
  | { readonly is: "groups"; readonly groups: readonly { readonly heading: string; readonly rows: readonly CourierRow[] }[] }

/** What a list of couriers depends on besides the couriers. */
export interface CourierListSettings {
  readonly basketWorth: Money
  readonly priceFormat: PriceFormat
  /** the shop's zone, an IANA name */
  readonly zone: string
}

/**
 * The list of couriers as the modal of shipping costs shows it.
 *
 * Spec: 18.19, 9.55, 9.61, 8.75, 18.5, 18.7, 18.8, 18.9, 18.18.
 */
export function viewCouriers(
  couriers: readonly CourierOption[],
  { basketWorth, priceFormat, zone }: CourierListSettings,
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
    const lacking = lackingWorth(courier, basketWorth)
    return {
      id,
      name,
      isPickup,
      delivery: deliveryWords(deliveryWording(delivery, zone), catalogue),
      cost: deliveryCostWords(cost, priceFormat, catalogue),
      points: deliveryPointsWords(points, catalogue),
      refusal: lacking === null ? null : lackingWorthWords(lacking, priceFormat, catalogue),
    }
  }
}
