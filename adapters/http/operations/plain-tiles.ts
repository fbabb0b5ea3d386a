import { Schema } from "effect"
import type { Crumb, ProductPicture } from "../../../core/product/details.ts"
import type { ToldTile } from "../../../core/product/told/told-offer.ts"
import { ownLink, ownPicture, platformFiles, platformPx, toStatus, WireCode } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { omnibusFields, PriceAmount, toOmnibus, toPrice, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Product = Schema.Struct({
  id: said(nullish(Schema.Int), "number"),
  name: said(nullish(Schema.String)),
  description: said(nullish(Schema.String)),
  icon: said(nullish(Schema.String), "address"),
  iconSecond: said(nullish(Schema.String), "address"),
  producer: said(nullish(Schema.Struct({ name: said(nullish(Schema.String)), link: said(nullish(Schema.String), "address") }))),
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
          id: said(nullish(WireCode), "number"),
          name: said(nullish(Schema.String)),
          availability: said(nullish(Schema.Struct({ status: said(nullish(Schema.String), "number") }))),
        }),
      ),
    ),
  ),
})
const Reply = Schema.Struct({ products: said(Schema.NullOr(Schema.Struct({ products: said(nullish(Schema.Array(Product))) })), "ids") })

/** What the platform's API tells of a product in a list. */
export interface PlainTile extends ToldTile {
  readonly id: number
  /** HTML, which is not sanitised; "" = the shop tells none */
  readonly description: string
  readonly picture: ProductPicture | null
  readonly producer: Crumb | null
}

function toTile(product: typeof Product.Type, asked: readonly number[]): readonly PlainTile[] {
  const { icon, producer, price, sizes } = product
  // whose tile it is that does not say so is known where one alone was asked for
  const [id = null, ...others] = product.id == null ? asked : [product.id]
  if (id === null || others.length > 0) return []
  const name = product.name ?? ""
  const files = platformFiles(icon, platformPx.icon, product.iconSecond ?? icon)
  const now = toPrice(price?.price)
  return [
    {
      id,
      name,
      description: product.description ?? "",
      picture: files === null ? null : ownPicture({ alt: name, large: files, phone: null, medium: files, icon: files, thumbnail: files }),
      producer: !producer?.name || producer.link == null ? null : { name: producer.name, link: ownLink(producer.link) },
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
      sizes:
        sizes?.map((size) => ({
          id: size.id == null ? null : String(size.id),
          name: size.name ?? null,
          status: size.availability?.status == null ? null : toStatus(size.availability.status),
        })) ?? null,
    },
  ]
}

/** Products as lists show them, by what any shop of the platform tells; those that it does not have are left out. Spec: 10.992, 11.23. */
export const plainTilesOperation: GraphqlOperation<{ readonly productIds: readonly number[] }, readonly PlainTile[]> = {
  call: "plain tiles",
  mayLack: true,
  kind: "query",
  field: "products",
  args: ({ productIds }) => ({ searchInput: { productsId: productIds } }),
  selection: selectionOf(Reply.fields.products),
  decode: decodeWith(Reply, ({ products }, { productIds }) => (products?.products ?? []).flatMap((product) => toTile(product, productIds))),
}
