import { Schema } from "effect"
import type { ProductTile } from "../../../core/product/listing.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { literal } from "../graphql/literal.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"

export interface TilesVariables {
  readonly productIds: readonly number[]
}

/** The list may be null when nothing matches. Spec: 11.13. */
const Found = Schema.Struct({ products: nullish(Schema.Array(Schema.Struct({ id: Schema.Int, ownTile: WireTile }))) })
const Reply = Schema.Struct({ products: Found })
const fields = selectionOf(Found)

function toTiles({ products }: typeof Reply.Type, { productIds }: TilesVariables): readonly ProductTile[] {
  const tiles = new Map((products.products ?? []).map(({ id, ownTile }) => [id, toTile(ownTile)]))
  return productIds.flatMap((id) => tiles.get(id) ?? [])
}

/** Tiles of known products, in the order of the ids; unknown ids are left out. Spec: 11.13. */
export const productTilesOperation: GraphqlOperation<TilesVariables, readonly ProductTile[]> = {
  call: "product tiles",
  document: ({ productIds }) => `query {
  products(searchInput: {productsId: ${literal(productIds)}}) ${fields}
}`,
  decode: decodeWith(Reply, toTiles),
}
