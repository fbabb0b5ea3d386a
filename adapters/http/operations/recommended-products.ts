import { Schema } from "effect"
import type { ListedProduct } from "../../../core/product/listing.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"
import { said } from "../recorded-field.ts"

const WireBasket = Schema.Struct({ ownRecommended: said(Schema.Array(WireTile)) })
const Reply = Schema.Struct({ basket: said(WireBasket) })

const toTiles = ({ basket }: typeof Reply.Type): readonly ListedProduct[] => basket.ownRecommended.map(toTile)

/** Tiles of products that go with what is in the basket; only this project's shop has it. */
export const recommendedProductsOperation: GraphqlOperation<NoVariables, readonly ListedProduct[]> = {
  call: "recommended products",
  kind: "query",
  field: "basket",
  args: () => ({}),
  selection: selectionOf(WireBasket),
  decode: decodeWith(Reply, toTiles),
}
