import { Schema } from "effect"
import type { FoundPage, SearchQuery } from "../../../core/search/found-page.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"
import { said } from "../recorded-field.ts"

const Found = Schema.Struct({
  by: said(Schema.Literals(["code", "words", "forgiven"])),
  total: said(Schema.Int),
  perPage: said(Schema.Int.check(Schema.isGreaterThan(0)), "number"),
  tiles: said(Schema.Array(WireTile)),
})
const Reply = Schema.Struct({ ownSearch: said(Found) })

/** What a text finds; only this project's shop tells. */
export const searchOperation: GraphqlOperation<SearchQuery, FoundPage> = {
  call: "search",
  kind: "query",
  field: "ownSearch",
  args: ({ text, page }) => ({ text, page }),
  selection: selectionOf(Found),
  decode: decodeWith(Reply, ({ ownSearch }): FoundPage => ({ ...ownSearch, tiles: ownSearch.tiles.map(toTile) })),
}
