import fc from "fast-check"
import type { ProductChoice } from "../../../core/product-page/choice.ts"
import type { ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { sizedPeriods } from "../../../core/product-page/sized.ts"
import { renewPeriods, soldOnce, type SubscriptionChoiceState } from "../../../core/subscription/subscription-choice.ts"
import { bundle, choices, collection, configured, part, rows, single, soldMonthly, versions } from "../../support/core/sample-choices.ts"
import { decimal, noLimits } from "../../support/core/sample-offer.ts"
import { type Happening, productOf, type Sold } from "../../support/property/shopper-world.ts"

const sizes = fc.constantFrom("S", "M", "L")
const amounts = fc.oneof(fc.integer({ min: 0, max: 9 }).map(String), fc.constantFrom("", "x", "1,5", "99"))

type Kind = "single" | "versions" | "bundle" | "collection" | "configured" | "dated" | "rows"

/** What a shopper does on any page. */
const anyEvents: fc.Arbitrary<ProductPageEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ type: "AddPressed" as const }) },
  fc.constantFrom(
    { type: "NoticeDismissed" as const },
    { type: "NoticeHeld" as const },
    { type: "NoticeReleased" as const },
    { type: "Returned" as const },
    { type: "QuantityLeft" as const },
  ),
  fc.constantFrom({ type: "Confirmed" as const }, { type: "Closed" as const }),
  { weight: 2, arbitrary: sizes.map((sizeId) => ({ type: "SizeChosen", sizeId }) as const) },
  amounts.map((text) => ({ type: "QuantityTyped", text }) as const),
  fc.constantFrom<1 | -1>(1, -1).map((by) => ({ type: "QuantityStepped", by }) as const),
  fc.constantFrom<"once" | "subscription">("once", "subscription").map((purchase) => ({ type: "PurchaseChosen", purchase }) as const),
  fc.constantFrom(14, 30).map((days) => ({ type: "PeriodChosen", days }) as const),
  // no shopper's doing: a promotion has ended
  fc.constant({ type: "PricesOutdated" as const }),
)

/** When the service takes place: one of the days is full. */
const dates = [
  { id: "2026-12-05T10:00", places: 3 },
  { id: "2026-12-12T10:00", places: 0 },
  { id: "2026-12-19T17:00", places: 8 },
]

const partEvents: fc.Arbitrary<ProductPageEvent> = fc.oneof(
  fc.tuple(fc.constantFrom("a", "b"), fc.boolean()).map(([partId, checked]) => ({ type: "PartChecked", partId, checked }) as const),
  fc
    .tuple(fc.constantFrom("a", "b"), fc.constantFrom(11, 12))
    .map(([partId, id]) => ({ type: "PartVersionChosen", partId, productId: id }) as const),
  fc.tuple(fc.constantFrom("a", "b"), sizes).map(([partId, sizeId]) => ({ type: "PartSizeChosen", partId, sizeId }) as const),
)

/** What a shopper does on the page of one kind only. */
const ownEvents: Readonly<Record<Kind, fc.Arbitrary<ProductPageEvent>>> = {
  single: anyEvents,
  versions: fc.oneof(
    fc.constantFrom("red", "blue", "white").map((value) => ({ type: "VersionChosen", attribute: "colour", value }) as const),
    fc.constantFrom("short", "long").map((value) => ({ type: "VersionChosen", attribute: "length", value }) as const),
  ),
  bundle: partEvents,
  collection: partEvents,
  configured: fc.oneof(
    fc.constantFrom("matt", "gloss").map((optionId) => ({ type: "OptionPressed", itemId: "glaze", optionId }) as const),
    amounts.map((text) => ({ type: "ValueTyped", itemId: "length", text }) as const),
  ),
  dated: fc.constantFrom(...dates).map(({ id }) => ({ type: "DateChosen", dateId: id }) as const),
  rows: fc.oneof(
    fc.tuple(fc.constantFrom(1, 2), amounts).map(([productId, text]) => ({ type: "RowTyped", productId, text }) as const),
    fc.tuple(fc.constantFrom(1, 2), sizes).map(([productId, sizeId]) => ({ type: "RowSizeChosen", productId, sizeId }) as const),
  ),
}

const does = (event: ProductPageEvent): Happening => ({ is: "shopper", event })

const moving: readonly Happening[] = [
  ...[
    { type: "SizeChosen", sizeId: "M" } as const,
    { type: "PurchaseChosen", purchase: "subscription" } as const,
    { type: "PeriodChosen", days: 30 } as const,
    { type: "AddPressed" } as const,
  ].map(does),
  { is: "cart", well: true, days: 14 },
  does({ type: "PeriodPicked", days: 30 }),
  does({ type: "Confirmed" }),
  { is: "cart", well: true, days: null },
]

const refusing: readonly Happening[] = [
  does({ type: "SizeChosen", sizeId: "M" }),
  { is: "timer", pick: 0 },
  { is: "answer", pick: 0, how: "refused" },
]

const outdating: readonly Happening[] = [
  { type: "SizeChosen", sizeId: "M" } as const,
  { type: "PricesOutdated" } as const,
  { type: "SizeChosen", sizeId: "S" } as const,
].map(does)

/** Another version is chosen and taken back before it was loaded, which it is all the same. */
const takingBack: readonly Happening[] = [
  does({ type: "VersionChosen", attribute: "colour", value: "blue" }),
  does({ type: "VersionChosen", attribute: "colour", value: "red" }),
  { is: "answer", pick: 0, how: "told" },
]

/** How a journey may begin that would hardly ever come about by chance: rows move in the cart, a version comes that was taken back, a price cannot be
 * worked out, what is listed of a size is out of date. */
const beginnings: Readonly<Partial<Record<Kind, readonly (readonly Happening[])[]>>> = {
  single: [moving],
  versions: [moving, takingBack],
  bundle: [outdating],
  configured: [refusing],
}

/** What a shopper, the shop and the clock do, in any order. */
const journeysOf = (kind: Kind): fc.Arbitrary<readonly Happening[]> =>
  fc.tuple(fc.constantFrom([], ...(beginnings[kind] ?? [[]])), restOf(kind)).map(([beginning, rest]) => [...beginning, ...rest])

const restOf = (kind: Kind): fc.Arbitrary<readonly Happening[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: anyEvents.map((event): Happening => ({ is: "shopper", event })) },
      { weight: 3, arbitrary: ownEvents[kind].map((event): Happening => ({ is: "shopper", event })) },
      { weight: 2, arbitrary: fc.nat(5).map((pick): Happening => ({ is: "timer", pick })) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.nat(3), fc.constantFrom<"told" | "failed" | "refused" | "own">("told", "told", "failed", "refused", "refused", "own"))
          .map(([pick, how]): Happening => ({ is: "answer", pick, how })),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(fc.boolean(), fc.constantFrom(14, 30, null)).map(([well, days]): Happening => ({ is: "cart", well, days })),
      },
    ),
    { maxLength: 24 },
  )

const subscriptions: fc.Arbitrary<SubscriptionChoiceState> = fc.constantFrom<SubscriptionChoiceState>(
  { mode: "off" },
  { mode: "off" },
  { mode: "optional", purchase: "once", ...soldMonthly, days: null },
  { mode: "only", ...soldMonthly, days: 30 },
)

const limits = { ...noLimits, subscriptionMin: decimal("2") }
const offerOf = (id: number, sold: Sold = "plainly") => ({ ...productOf(id, sold), limits })
const partOf = (id: string, sizeId: string | null) =>
  part(id, { versions: [productOf(11), productOf(12)], productId: sizeId === null ? null : 11, sizeId })
const length = { is: "number", id: "length", name: "", required: true, min: decimal("2"), max: decimal("8") } as const

/** A page of some kind, bought in some way (rows once, as they always are), chosen to some degree. */
const choicesOf = (kind: Kind): fc.Arbitrary<ProductChoice> =>
  fc
    .tuple(subscriptions, fc.option(sizes), fc.constantFrom<Sold>("plainly", "cheaper in many ways"))
    .map(([drawn, sizeId, sold]): ProductChoice => {
      const offer = offerOf(1, kind === "single" || kind === "versions" ? sold : "plainly")
      // a size that comes in periods of its own opens with them
      const own = sizedPeriods({ offer, sizeId })
      const subscription = own === null ? drawn : renewPeriods(drawn, own)
      switch (kind) {
        case "versions":
          return versions({ offer, sizeId, subscription, chosen: choices("colour:red length:short") })
        case "bundle":
          return bundle({ offer, sizeId, subscription, parts: [partOf("a", sizeId), partOf("b", "M")] })
        case "collection":
          return { ...collection(partOf("a", sizeId), partOf("b", "M")), offer, subscription }
        case "configured":
          return configured({
            offer,
            sizeId,
            subscription,
            configurator: { items: [...configured().configurator.items, length], rules: [] },
            choices: [
              { item: "glaze", values: ["matt"] },
              { item: "length", values: ["5"] },
            ],
          })
        case "dated":
          return { is: "dated", offer, sizeId, subscription: soldOnce, dates, dateId: null }
        case "rows":
          return {
            ...rows({ offer: offerOf(1), sizeId, quantityText: "" }, { offer: offerOf(2), sizeId: "M", quantityText: "1" }),
            offer,
          }
        default:
          return single({ offer, sizeId, subscription })
      }
    })

type Game = readonly [ProductChoice, readonly Happening[]]

const gamesOf = (kind: Kind): fc.Arbitrary<Game> => fc.tuple(choicesOf(kind), journeysOf(kind))

/** A page of any kind, and what happens on it. */
export const games: fc.Arbitrary<Game> = fc
  .constantFrom<Kind>("single", "versions", "bundle", "collection", "configured", "dated", "rows")
  .chain(gamesOf)

/** The pages on which a planted fault can be met, and a seed that meets it soon. */
const soon: Readonly<Record<string, readonly [Kind, number]>> = {
  "a late answer is taken for the newest": ["bundle", 21],
  "a failed question stays open": ["configured", 1],
  "a question that waits for its pause is never asked": ["configured", 1],
  "an older question about a bundle stays open for its other size": ["bundle", 7],
  "something else is chosen while rows move in the cart": ["single", 37],
  "a message never goes": ["single", 1],
  "a second press sends a second time": ["single", 2],
  "what was typed last is not taken before it is sent": ["single", 52],
  "the form is sent whatever stands against it": ["single", 1],
  "what a shop refused is sent all the same": ["configured", 7],
  "a subscription is bought once": ["single", 6],
  "the cart is not read before a subscription is sent": ["single", 2],
  "nothing is asked after a choice": ["versions", 3],
  "an older load of a version goes on, and takes the page": ["versions", 3],
  "a changed bundle keeps its price": ["bundle", 4],
  "fresh data of a size become those of every size": ["single", 11],
  "the last computed price stays when the shop cannot be asked": ["configured", 17],
  "a subscription's minimum does not count": ["single", 11],
  "the stock does not count": ["single", 1],
  "one is sent, whatever was chosen": ["single", 11],
  "parts that were left out are sent": ["bundle", 1],
  "texts are sent otherwise than they stand in their fields": ["configured", 19],
  "a version is sent before it is on the page": ["versions", 43],
  "the period is not sent": ["single", 11],
  "a size is not needed": ["dated", 36],
  "a required field may be empty": ["configured", 24],
}

/** Games that meet a planted fault soon, where the usual games would meet it only after hundreds. */
export function soonGames(fault: string): { readonly games: fc.Arbitrary<Game>; readonly seed: number } {
  const [kind, seed] = soon[fault] ?? [null, 20_261_121]
  return { games: kind === null ? games : gamesOf(kind), seed }
}
