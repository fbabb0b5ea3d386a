import { Schema } from "effect"
import type { Saved } from "../../../core/saved/saved.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { holds } from "../recorded-field.ts"

const Ids = Schema.Array(Schema.Int)
const Kept = Schema.Struct({
  favourites: holds(Ids, "number"),
  compared: holds(Ids, "number"),
  lists: Schema.Array(Schema.Struct({ id: holds(Schema.Int, "number"), name: Schema.String, rows: holds(Schema.Int, "number") })),
})
const Reply = Schema.Struct({ ownSaved: Kept })

/** What the visitor keeps for later, as every page is told. Only this project's shop has it. */
export const savedOperation: GraphqlOperation<NoVariables, Saved> = {
  call: "saved",
  kind: "query",
  field: "ownSaved",
  args: () => ({}),
  selection: selectionOf(Kept),
  decode: decodeWith(Reply, ({ ownSaved }) => ownSaved),
}
