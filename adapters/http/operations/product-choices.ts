import { Schema } from "effect"
import type { OfferedChoices, OfferedKind } from "../../../core/product-page/product-choices.ts"
import { formulaLimits } from "../../../core/formula/limits.ts"
import { readParameters } from "../../../core/formula/parameters.ts"
import { type FormulaExchange, isFormField } from "../../../core/formula/configured-price.ts"
import { displayMode } from "../../../core/product-page/detail-modules.ts"
import type { Part, PartLook } from "../../../core/product-page/parts.ts"
import { serviceTime } from "../../../core/product/service-date.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { parseMoney } from "../../../core/values/money-text.ts"
import { PartOffer, toPartOffer } from "./product-offer.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { ownFiles, ownLink, WirePictureFiles } from "../graphql/goods.wire.ts"
import { wireDecimal, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { holds, said } from "../recorded-field.ts"

export interface ChoicesVariables {
  readonly productId: number
}

const Multiversions = Schema.Struct({
  way: said(Schema.String),
  attributes: said(
    Schema.Array(
      Schema.Struct({
        id: said(Schema.String, "number"),
        name: said(Schema.String),
        values: said(Schema.Array(Schema.Struct({ id: said(Schema.String, "number"), name: said(Schema.String) }))),
      }),
    ),
  ),
  variants: said(
    Schema.Array(
      Schema.Struct({
        productId: said(Schema.Int, "number"),
        link: said(Schema.String, "address"),
        values: said(Schema.Array(Schema.String)),
        available: said(Schema.Boolean),
      }),
    ),
  ),
})

const PartProduct = Schema.Struct({
  ...PartOffer.fields,
  link: said(nullish(Schema.String), "address"),
  ownThumbnail: said(nullish(WirePictureFiles)),
})

const WirePart = Schema.Struct({
  id: said(Schema.String, "number"),
  optional: said(Schema.Boolean),
  quantity: holds(WireNumber.check(Schema.isGreaterThan(0)), "number"),
  products: said(Schema.Array(PartProduct), "ids"),
})

const WireSet = Schema.Struct({ boughtAs: said(Schema.String), parts: said(Schema.Array(WirePart)) })

const Parameter = Schema.Struct({
  id: said(Schema.String, "number"),
  name: said(Schema.String),
  type: said(Schema.String, "code"),
  required: said(Schema.Boolean),
  min: said(Schema.NullOr(Schema.String)),
  max: said(Schema.NullOr(Schema.String)),
  initial: said(Schema.Array(Schema.String)),
  values: said(Schema.Array(Schema.Struct({ id: said(Schema.String, "number"), name: said(Schema.String) }))),
  shownWhen: said(Schema.NullOr(Schema.Struct({ parameter: said(Schema.String), values: said(Schema.Array(Schema.String)) }))),
})

const WireExchange = Schema.Struct({
  rate: said(Schema.String, "number"),
  decimals: said(Schema.Literals([0, 1, 2])),
  listed: said(Schema.Array(Schema.Struct({ size: holds(Schema.String, "code"), amount: said(Schema.String, "number") }))),
})

const Configurator = Schema.Struct({
  parameters: said(Schema.Array(Parameter)),
  program: said(Schema.String.check(Schema.isMaxLength(formulaLimits.sourceLength))),
  /** null = the program calculates in the currency of the page */
  exchange: said(nullish(WireExchange)),
})

const WireDate = Schema.Struct({ id: said(Schema.String.check(Schema.isMaxLength(40)), "number"), places: said(Schema.Int) })

const Choices = Schema.Struct({
  multiversions: said(Schema.NullOr(Multiversions)),
  set: said(nullish(WireSet)),
  configurator: said(nullish(Configurator)),
  dates: said(nullish(Schema.Array(WireDate))),
})

const Found = Schema.Struct({ product: said(Schema.NullOr(Schema.Struct({ ownChoices: said(Choices) })), "number") })
const Reply = Schema.Struct({ product: said(Schema.NullOr(Found), "number") })

/** Spec: 16.3, 16.8. No link of a version leads off. */
function toVersions({ way, attributes, variants }: typeof Multiversions.Type): OfferedKind {
  const table = { attributes, variants: variants.map((variant) => ({ ...variant, link: ownLink(variant.link) })) }
  return { is: "versions", table, way: way === "content" ? "content" : "page" }
}

/** Ids are told apart by their first part; a part without products is none. A set of no parts has nothing to choose. Spec: 16.16, 16.18. */
function toSet({ boughtAs, parts }: typeof WireSet.Type): OfferedKind {
  const known = new Set<string>()
  return {
    is: "set",
    boughtAs: boughtAs === "collection" ? "collection" : "bundle",
    parts: parts.flatMap(({ id, optional, quantity, products }): readonly Part[] => {
      const [first, ...others] = products
      if (first === undefined || known.has(id)) return []
      known.add(id)
      const versions = [toPartOffer(first), ...others.map(toPartOffer)] as const
      const looks = products.map((one) => ({ productId: one.id, ...lookOf(one) }))
      return [{ id, optional, checked: true, quantity: wireDecimal(quantity), versions, looks, productId: null, sizeId: null }]
    }),
  }
}

/** Each version once, with its first product: one row. Spec: 4.42, 16.51. */
function toRows({ parts }: typeof WireSet.Type): OfferedKind {
  const products = new Map(parts.flatMap(({ products: [first] }) => (first === undefined ? [] : [[first.id, first] as const])))
  return { is: "rows", rows: [...products.values()].map((product) => ({ offer: toPartOffer(product), look: lookOf(product) })) }
}

/** No link leads off. */
const lookOf = ({ link, ownThumbnail }: typeof PartProduct.Type): Omit<PartLook, "productId"> => ({
  link: link == null ? null : ownLink(link),
  picture: ownFiles(ownThumbnail ?? null),
})

/** A formula is no formula where one of its fields cannot be read, or has the name of another field of the form. Spec: 11.113, 12.24. */
function toConfigured({ parameters: wire, program, exchange }: typeof Configurator.Type): OfferedKind | null {
  const parameters = readParameters(
    wire.map(({ initial, values, shownWhen, ...parameter }) => ({
      ...parameter,
      default: parameter.type === "checkbox" ? initial : (initial[0] ?? ""),
      ...(parameter.type === "number" || parameter.type === "text" ? {} : { values }),
      shownWhen,
    })),
  )
  if ("_tag" in parameters || parameters.some(({ id }) => isFormField(id))) return null
  const inOwn = exchange == null ? null : toExchange(exchange)
  if (exchange != null && inOwn === null) return null
  return { is: "configured", formula: { parameters, program, ...(inOwn === null ? {} : { exchange: inOwn }) } }
}

/** A rate that is none would make every price wrong: the product is not configured then. Spec: 15.83. */
function toExchange({ rate: text, decimals, listed }: typeof WireExchange.Type): FormulaExchange | null {
  const rate = parseDecimal(text)
  if (rate === null || rate.coefficient <= 0) return null
  const sizes = listed.flatMap(({ size, amount }) => {
    const gross = parseMoney(amount)
    return gross === null ? [] : [{ sizeId: size, gross }]
  })
  return sizes.length < listed.length ? null : { rate, places: decimals, listed: sizes }
}

/** Only a date that is one, told apart by its id, can be chosen. Spec: 17.34. */
function toDated(wire: readonly (typeof WireDate.Type)[]): OfferedKind {
  const dates = [...new Map(wire.map((date) => [date.id, date])).values()]
  return { is: "dated", dates: dates.filter(({ id }) => serviceTime(id) !== null) }
}

function toKind({ multiversions, set = null, configurator = null, dates = null }: typeof Choices.Type): OfferedKind | null {
  if (set !== null) return displayMode(set.boughtAs) === "multi-variant" ? toRows(set) : toSet(set)
  if (configurator !== null) return toConfigured(configurator)
  if (dates !== null) return toDated(dates)
  return multiversions === null ? { is: "single" } : toVersions(multiversions)
}

function toChoices({ product: response }: typeof Reply.Type): OfferedChoices | null {
  const choices = response?.product?.ownChoices
  if (choices === undefined) return null
  const kind = toKind(choices)
  return kind === null ? null : { kind }
}

/** What is decided of a product besides size and quantity, null when the shop has no such product; only this project's shop has it. */
export const productChoicesOperation: GraphqlOperation<ChoicesVariables, OfferedChoices | null> = {
  call: "product choices",
  kind: "query",
  field: "product",
  args: ({ productId }) => ({ productId, displaySizesByConfig: false }),
  selection: selectionOf(Found),
  decode: decodeWith(Reply, toChoices),
}
