import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { literal } from "../graphql/literal.ts"
import { tileSelection } from "../graphql/tile.wire.ts"
import { decodeTilesReply, type TilesReply } from "./product-tiles.wire.ts"

export interface TilesVariables {
  readonly productIds: readonly number[]
}

/** Tiles of known products. Spec: 11.13. */
export const productTilesOperation: GraphqlOperation<TilesVariables, TilesReply> = {
  call: "product tiles",
  decode: decodeTilesReply,
  document: ({ productIds }) => `query {
  products(searchInput: {productsId: ${literal(productIds)}}) {
    products { id ownTile ${tileSelection} }
  }
}`,
}
