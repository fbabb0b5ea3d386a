import { Schema } from "effect"
import { isShopperEvent, maxEventText } from "../../core/pages/shopper-events.ts"
import { productMachine } from "../../core/product-page/machine/product-machine.ts"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"

/** Items that a list of a file may have. */
export const maxItems = 500
/** A list that is not longer than any page needs. */
export const listOf = <Item extends Schema.Top>(item: Item) => Schema.Array(item).check(Schema.isMaxLength(maxItems))
/** A field that may be left out. */
export const optional = Schema.optionalKey

/** Anything short. */
export const Text = Schema.String.check(Schema.isMaxLength(maxEventText))
/** An id, or a number of days. */
export const Whole = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000 }))
/** How much of something there is, or is ordered. */
export const Sold = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))
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

/** A product with its sizes. */
export const Offer = Schema.Struct({
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

/** What a file of every kind says. */
export const everyKind = {
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

export type FileEntry = typeof Entry.Type
export type FileOffer = typeof Offer.Type
export type FileSize = typeof Size.Type
export type FileFacts = typeof Facts.Type
