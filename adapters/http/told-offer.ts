import type { ProductOffer, ProductSize, ProductType, SizePrice } from "../../core/product/offer.ts"
import { isSingleSizeId } from "../../core/product/sizes.ts"
import type { AvailabilityStatus } from "../../core/quantity/order-limits.ts"
import { toUnit, type WireUnit } from "./graphql/goods.wire.ts"
import type { PlainTile } from "./operations/plain-tiles.ts"

/** A size as the API tells it; what may be had of others before it counts as missing is null. */
export interface ToldSize extends Omit<ProductSize, "id" | "name" | "availability"> {
  readonly id: string | null
  readonly name: string | null
  readonly status: AvailabilityStatus | null
  /** the shop's words for it; "" = it tells none */
  readonly description: string
}

/** What a shop's API tells of a product that is offered; what may be had of others before it counts as missing is null or absent. */
export interface ToldOffer extends Omit<ProductOffer, "name" | "type" | "unit" | "sizes" | "needs"> {
  readonly name: string | null
  readonly type: ProductType | null
  readonly unit: typeof WireUnit.Type
  readonly sizes: readonly ToldSize[] | null
  /** absent = the shop does not tell what a purchase needs, so that more may be asked in other ways */
  readonly needs?: ProductOffer["needs"]
}

const typesWithMore = ["bundle", "collection", "configurator", "virtual", "service"] as const

/**
 * The platform writes both `bundle` and `product_bundle`; what has no name of its own is sold by size and quantity.
 *
 * @example toType("product_bundle") // => "bundle"
 * @example toType("product_item") // => "item"
 */
export const toType = (type: string): ProductType => typesWithMore.find((known) => type === known || type === `product_${known}`) ?? "item"

/** A shop that does not tell what a purchase needs sells its services by date, and none can be chosen here. Spec: 10.309, 17.26. */
const needsOfType = (type: ProductType): ProductOffer["needs"] => (type === "service" ? "date" : null)

/** Is something missing that is told of a product among others? A shop that knows our fields has said all that it has. */
export const lacksOfTile = ({ name, sizes, needs }: ToldOffer): boolean =>
  name === null ||
  (needs === undefined && (sizes?.some(({ id, name: called, status, price }) => [id, called, status, price].includes(null)) ?? true))

/**
 * What the API tells of a product where it tells of several, in the place of what it does not tell of it alone: its name, its sizes, and the price of an only
 * one. A size is another's by its id, else by its name.
 *
 * Spec: 10.1060.
 */
export function withTile(told: ToldOffer, tile: PlainTile): ToldOffer {
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

const priceOf = ({ price }: PlainTile): SizePrice | null =>
  price === null ? null : { ...price, beforeRebate: price.beforeRebate ?? null, suggested: price.suggested ?? null, pointsEarned: null }

/**
 * Is neither told what it costs nor that it is sold out?
 *
 * Spec: 10.1025.
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
 */
export function knownOffer({ name, type: told, unit, sizes, needs, ...offer }: ToldOffer): ProductOffer {
  const type = told ?? "item"
  return {
    ...offer,
    name: name ?? "",
    type,
    unit: toUnit(unit),
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
