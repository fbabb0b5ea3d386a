import { Schema } from "effect"
import type { ProductTile } from "../../../core/product/listing.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"

/** The tiles of the home page. */
interface Home {
  readonly hero: ProductTile | null
  readonly chosen: readonly ProductTile[]
  readonly reduced: readonly ProductTile[]
}

const Products = Schema.Struct({ hero: Schema.NullOr(WireTile), chosen: Schema.Array(WireTile), reduced: Schema.Array(WireTile) })
const Reply = Schema.Struct({ ownHome: Products })

function toHome({ ownHome: { hero, chosen, reduced } }: typeof Reply.Type): Home {
  return { hero: hero === null ? null : toTile(hero), chosen: chosen.map(toTile), reduced: reduced.map(toTile) }
}

/** What the home page shows; only this project's shop has it. */
export const homeOperation: GraphqlOperation<NoVariables, Home> = {
  call: "home",
  kind: "query",
  field: "ownHome",
  args: () => ({}),
  selection: selectionOf(Products),
  decode: decodeWith(Reply, toHome),
}
