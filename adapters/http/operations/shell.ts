import { Schema } from "effect"
import type { ContentKey, MenuNode, ShopShell } from "../../../core/shell/shell.ts"
import type { Language } from "../../../core/values/language.ts"
import { ownLink } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"

/** The language of the texts: the request carries it in its address. */
export interface ShellVariables {
  readonly language: Language
}

const node = { id: Schema.Int, name: Schema.String, link: Schema.String }
const Leaf = Schema.Struct(node)
const Branch = Schema.Struct({ ...node, children: Schema.Array(Leaf) })
const Root = Schema.Struct({ ...node, children: Schema.Array(Branch) })

const Shop = Schema.Struct({
  name: Schema.String,
  claim: Schema.String,
  priceType: Schema.Literals(["gross", "net"]),
  afterAdding: Schema.Literals(["redirect", "layer"]),
  priceFormat: Schema.Struct({
    mask: Schema.String,
    groupSeparator: Schema.String,
    decimalSeparator: Schema.String,
    symbol: Schema.String,
    symbolBefore: Schema.Boolean,
    space: Schema.Boolean,
  }),
  contact: Schema.Struct({
    company: Schema.String,
    street: Schema.String,
    zipcode: Schema.String,
    city: Schema.String,
    taxNumber: Schema.String,
    phone: Schema.String,
    email: Schema.String,
    hours: Schema.String,
  }),
  menu: Schema.Array(Root),
  contentPages: Schema.Array(Schema.Struct({ key: Schema.String, title: Schema.String, link: Schema.String })),
  payments: Schema.Array(Schema.String),
  couriers: Schema.Array(Schema.String),
  texts: Schema.Array(Schema.Struct({ key: Schema.String, text: Schema.String })),
})
const Reply = Schema.Struct({ ownShop: Shop })

const contentKeys: readonly ContentKey[] = ["terms", "privacy", "delivery", "returns", "contact"]

/** A category and what it holds; the last level of the wire names no children. */
type WireNode = typeof Leaf.Type & { readonly children?: readonly WireNode[] }

const toNode = ({ id, name, link, children = [] }: WireNode): MenuNode => ({
  id,
  name,
  link: ownLink(link),
  children: children.map(toNode),
})

/** The shell in a reply; pages of text that this storefront has no address for are left out. Spec: 1.5 (overrides). */
function toShell({ ownShop: wire }: typeof Reply.Type, { language }: ShellVariables): ShopShell {
  return {
    shopName: wire.name,
    claim: wire.claim,
    language,
    menu: wire.menu.map(toNode),
    priceFormat: wire.priceFormat,
    priceType: wire.priceType,
    afterAdding: wire.afterAdding,
    contact: wire.contact,
    contentLinks: wire.contentPages.flatMap(({ key: name, title, link }) => {
      const key = contentKeys.find((known) => known === name)
      return key === undefined ? [] : [{ key, title, link: ownLink(link) }]
    }),
    marks: { payments: wire.payments, couriers: wire.couriers },
    overrides: Object.fromEntries(wire.texts.map(({ key, text }) => [key, text])),
    // only the embedded shop has this call, and it sells nothing
    isDemo: true,
  }
}

/** What every page shares; only this project's shop has it. The menu has at most three levels (Spec: 10.28). */
export const shellOperation: GraphqlOperation<ShellVariables, ShopShell> = {
  call: "shell",
  kind: "query",
  field: "ownShop",
  args: () => ({}),
  selection: selectionOf(Shop),
  decode: decodeWith(Reply, toShell),
}
