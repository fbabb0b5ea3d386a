import { Schema } from "effect"
import type { OpenedList } from "../../../core/saved/saved.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { holds, said } from "../recorded-field.ts"
import { toSavedTile, WireSavedTile } from "./favourites.ts"

/** Which list is asked for: one of the visitor's, or the one that a secret opens. */
export type AskedList = { readonly id: number } | { readonly secret: string }

// what it holds is the shop's; its name and its secret are the visitor's
const List = Schema.Struct({
  id: holds(Schema.Int, "number"),
  name: Schema.String,
  secret: Schema.NullOr(Schema.String),
  isOwn: Schema.Boolean,
  products: said(Schema.Array(WireSavedTile), "ids"),
})
const Reply = Schema.Struct({ ownShoppingList: said(Schema.NullOr(List)) })

const toList = ({ ownShoppingList: list }: typeof Reply.Type): OpenedList | null =>
  list === null ? null : { id: list.id, name: list.name, secret: list.secret, isOwn: list.isOwn, rows: list.products.map(toSavedTile) }

/** A shopping list. Only this project's shop has them. */
export const shoppingListOperation: GraphqlOperation<AskedList, OpenedList | null> = {
  call: "shopping list",
  kind: "query",
  field: "ownShoppingList",
  args: (asked) => asked,
  selection: selectionOf(List),
  decode: decodeWith(Reply, toList),
}
