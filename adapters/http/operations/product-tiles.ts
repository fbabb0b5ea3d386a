import { Schema } from "effect"
import type { ListedProduct } from "../../../core/product/listing.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"
import { said } from "../recorded-field.ts"

const Found = Schema.Struct({ products: said(Schema.NullOr(Schema.Array(Schema.Struct({ ownTile: said(WireTile) }))), "ids") })
const Reply = Schema.Struct({ products: said(Schema.NullOr(Found), "ids") })

const toTiles = ({ products: found }: typeof Reply.Type): readonly ListedProduct[] =>
  (found?.products ?? []).map(({ ownTile }) => toTile(ownTile))

/** Tiles of products, in the order of their ids; those that the shop does not have are left out. Only this project's shop has tiles. */
export const productTilesOperation: GraphqlOperation<{ readonly productIds: readonly number[] }, readonly ListedProduct[]> = {
  call: "product tiles",
  kind: "query",
  field: "products",
  args: ({ productIds }) => ({ searchInput: { productsId: productIds } }),
  selection: selectionOf(Found),
  decode: decodeWith(Reply, toTiles),
}
