import type { AvailabilityStatus, Unit } from "../../quantity/order-limits.ts"
import { decimalFromNumber, decimalOf } from "../../values/decimal.ts"
import type { Price } from "../../values/money.ts"
import type { KnownPrice, ProductOffer, ProductSize, ProductType, SizePrice } from "../offer.ts"
import { isSingleSizeId } from "../sizes.ts"

/** A size as the API tells it; what may be had of others before it counts as missing is null. */
export interface ToldSize extends Omit<ProductSize, "id" | "name" | "availability"> {
  readonly id: string | null
  readonly name: string | null
  readonly status: AvailabilityStatus | null
  /** the shop's words for it; "" = it tells none */
  readonly description: string
}

/** The unit that goods are sold in, as far as a shop tells it. */
export interface ToldUnit {
  readonly name?: string | null | undefined
  readonly singular?: string | null | undefined
  readonly plural?: string | null | undefined
  /** of two to four */
  readonly few?: string | null | undefined
  /** of a part of one */
  readonly fraction?: string | null | undefined
  /** above 0 */
  readonly sellBy?: number | null | undefined
  /** decimal places of a quantity */
  readonly precision?: number | null | undefined
}

/** A product where a shop tells of several: in a list. */
export interface ToldTile {
  /** "" = the shop tells none */
  readonly name: string
  /** at the visitor's prices; null = the shop tells none */
  readonly price: KnownPrice | null
  /** null = the shop tells none */
  readonly sizes: readonly ToldTileSize[] | null
}

interface ToldTileSize {
  readonly id: string | null
  readonly name: string | null
  readonly status: AvailabilityStatus | null
}

/** What a shop's API tells of a product that is offered; what may be had of others before it counts as missing is null or absent. */
export interface ToldOffer extends Omit<ProductOffer, "name" | "type" | "unit" | "sizes" | "needs"> {
  readonly name: string | null
  readonly type: ProductType | null
  readonly unit: ToldUnit
  readonly sizes: readonly ToldSize[] | null
  /** absent = the shop does not tell what a purchase needs, so that more may be asked in other ways */
  readonly needs?: ProductOffer["needs"]
  /** that it is sold by subscription, besides or only; absent = it is not, or nobody tells */
  readonly subscribed?: ToldSubscription
}

/** Buying by subscription, as far as a shop's API tells it. */
export interface ToldSubscription {
  /** it is not sold otherwise */
  readonly isOnly: boolean
  /** what one unit costs so, in whichever size and period; null = not told, or not the same in all of them */
  readonly price: Price | null
}

const typesWithMore = ["bundle", "collection", "configurator", "virtual", "service"] as const

/**
 * The platform writes both `bundle` and `product_bundle`; what has no name of its own is sold by size and quantity.
 *
 * @example productTypeOf("product_bundle") // => "bundle"
 * @example productTypeOf("product_item") // => "item"
 */
export const productTypeOf = (type: string): ProductType =>
  typesWithMore.find((known) => type === known || type === `product_${known}`) ?? "item"

/** A shop that does not tell what a purchase needs sells its services by date, and none can be chosen here. Spec: 10.309, 17.26. */
const needsOfType = (type: ProductType): ProductOffer["needs"] => (type === "service" ? "date" : null)

/**
 * Is something missing that is told of a product among others? A shop that knows our fields has said all that it has.
 *
 * Spec: 10.1060.
 *
 * @example lacksOfTile(sampleToldOffer()) // => false
 * @example lacksOfTile(sampleToldOffer({ name: null })) // => true
 */
export const lacksOfTile = ({ name, sizes, needs }: ToldOffer): boolean =>
  name === null ||
  (needs === undefined && (sizes?.some(({ id, name: called, status, price }) => [id, called, status, price].includes(null)) ?? true))

/**
 * What the API tells of a product where it tells of several, in the place of what it does not tell of it alone: its name, its sizes, and the price of an only
 * one. A size is another's by its id, else by its name.
 *
 * Spec: 10.1060.
 *
 * @example withTile(sampleToldOffer({ name: null }), { name: "Shirt", price: null, sizes: null }).name // => "Shirt"
 */
export function withTile(told: ToldOffer, tile: ToldTile): ToldOffer {
  const { sizes: others } = tile
  const isOnly = (told.sizes ?? others ?? []).length === 1 && (others?.length ?? 1) === 1
  const price = isOnly ? priceOf(tile) : null
  const sizes =
    told.sizes?.map((size): ToldSize => {
      const other = isOnly ? others?.[0] : others?.find(({ id, name }) => (size.id === null ? name === size.name : id === size.id))
      return {
        ...size,
        id: size.id ?? other?.id ?? null,
        name: size.name ?? other?.name ?? null,
        status: size.status ?? other?.status ?? null,
        price: size.price ?? (size.phonePrice ? null : price),
      }
    }) ?? others?.map((other): ToldSize => ({ ...other, stock: { is: "unknown" }, description: "", phonePrice: false, price }))
  return { ...told, name: told.name ?? (tile.name || null), sizes: sizes ?? null }
}

const priceOf = ({ price }: ToldTile): SizePrice | null =>
  price === null ? null : { ...price, beforeRebate: price.beforeRebate ?? null, suggested: price.suggested ?? null, pointsEarned: null }

/**
 * A product with the periods in which its page sells it by subscription. One that can be bought once as well is offered so where its price is the same in all of them,
 * as the API tells it, and nothing else changes it; else it is sold once, as far as we know.
 *
 * Spec: 10.1025, 10.1075.
 *
 * @param mode what its page says; null = it says nothing of it
 * @param days between two deliveries, as its page has them
 *
 * @example
 * const told = sampleToldOffer({ subscribed: { isOnly: false, price: price("9.00", "7.32") } })
 * withPeriods(told, "optional", [30]).subscription // => "optional"
 */
export function withPeriods(told: ToldOffer, mode: "only" | "optional" | null, days: readonly number[]): ToldOffer {
  if (mode === null || told.subscription !== undefined) return told
  const price = told.subscribed?.price ?? null
  const sizes =
    told.sizes?.map((size): ToldSize => ({ ...size, periods: size.periods ?? days.map((each) => ({ days: each, price })) })) ?? null
  if (mode === "only") {
    return { ...told, sizes: days.length > 0 ? sizes : told.sizes, subscription: mode, needs: told.needs ?? "period" }
  }
  const isPlain = (told.type ?? "item") === "item" && told.sizes?.every(({ multipack }) => multipack === undefined) === true
  const isKnown = isPlain && days.length > 0 && price !== null
  return isKnown ? { ...told, sizes, subscription: mode } : { ...told, subscribed: told.subscribed ?? { isOnly: false, price } }
}

/**
 * Is it sold by subscription besides, in periods or at prices that nobody knows?
 *
 * Spec: 10.1075.
 *
 * @example lacksPeriods(sampleToldOffer({ subscribed: { isOnly: false, price: null } })) // => true
 */
export const lacksPeriods = ({ subscribed, subscription }: ToldOffer): boolean =>
  subscription === undefined && subscribed !== undefined && !subscribed.isOnly

/**
 * Is neither told what it costs nor that it is sold out?
 *
 * Spec: 10.1025.
 *
 * @example isUntold(sampleToldOffer({ sizes: null })) // => true
 */
export function isUntold({ sizes, pointsPrice }: ToldOffer): boolean {
  if (sizes === null || sizes.length === 0) return true
  const open = sizes.filter(
    ({ status, ...size }) => (status === null && size.stock.is === "unknown") || (status ?? statusOf(size)) !== "disable",
  )
  return (
    open.length > 0 && pointsPrice === null && open.every(({ id, price, phonePrice }) => id === null || (price === null && !phonePrice))
  )
}

/**
 * A product that is offered, as far as it is known: a size that has no id cannot be bought and is left out, one without a name is called by its id, and
 * whether it can be bought tells what is left of it, where nothing else does.
 *
 * Spec: 10.309, 10.1060.
 *
 * @example knownOffer(sampleToldOffer({ type: null })).type // => "item"
 */
export function knownOffer(told: ToldOffer): ProductOffer {
  const { name, unit, sizes, needs, subscribed: _, ...offer } = told
  const type = told.type ?? "item"
  return {
    ...offer,
    name: name ?? "",
    type,
    unit: knownUnit(unit),
    sizes: (sizes ?? []).flatMap(({ id, name: called, status, description, ...size }): readonly ProductSize[] =>
      id === null
        ? []
        : [
            {
              ...size,
              id,
              name: called ?? (isSingleSizeId(id) ? "" : id),
              availability: { status: status ?? statusOf(size), description },
            },
          ],
    ),
    needs: needs === undefined ? needsOfType(type) : needs,
  }
}

/** What nobody tells of cannot be bought. */
const statusOf = ({ stock }: Pick<ToldSize, "stock">): AvailabilityStatus =>
  stock.is === "unlimited" || (stock.is === "limited" && stock.amount.coefficient > 0) ? "enable" : "disable"

/**
 * The unit of goods: forms that are not told are the plural. Of name and forms that are not told another one stands in the place, "" where there is none; what no
 * step is told of is sold by one, and as finely as its step is written.
 *
 * Spec: 3.37, 10.1060, 11.25.
 *
 * @example knownUnit({ name: "m", sellBy: 0.5 })
 * // => { name: "m", singular: "m", plural: "m", few: "m", fraction: "m", sellBy: decimal("0.5"), precision: 1 }
 */
export function knownUnit({ name, singular, plural, few, fraction, sellBy, precision }: ToldUnit): Unit {
  const many = plural ?? name ?? singular ?? ""
  const step = decimalFromNumber(sellBy ?? 1) ?? decimalOf(Math.round(sellBy ?? 1))
  return {
    name: name ?? singular ?? many,
    singular: singular ?? name ?? many,
    plural: many,
    few: few ?? many,
    fraction: fraction ?? many,
    sellBy: step,
    precision: precision ?? step.scale,
  }
}

/**
 * What of a product's sizes can be bought, as far as a list tells; `names` is empty for a single size, and has no size that is sold out.
 *
 * Spec: 10.1060.
 *
 * @example offeredOf({ sizes: null }) // => { isAvailable: null, names: [] }
 * @example offeredOf({ sizes: [{ id: "S", name: "S", status: "disable" }, { id: "M", name: "M", status: "order" }] })
 * // => { isAvailable: true, names: ["M"] }
 */
export function offeredOf({ sizes }: Pick<ToldTile, "sizes">): {
  readonly isAvailable: boolean | null
  readonly names: readonly string[]
} {
  const offered = (sizes ?? []).filter(({ status }) => status !== "disable")
  const isTold = sizes !== null && sizes.every(({ status }) => status !== null)
  return {
    isAvailable: isTold || offered.some(({ status }) => status !== null) ? offered.length > 0 : null,
    names: (sizes ?? []).length > 1 ? offered.flatMap(({ name }) => name ?? []) : [],
  }
}
