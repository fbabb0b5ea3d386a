import { Schema } from "effect"
import { type FoundLink, type FoundNode, type FoundProduct, noSuggestions, type Suggestions } from "../../../core/search/suggestions.ts"
import { isOwnFile, ownLink } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { PriceAmount, toPrice } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

/** More of a kind than any page shows is no answer. */
const listOf = <Item extends Schema.Top>(item: Item) => said(nullish(Schema.Array(item).check(Schema.isMaxLength(100))))

const named = { name: said(Schema.String), link: said(Schema.String, "address") }
const Link = Schema.Struct(named)
const Product = Schema.Struct({
  ...named,
  iconSmall: said(nullish(Schema.String)),
  iconSmallSecond: said(nullish(Schema.String)),
  price: said(nullish(Schema.Struct({ price: said(PriceAmount) }))),
})
const Step = Schema.Struct({ title: said(nullish(Schema.String)) })
const Node = Schema.Struct({ ...named, bc: said(nullish(Schema.Struct({ item: listOf(Step) }))) })

const Found = Schema.Struct({
  products: listOf(Product),
  series: listOf(Link),
  producers: listOf(Link),
  menuNodes: listOf(Node),
  cms: listOf(Link),
  searchQueries: listOf(Link),
})
const Reply = Schema.Struct({ productsTextSearch: said(Schema.NullOr(Found)) })

/** Where a list is missing there is nothing of its kind; no entry leads off, and none is without a name. */
const links = <Wire extends FoundLink, Entry>(all: readonly Wire[] | null | undefined, toEntry: (wire: Wire) => Entry): readonly Entry[] =>
  (all ?? []).filter(({ name, link }) => name !== "" && ownLink(link) === link).map(toEntry)

const toLink = ({ name, link }: FoundLink): FoundLink => ({ name, link })

const toIcon = (icon: string | null | undefined): string | null => (icon != null && isOwnFile(icon) ? icon : null)

const toProduct = ({ name, link, iconSmall, iconSmallSecond, price }: typeof Product.Type): FoundProduct => ({
  name,
  link,
  icon: toIcon(iconSmall),
  iconSecond: toIcon(iconSmallSecond),
  price: price == null ? null : toPrice(price.price),
})

const toNode = ({ name, link, bc }: typeof Node.Type): FoundNode => ({
  name,
  link,
  titles: (bc?.item ?? []).map(({ title }) => title ?? "").filter((title) => title !== ""),
})

/** A null reply has found nothing. Spec: 7.28, 11.91. */
function toSuggestions({ productsTextSearch: found }: typeof Reply.Type): Suggestions {
  if (found === null) return noSuggestions
  return {
    products: links(found.products, toProduct),
    series: links(found.series, toLink),
    producers: links(found.producers, toLink),
    menuNodes: links(found.menuNodes, toNode),
    cms: links(found.cms, toLink),
    searchQueries: links(found.searchQueries, toLink),
  }
}

/** What a text suggests while it is typed. A shop of the platform may tell no way to a category. Spec: 7.27, 11.91. */
export const suggestOperation: GraphqlOperation<{ readonly query: string; readonly limit: number }, Suggestions> = {
  call: "products text search",
  kind: "query",
  field: "productsTextSearch",
  args: ({ query, limit }) => ({ searchInput: { text: query, limit } }),
  selection: selectionOf(Found),
  plainSelection: selectionOf(Found, (field) => field !== "bc"),
  decode: decodeWith(Reply, toSuggestions),
}
