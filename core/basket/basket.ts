import type { BasketRefusal } from "../messages/refusal.ts"
import type { PictureFiles } from "../product/details.ts"
import type { Measure } from "../product/offer.ts"
import type { OrderLimits, Stock, Unit } from "../quantity/order-limits.ts"
import type { Decimal } from "../values/decimal.ts"
import { roundFraction } from "../values/fraction.ts"
import type { Money, Price } from "../values/money.ts"
import { readWireAmount, type WireAmount } from "../values/money-text.ts"
import type { RowDetail } from "./row-detail.ts"

/** One row of a basket: a product in one size, bought in one way. Spec: 3.54, 3.55, 17.29. */
export interface BasketRow {
  /** the platform's hash of the row, sent back to change or remove it */
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
  readonly name: string
  readonly versionName: string | null
  /** empty for a single size */
  readonly sizeName: string
  /** what the product's sizes are, such as glazes; absent = sizes. Spec: 16.61 */
  readonly sizesAre?: string
  readonly link: string
  readonly picture: PictureFiles | null
  readonly quantity: Decimal
  readonly unit: Unit
  readonly stock: Stock
  readonly limits: OrderLimits
  readonly unitPrice: Price
  /** how much one unit holds of what prices are compared by; absent = it is not sold by weight or volume */
  readonly measure?: Measure
  readonly lineTotal: Price
  /** of one and of all, where the row is paid with points: its prices are zero then; absent = it is paid with money */
  readonly points?: { readonly each: Decimal; readonly total: Decimal }
  /** false = sold out since it was added */
  readonly isAvailable: boolean
  /** what it was bought with besides size and quantity, in the order in which it is read */
  readonly details: readonly RowDetail[]
}

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

/** Where a basket goes, and where else it could. Spec: 18.64. */
export interface BasketPlace {
  /** in the shop's order */
  readonly countries: readonly { readonly id: string; readonly name: string }[]
  readonly countryId: string
  /** false = it is the shop's default */
  readonly isCountryChosen: boolean
  /** what delivery there costs, the subtotal from which it can be chosen, and what is missing to that; null = it can, or there is none */
  readonly lacking: { readonly cost: Money; readonly from: Money; readonly missing: Money } | null
}

/** A shopper's basket. The total is the subtotal plus shipping, deposit, wrapping, insurance and prepaid cost, less what the balance pays. */
export interface Basket {
  readonly rows: readonly BasketRow[]
  readonly subtotal: Price
  /** the cost of delivery to the chosen pickup point, else of the cheapest to the door; null = not known yet */
  readonly shipping: Price | null
  /** what is missing for free delivery; zero = reached, null = the shop has no free delivery */
  readonly toFreeShipping: Money | null
  /** the subtotal from which delivery is free; null = the shop has no free delivery */
  readonly freeShippingFrom: Money | null
  /** for the returnable packaging of everything in it, given back with it; absent = there is none */
  readonly deposit?: Price
  /** what gift wrapping costs for a row and for all that are wrapped; absent = the shop wraps nothing of it */
  readonly wrapping?: { readonly each: Price; readonly total: Price }
  /** for insuring what is delivered; absent = there is none */
  readonly insurance?: Price
  /** what the cheapest way to pay before shipping adds; absent = nothing */
  readonly prepaid?: Price
  /** what the client's balance pays of it; absent = nothing */
  readonly fromBalance?: Price
  readonly total: Price
  /** number of pieces in all rows */
  readonly pieces: number
  /** the active rebate code, and what it takes off the rows (null = the shop does not tell); null = none is active, absent = the shop has no codes */
  readonly rebate?: { readonly code: string; readonly saved: Price | null } | null
  /** absent = no courier brings to pickup points, or nothing has to be brought */
  readonly pickup?: BasketPickup
  /** absent = nothing has to be brought, or the shop does not tell */
  readonly place?: BasketPlace
}

/** The keys by which the shop finds a row of the basket. */
export interface RowToChange {
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
}

/** What is put into the basket. */
export interface LineToAdd {
  readonly productId: number
  readonly sizeId: string
  /** exact decimal text with a dot */
  readonly quantity: string
}

/** The shop's answer to a change of the basket: the whole new basket, or the reason for the refusal. */
export type BasketReply =
  | { readonly _tag: "Changed"; readonly basket: Basket }
  | { readonly _tag: "Refused"; readonly refusal: BasketRefusal }

/** What came of a change that a shopper asked for. `Failed` is always shown to the shopper. */
export type ChangeOutcome = BasketReply | { readonly _tag: "Failed" }

/**
 * The amount missing for free delivery, as the shop sends it: a number or text. Zero means that delivery is free; absent, empty and
 * unreadable values mean that the shop has no free delivery: `null`.
 *
 * Spec: 4.36, 4.37.
 *
 * @example missingToFreeDelivery("0.00") // => { minor: 0 }
 * @example missingToFreeDelivery("12,50") // => { minor: 1250 }
 * @example missingToFreeDelivery("") // => null
 */
export function missingToFreeDelivery(wire: WireAmount): Money | null {
  // some shops write the amount as their pages do
  const read = readWireAmount(typeof wire === "string" ? wire.trim().replace(",", ".").replace(/^\+/, "") : wire)
  return read._tag === "Amount" ? { minor: Number(roundFraction(read.amount, 2)) } : null
}
