import { cartAddress, neutralAddress } from "../../addresses/addresses.ts"
import type { pickupPath } from "../../addresses/pickup-query.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import type { Basket } from "../basket.ts"

/** The texts about the pickup point that a basket goes to. */
export const cartPickupTextKeys = [
  "cart.pickupAsk",
  "cart.pickupGone",
  "cart.pickupHeading",
  "cart.pickupRefused",
  "cart.pickupTaken",
  "pickup.change",
  "pickup.chooseFirst",
  "pickup.chosenHeading",
  "pickup.forget",
  "pickup.gone",
] as const

type Catalogue = TextCatalogue<(typeof cartPickupTextKeys)[number]>

/** The same address, as the compiler sees to: its own module is shared with what comes later, and would be in the scripts of every product. */
const points: typeof pickupPath = "/pickup-sites.php"

/** The section of the cart about the pickup point, in words. */
export interface CartPickupView {
  readonly isGone: boolean
  readonly heading: string
  /** the chosen point; null = there is none, or no longer */
  readonly place: { readonly name: string; readonly street: string; readonly town: string } | null
  /** what is said in place of a point */
  readonly note: string | null
  /** the way to the points */
  readonly points: { readonly text: string; readonly link: string }
  /** takes the choice off by a form that comes back to the cart; null = nothing is chosen */
  readonly forget: { readonly text: string; readonly action: string; readonly back: string } | null
}

/**
 * The pickup point of a basket with the ways to another one and back to the door; `null` where nothing is said of points.
 *
 * Spec: 10.275, 18.61.
 *
 * @example viewCartPickup(sampleBasket(1), polish) // => null
 * @example viewCartPickup({ pickup: { state: "none", point: null } }, polish)?.note
 * // => "Paczkę możesz odebrać w automacie lub punkcie blisko siebie."
 */
export function viewCartPickup({ pickup }: Pick<Basket, "pickup">, catalogue: Catalogue): CartPickupView | null {
  if (pickup === undefined) return null
  const { state, point } = pickup
  const { language } = catalogue
  const isGone = state === "gone"
  const say = (key: Exclude<(typeof cartPickupTextKeys)[number], "cart.pickupTaken">) => formatText(catalogue, key)
  return {
    isGone,
    heading: say(point === null ? "cart.pickupHeading" : "pickup.chosenHeading"),
    place: point === null ? null : { name: point.name, street: point.street, town: `${point.zipcode} ${point.city}` },
    note: point === null ? say(isGone ? "pickup.gone" : "cart.pickupAsk") : null,
    points: { text: say(point === null ? "pickup.chooseFirst" : "pickup.change"), link: neutralAddress(points, language, {}) },
    forget: state === "none" ? null : { text: say("pickup.forget"), action: points, back: cartAddress(language) },
  }
}

/**
 * Where a basket is brought to instead of the door, or why it is not; `null` where there is nothing to say.
 *
 * Spec: 18.60, 18.61.
 *
 * @example pickupNote({ pickup: { state: "none", point: null } }, polish) // => null
 */
export function pickupNote({ pickup }: Pick<Basket, "pickup">, catalogue: Catalogue): string | null {
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
