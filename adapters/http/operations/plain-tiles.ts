import { Schema } from "effect"
import type { Crumb, ProductPicture } from "../../../core/product/details.ts"
import type { KnownPrice } from "../../../core/product/offer.ts"
import { ownLink, ownPicture, platformFiles, platformPx, toStatus, WireCode } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { omnibusFields, PriceAmount, toOmnibus, toPrice, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Product = Schema.Struct({
  id: said(Schema.Int, "number"),
  name: said(Schema.String),
  description: said(nullish(Schema.String)),
  icon: said(nullish(Schema.String), "address"),
  iconSecond: said(nullish(Schema.String), "address"),
  producer: said(nullish(Schema.Struct({ name: said(Schema.String), link: said(nullish(Schema.String), "address") }))),
  price: said(
    nullish(
      Schema.Struct({
        price: said(nullish(PriceAmount)),
        max: said(nullish(PriceAmount)),
        crossedPrice: said(nullish(PriceAmount)),
        youSavePercent: said(nullish(WireNumber)),
        beforeRebate: said(nullish(PriceAmount)),
        ...omnibusFields,
      }),
    ),
  ),
  sizes: said(
    nullish(
      Schema.Array(
        Schema.Struct({
          id: said(WireCode, "number"),
          name: said(Schema.String),
          availability: said(Schema.Struct({ status: said(Schema.String, "number") })),
        }),
      ),
    ),
  ),
})
const Reply = Schema.Struct({ products: said(Schema.NullOr(Schema.Struct({ products: said(nullish(Schema.Array(Product))) })), "ids") })

/** What the platform's API tells of a product in a list. */
export interface PlainTile {
  readonly id: number
  readonly name: string
  /** HTML, which is not sanitised; "" = the shop tells none */
  readonly description: string
  readonly picture: ProductPicture | null
  readonly producer: Crumb | null
  /** at the visitor's prices; null = the shop tells none */
  readonly price: KnownPrice | null
  readonly isAvailable: boolean
  /** empty for a single size */
  readonly sizeNames: readonly string[]
}

function toTile({ id, name, description, icon, iconSecond, producer, price, sizes }: typeof Product.Type): PlainTile {
  const files = platformFiles(icon, platformPx.icon, iconSecond ?? icon)
  const now = toPrice(price?.price)
  const offered = (sizes ?? []).filter(({ availability }) => toStatus(availability.status) !== "disable")
  return {
    id,
    name,
    description: description ?? "",
    picture: files === null ? null : ownPicture({ alt: name, large: files, phone: null, medium: files, icon: files, thumbnail: files }),
    producer: producer == null || producer.link == null ? null : { name: producer.name, link: ownLink(producer.link) },
    price:
      now === null
        ? null
        : {
            price: now,
            max: toPrice(price?.max) ?? toPrice(price?.crossedPrice),
            youSavePercent: price?.youSavePercent ?? null,
            omnibus: toOmnibus(price ?? {}, now),
            beforeRebate: toPrice(price?.beforeRebate),
          },
    isAvailable: offered.length > 0,
    sizeNames: (sizes ?? []).length > 1 ? offered.map((size) => size.name) : [],
  }
}

/** Products as lists show them, by what any shop of the platform tells; those that it does not have are left out. Spec: 10.992, 11.23. */
export const plainTilesOperation: GraphqlOperation<{ readonly productIds: readonly number[] }, readonly PlainTile[]> = {
  call: "plain tiles",
  mayLack: true,
  kind: "query",
  field: "products",
  args: ({ productIds }) => ({ searchInput: { productsId: productIds } }),
  selection: selectionOf(Reply.fields.products),
  decode: decodeWith(Reply, ({ products }) => (products?.products ?? []).map(toTile)),
}
