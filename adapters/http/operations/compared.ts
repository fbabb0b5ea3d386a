import { Schema } from "effect"
import type { ComparedProduct } from "../../../core/saved/comparison.ts"
import { toParameter, WireParameter } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"
import { said } from "../recorded-field.ts"

const WireCompared = Schema.Struct({
  code: said(Schema.String),
  parameters: said(Schema.Array(WireParameter)),
  tile: said(WireTile),
})
const Reply = Schema.Struct({ ownCompared: said(Schema.Array(WireCompared), "ids") })

const toCompared = ({ code, parameters, tile }: typeof WireCompared.Type): ComparedProduct => ({
  code,
  parameters: parameters.map(toParameter),
  tile: toTile(tile),
})

/** The visitor's comparison. Only this project's shop has one. */
export const comparedOperation: GraphqlOperation<NoVariables, readonly ComparedProduct[]> = {
  call: "compared",
  kind: "query",
  field: "ownCompared",
  args: () => ({}),
  selection: selectionOf(WireCompared),
  decode: decodeWith(Reply, ({ ownCompared }) => ownCompared.map(toCompared)),
}
