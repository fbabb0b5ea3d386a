import { Schema } from "effect"
import { parseCurrencyId } from "../../../core/pricing/currency.ts"
import { type ContentKey, type MenuNode, type ShopShell, strongPasswordSettings } from "../../../core/shell/shell.ts"
import type { Language } from "../../../core/values/language.ts"
import { ownLink } from "../graphql/goods.wire.ts"
import { decodeOnce, decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

/** The language of the texts: the request carries it in its address. */
export interface ShellVariables {
  readonly language: Language
}

const node = { id: said(Schema.Int, "number"), name: said(Schema.String), link: said(Schema.String, "address") }
const Leaf = Schema.Struct(node)
const Branch = Schema.Struct({ ...node, children: said(Schema.Array(Leaf)) })
const Root = Schema.Struct({ ...node, children: said(Schema.Array(Branch)) })

const Shop = Schema.Struct({
  name: said(Schema.String),
  claim: said(Schema.String),
  priceType: said(Schema.Literals(["gross", "net"])),
  afterAdding: said(Schema.Literals(["redirect", "layer"])),
  strongPassword: said(nullish(Schema.Literals(strongPasswordSettings)), "code"),
  priceFormat: said(
    Schema.Struct({
      mask: said(Schema.String),
      groupSeparator: said(Schema.String),
      decimalSeparator: said(Schema.String),
      symbol: said(Schema.String),
      symbolBefore: said(Schema.Boolean),
      space: said(Schema.Boolean),
    }),
  ),
  currency: said(nullish(Schema.String)),
  contact: Schema.Struct({
    company: Schema.String,
    street: said(Schema.String),
    zipcode: said(Schema.String),
    city: said(Schema.String),
    taxNumber: Schema.String,
    phone: Schema.String,
    email: Schema.String,
    hours: said(Schema.String),
  }),
  menu: said(Schema.Array(Root)),
  contentPages: said(
    Schema.Array(Schema.Struct({ key: said(Schema.String, "code"), title: said(Schema.String), link: said(Schema.String, "address") })),
  ),
  payments: said(Schema.Array(Schema.String)),
  couriers: said(Schema.Array(Schema.String)),
  texts: said(Schema.Array(Schema.Struct({ key: said(Schema.String, "code"), text: said(Schema.String) }))),
})
const Reply = Schema.Struct({ ownShop: said(Shop) })

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
    currency: parseCurrencyId(wire.currency ?? ""),
    priceType: wire.priceType,
    afterAdding: wire.afterAdding,
    ...(wire.strongPassword == null ? {} : { strongPassword: wire.strongPassword }),
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
  isCommon: true,
  kind: "query",
  field: "ownShop",
  args: () => ({}),
  selection: selectionOf(Shop),
  decode: decodeOnce(decodeWith(Reply, toShell)),
}
