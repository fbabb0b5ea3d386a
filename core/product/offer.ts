import type { AvailabilityStatus, OrderLimits, Stock, Unit } from "../quantity/order-limits.ts"
import type { Decimal } from "../values/decimal.ts"
import type { Money, Price } from "../values/money.ts"

/** Whether a size can be bought. */
export interface Availability {
  readonly status: AvailabilityStatus
  /** the shop's text, such as "Produkt dostępny" */
  readonly description: string
}

/** Lowest price of the 30 days before a reduction. */
export interface OmnibusPrice {
  readonly price: Price
  /** true when the lowest price is above what the product costs now */
  readonly higherThanSelling: boolean
  /** the shop's own percent between the two, as it is sent; null = not sent */
  readonly percent: number | null
  /** civil date `YYYY-MM-DD` until which the current price holds, or null */
  readonly validUntil: string | null
}

/** What one unit of a size costs. */
export interface SizePrice {
  readonly price: Price
  /** price before the reduction */
  readonly max: Price | null
  /** the shop's own percent saved against `max`, as it is sent; null = not sent */
  readonly youSavePercent: number | null
  readonly omnibus: OmnibusPrice | null
  /** price before an active rebate code */
  readonly beforeRebate: Price | null
  /** the producer's suggested price */
  readonly suggested: Price | null
  /** points that one unit earns */
  readonly pointsEarned: Decimal | null
}

/** What a size or a tile says about its price; a tile knows less. */
export type KnownPrice = Pick<SizePrice, "price" | "max" | "youSavePercent" | "omnibus"> &
  Partial<Pick<SizePrice, "beforeRebate" | "suggested">>

/** How much goods sold by weight or volume hold, in the amount that their prices are compared by. */
export interface Measure {
  /** 0.25 of a kilogram */
  readonly amount: Decimal
  /** "kg", "100 g", "l" */
  readonly of: string
}

/** A cheaper price from a quantity on. */
export interface MultipackStep {
  /** what must be added for it; less than the threshold when the cart has some already */
  readonly left: Decimal
  /** the quantity that the offer names */
  readonly threshold: Decimal
  /** the last quantity that has the price, and what may be added up to it; absent = it has no upper end */
  readonly end?: { readonly left: Decimal; readonly threshold: Decimal }
  /** of one unit from there on */
  readonly price: Price
}

/** One size of a product; `uniw` is the single size of a product without sizes. */
export interface ProductSize {
  readonly id: string
  readonly name: string
  readonly stock: Stock
  readonly availability: Availability
  readonly phonePrice: boolean
  /** null = the shop has no price for it; never shown as zero */
  readonly price: SizePrice | null
  /** the delivery periods in which it can be subscribed to, as the shop orders them; absent = none */
  readonly periods?: readonly SubscriptionPeriod[]
  /** absent = it is not sold by weight or volume */
  readonly measure?: Measure
  /** cheaper prices from a quantity on; absent = there are none */
  readonly multipack?: readonly MultipackStep[]
}

/** `off` is sold once only, `only` by subscription only, `optional` as the shopper chooses. */
export type SubscriptionMode = "off" | "optional" | "only"

/** A delivery period that a product offers. */
export interface SubscriptionPeriod {
  /** whole days between two deliveries */
  readonly days: number
  /** what one unit costs with this period; null = not known yet */
  readonly price: Price | null
}

/** An `item` has only a size and a quantity to choose; the others have more. */
export type ProductType = "item" | "bundle" | "collection" | "configurator" | "virtual" | "service"

/** What the sizes of a product are, where they are none: "Szkliwo", and what asks for one, "Wybierz szkliwo". */
export interface SizeWords {
  readonly name: string
  readonly choose: string
}

/** The part of a product that the shopper decides about and the product page's machine works on. Spec: 3.36 to 3.50. */
export interface ProductOffer {
  readonly id: number
  readonly type: ProductType
  readonly name: string
  readonly versionName: string | null
  readonly sizes: readonly ProductSize[]
  readonly unit: Unit
  readonly limits: OrderLimits
  /** the points that one unit costs, beside or instead of its price; null = it is not sold for points */
  readonly pointsPrice: Decimal | null
  readonly vatPercent: number | null
  /** when the reduction ends, in milliseconds since 1970 UTC; null = it has no end, or there is no reduction */
  readonly reductionEndsAtMs: number | null
  /** what has to be chosen of every purchase besides size and quantity: the period of a subscription, the date of an event; null = nothing */
  readonly needs: "period" | "date" | null
  /** absent = it is sold once only */
  readonly subscription?: SubscriptionMode
  /** the shop wants its first quantities chosen from a list; absent = a field alone */
  readonly listsQuantities?: true
  /** the shop's own words for its sizes; absent = they are called sizes */
  readonly sizeWords?: SizeWords
  readonly advance: Money | null
  /** for the returnable packaging of one unit, paid beside its price; absent = none */
  readonly deposit?: Price
}

/**
 * Does the product have more to choose than size and quantity?
 *
 * Spec: 5.49, 17.26.
 *
 * @example hasMoreToChoose({ type: "bundle", needs: null }) // => true
 * @example hasMoreToChoose({ type: "service", needs: "date" }) // => true
 */
export function hasMoreToChoose({ type, needs }: Pick<ProductOffer, "type" | "needs">): boolean {
  return needs !== null || type === "bundle" || type === "collection" || type === "configurator"
}
