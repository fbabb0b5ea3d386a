import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** What is told of the pickup point that a visitor has chosen. */
export interface ChosenPickup {
  readonly id: number
  readonly name: string
  /** with the number of the house */
  readonly street: string
  readonly zipcode: string
  readonly city: string
}

/** The choice of a pickup point, and what it comes to for a basket. Spec: 18.60, 18.61. */
export interface BasketPickup {
  /** nothing is chosen, the point is no longer there, its courier does not take what is in the basket, or it brings everything there */
  readonly state: "none" | "gone" | "refused" | "taken"
  /** null with `none` and `gone` */
  readonly point: ChosenPickup | null
}

/** Keys of the texts beside the cost of delivery. */
export const basketPickupTextKeys = ["cart.pickupGone", "cart.pickupRefused", "cart.pickupTaken"] as const

/**
 * What is said of the chosen pickup point beside the cost of delivery; `null` where there is nothing to say.
 *
 * Spec: 18.60, 18.61.
 *
 * @param pickup null = no courier brings to points
 *
 * @example
 * const point = { id: 1, name: "Kiosk", street: "Długa 3", zipcode: "31-147", city: "Kraków" }
 * basketPickupWords({ state: "taken", point }, polish) // => "do punktu Kiosk"
 * @example basketPickupWords({ state: "none", point: null }, polish) // => null
 */
export function basketPickupWords(
  pickup: BasketPickup | null,
  catalogue: TextCatalogue<(typeof basketPickupTextKeys)[number]>,
): string | null {
  switch (pickup?.state) {
    case "gone":
      return formatText(catalogue, "cart.pickupGone")
    case "refused":
      return formatText(catalogue, "cart.pickupRefused")
    case "taken":
      return pickup.point === null ? null : formatText(catalogue, "cart.pickupTaken", { name: pickup.point.name })
    case "none":
    case undefined:
      return null
  }
}
