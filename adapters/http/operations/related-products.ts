import { Schema } from "effect"
import type { ListedProduct } from "../../../core/product/listing.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"
import { said } from "../recorded-field.ts"

export interface RelatedVariables {
  readonly productId: number
}

const Found = Schema.Struct({ product: said(Schema.NullOr(Schema.Struct({ ownRelated: said(Schema.Array(WireTile)) })), "number") })
const Reply = Schema.Struct({ product: said(Schema.NullOr(Found), "number") })

const toTiles = ({ product }: typeof Reply.Type): readonly ListedProduct[] => (product?.product?.ownRelated ?? []).map(toTile)

/** Tiles of the products that go with a product, none where the shop has no such product; only this project's shop has it. */
export const relatedProductsOperation: GraphqlOperation<RelatedVariables, readonly ListedProduct[]> = {
  call: "related products",
  kind: "query",
  field: "product",
  args: ({ productId }) => ({ productId, displaySizesByConfig: false }),
  selection: selectionOf(Found),
  decode: decodeWith(Reply, toTiles),
}
