import { Schema } from "effect"
import type { HomeContents } from "../../../core/product/listing.ts"
import { ownPicture, toCrumb, WireCrumb, WirePicture } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"
import { said } from "../recorded-field.ts"

const Home = Schema.Struct({
  hero: said(Schema.NullOr(WireTile)),
  picture: said(nullish(WirePicture)),
  chosen: said(Schema.Array(WireTile)),
  reduced: said(Schema.Array(WireTile)),
  categories: said(Schema.Array(Schema.Struct({ id: said(Schema.Int, "number"), picture: said(Schema.NullOr(WirePicture)) }))),
  makers: said(Schema.Array(Schema.Struct({ ...WireCrumb.fields, place: Schema.String, story: Schema.String }))),
})
const Reply = Schema.Struct({ ownHome: said(Home) })

function toHome({ ownHome: { hero, picture: room, chosen, reduced, categories, makers } }: typeof Reply.Type): HomeContents {
  return {
    hero: hero === null ? null : toTile(hero),
    picture: ownPicture(room ?? null),
    chosen: chosen.map(toTile),
    reduced: reduced.map(toTile),
    categories: categories.flatMap(({ id, picture }) => {
      const own = ownPicture(picture)
      return own === null ? [] : [{ id, picture: own }]
    }),
    makers: makers.map((maker) => ({ ...maker, ...toCrumb(maker) })),
  }
}

/** What the home page shows; only this project's shop has it. */
export const homeOperation: GraphqlOperation<NoVariables, HomeContents> = {
  call: "home",
  kind: "query",
  field: "ownHome",
  args: () => ({}),
  selection: selectionOf(Home),
  decode: decodeWith(Reply, toHome),
}
