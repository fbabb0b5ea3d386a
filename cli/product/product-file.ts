import { Result, Schema } from "effect"
import { productMachine } from "../../core/product-page/machine/product-machine.ts"
import { isShopperEvent, maxEventText } from "../../core/pages/shopper-events.ts"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import { productKinds } from "../input/options.ts"
import { plainText } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"

const maxItems = 500
const listOf = <Item extends Schema.Top>(item: Item) => Schema.Array(item).check(Schema.isMaxLength(maxItems))
const optional = Schema.optionalKey

const Text = Schema.String.check(Schema.isMaxLength(maxEventText))
const Whole = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000 }))
const Sold = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))
/** Gross, with a dot and two places: "129.00". */
const Amount = Schema.String.check(Schema.isPattern(/^(0|[1-9]\d{0,8})\.\d{2}$/, { expected: 'an amount such as "129.00"' }))
const KnownAmount = Schema.NullOr(Amount)

const Size = Schema.Struct({
  id: Text,
  name: optional(Text),
  /** null = the shop has no price for it */
  price: KnownAmount,
  /** the price before a reduction */
  before: optional(KnownAmount),
  /** -1 = unlimited, which is also what it is when left out */
  stock: optional(Schema.Union([Sold, Schema.Literal(-1)])),
  status: optional(Schema.Literals(["enable", "order", "disable"])),
  phonePrice: optional(Schema.Boolean),
})

const Limits = Schema.Struct({
  minPerOrder: optional(Sold),
  minPerSize: optional(Sold),
  subscriptionMin: optional(Sold),
  maxPerOrder: optional(Sold),
  maxPerSize: optional(Sold),
})

const Unit = Schema.Struct({
  name: Text,
  singular: Text,
  few: Text,
  plural: Text,
  fraction: Text,
  sellBy: Schema.Finite.check(Schema.isBetween({ minimum: 0.000_001, maximum: 1_000_000 })),
  precision: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 })),
})

const Offer = Schema.Struct({
  id: Whole,
  name: Text,
  versionName: optional(Text),
  sizes: listOf(Size),
  unit: optional(Unit),
  limits: optional(Limits),
})

const Periods = Schema.Struct({ once: KnownAmount, periods: listOf(Schema.Struct({ days: Whole, price: KnownAmount })) })

const Facts = Schema.Struct({
  size: optional(Size),
  offer: optional(Offer),
  bundlePrice: optional(KnownAmount),
  unitPrice: optional(KnownAmount),
  periods: optional(Periods),
})

const ShopperEvent = Schema.declare((event): event is ProductPageEvent => isShopperEvent(productMachine.shopperEvents, event), {
  expected: "an event that a shopper causes, with its fields",
})

/** What happens on the page, one after the other: what a shopper does, what the shop answers, and time that passes. */
const Entry = Schema.Union([
  ShopperEvent,
  Schema.Struct({ wait: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 600_000 })) }),
  Schema.Struct({ shop: Schema.Literal("answers"), facts: Facts }),
  Schema.Struct({ shop: Schema.Literal("refuses"), message: Text }),
  Schema.Struct({ shop: Schema.Literal("doesNotAnswer") }),
  /** the shop is asked for it before a subscription is added */
  Schema.Struct({ cart: Schema.Literals(["empty", "notRead"]) }),
])

const everyKind = {
  offer: Offer,
  priceType: optional(Schema.Literals(["gross", "net"])),
  priceFormat: optional(
    Schema.Struct({
      mask: Text,
      groupSeparator: Text,
      decimalSeparator: Text,
      symbol: Text,
      symbolBefore: Schema.Boolean,
      space: Schema.Boolean,
    }),
  ),
  vatPercent: optional(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 }))),
  subscription: optional(Schema.Struct({ mode: Schema.Literals(["optional", "only"]), ...Periods.fields })),
  events: listOf(Entry),
}

const Part = Schema.Struct({
  id: Text,
  optional: Schema.Boolean,
  quantity: optional(Sold),
  versions: Schema.NonEmptyArray(Offer).check(Schema.isMaxLength(maxItems)),
})
const Named = Schema.Struct({ id: Text, name: Text })
const Variant = Schema.Struct({ productId: Whole, link: Text, values: listOf(Text), available: Schema.Boolean })
const Row = Schema.Struct({ offer: Offer, quantity: optional(Text) })

/** A product page and what happens on it, by the kind of the product. */
const ProductFileWire = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("single"), ...everyKind }),
  Schema.Struct({
    kind: Schema.Literal("versions"),
    ...everyKind,
    attributes: listOf(Schema.Struct({ ...Named.fields, values: listOf(Named) })),
    variants: listOf(Variant),
  }),
  Schema.Struct({
    kind: Schema.Literal("set"),
    ...everyKind,
    boughtAs: Schema.Literals(["bundle", "collection"]),
    parts: listOf(Part),
  }),
  /** the parameters are a merchant's, which have a reader of their own */
  Schema.Struct({ kind: Schema.Literal("configured"), ...everyKind, parameters: Schema.Unknown }),
  Schema.Struct({ kind: Schema.Literal("dated"), ...everyKind, dates: listOf(Schema.Struct({ id: Text, places: Sold })) }),
  Schema.Struct({ kind: Schema.Literal("rows"), ...everyKind, rows: listOf(Row) }),
])

export type ProductDescription = typeof ProductFileWire.Type
export type FileEntry = typeof Entry.Type
export type FileOffer = typeof Offer.Type
export type FileSize = typeof Size.Type
export type FileFacts = typeof Facts.Type

const decodeKind = Schema.decodeUnknownResult(Schema.Struct({ kind: Schema.Literals(productKinds) }))
const decodeFile = Schema.decodeUnknownResult(ProductFileWire, { onExcessProperty: "error" })

/** A product page from the text of a file. Fails with a UserError of one line that names the place in the file. */
export function readProductFile(text: string): ProductDescription {
  const json = jsonOf(text)
  // the kind first: of a kind that is unknown there is nothing to say about the rest
  const read = Result.flatMap(decodeKind(json), () => decodeFile(json))
  if (Result.isSuccess(read)) return read.success
  throw new UserError(plainText(read.failure.message.replaceAll(/\s*\n\s*/g, " ")), exitCodes.unusable)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError("the file is not JSON", exitCodes.unusable)
  }
}
