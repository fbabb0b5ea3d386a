import { cartAddress } from "../../addresses/addresses.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { formatPrice, type PriceFormat } from "../../values/price-format.ts"
import type { Basket } from "../basket.ts"

/** The texts about the place that a basket goes to. */
export const cartPlaceTextKeys = [
  "cart.placeApply",
  "cart.placeHeading",
  "cart.shipping",
  "cart.shippingTo",
  "cart.shippingFrom",
  "shipping.placeCountry",
] as const

type Catalogue = TextCatalogue<(typeof cartPlaceTextKeys)[number]>

/** The section of the cart about the country of delivery, a form that comes back to the cart. */
export interface CartPlaceView {
  readonly heading: string
  readonly label: string
  readonly apply: string
  readonly countries: readonly { readonly id: string; readonly name: string }[]
  readonly countryId: string
  readonly back: string
}

/**
 * The choice of the country that a basket goes to; `null` where nothing is said of places.
 *
 * Spec: 18.28, 18.64.
 *
 * @example viewCartPlace(sampleBasket(1), polish) // => null
 */
export function viewCartPlace({ place }: Pick<Basket, "place">, catalogue: Catalogue): CartPlaceView | null {
  if (place === undefined) return null
  return {
    heading: formatText(catalogue, "cart.placeHeading"),
    label: formatText(catalogue, "shipping.placeCountry"),
    apply: formatText(catalogue, "cart.placeApply"),
    countries: place.countries.map(({ id, name }) => ({ id, name })),
    countryId: place.countryId,
    back: cartAddress(catalogue.language),
  }
}

/** What stands beside the cost of delivery. */
export interface ShippingPlaceView {
  /** "Dostawa", or with the country that was chosen */
  readonly label: string
  /** what it would cost; null = it can be chosen, or is not known */
  readonly cost: string | null
  /** from which worth on, and how much is missing */
  readonly note: string | null
}

/**
 * The delivery of a basket by its place: the chosen country is named, and a delivery that asks for a basket of more worth says its cost and
 * what is missing, as the page of the product does.
 *
 * Spec: 18.8, 18.64.
 *
 * @example viewShippingPlace(sampleBasket(1), polishPrices, polish).label // => "Dostawa"
 */
export function viewShippingPlace({ place }: Pick<Basket, "place">, format: PriceFormat, catalogue: Catalogue): ShippingPlaceView {
  const country = place?.isCountryChosen === true ? (place.countries.find(({ id }) => id === place.countryId)?.name ?? null) : null
  const label = country === null ? formatText(catalogue, "cart.shipping") : formatText(catalogue, "cart.shippingTo", { country })
  const lacking = place?.lacking ?? null
  if (lacking === null) return { label, cost: null, note: null }
  const [from, missing] = [formatPrice(lacking.from, format), formatPrice(lacking.missing, format)]
  const note = formatText(catalogue, "cart.shippingFrom", { from, missing })
  return { label, cost: formatPrice(lacking.cost, format), note }
}
