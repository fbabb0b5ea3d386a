import { describe, expect, test } from "vitest"
import {
  isUntold,
  knownOffer,
  knownUnit,
  lacksOfTile,
  lacksPeriods,
  type ToldOffer,
  type ToldSize,
  withPeriods,
  withTile,
} from "../../../core/product/told/told-offer.ts"
import { limited, price, sampleOffer, sampleSize, sampleToldOffer } from "../../support/core/sample-offer.ts"

const size = (id: string | null, more: Partial<ToldSize> = {}): ToldSize => {
  const { availability, ...own } = sampleSize(id ?? "", { is: "unknown" })
  return { ...own, ...availability, id, name: id, ...more }
}
const cost = { price: price("10.00", "8.13"), max: null, youSavePercent: null, omnibus: null }

describe("what is asked of a product among others (10.1060)", () => {
  const { needs: _, ...plain } = sampleToldOffer()
  test.each([
    ["a shop of ours that tells all", sampleToldOffer(), false],
    ["a shop of ours, without a name", sampleToldOffer({ name: null }), true],
    ["a shop of ours, whose size has no price", sampleToldOffer({ sizes: [size("S", { price: null })] }), false],
    ["another shop that tells all", plain, false],
    ["another shop, whose sizes are missing", { ...plain, sizes: null }, true],
    ["another shop, whose size has no id", { ...plain, sizes: [size(null)] }, true],
    ["another shop, whose size has no name", { ...plain, sizes: [size("S", { name: null })] }, true],
    ["another shop, that tells not whether a size can be bought", { ...plain, sizes: [size("S", { status: null })] }, true],
    ["another shop, whose size has no price", { ...plain, sizes: [size("S", { price: null })] }, true],
  ])("of %s", (_name, told, expected) => expect(lacksOfTile(told)).toBe(expected))
})

describe("a list tells what the product alone does not (10.1060)", () => {
  const tile = (...ids: readonly string[]) => ({
    name: "Shirt",
    price: cost,
    sizes: ids.map((id) => ({ id, name: `size ${id}`, status: "order" as const })),
  })

  test("its name, and only where it has none", () => {
    expect(withTile(sampleToldOffer({ name: null }), tile()).name).toBe("Shirt")
    expect(withTile(sampleToldOffer({ name: "Own" }), tile()).name).toBe("Own")
  })

  test("a size by its id, and one that has none by its name", () => {
    const sizes = [size("S", { name: null, status: null }), size(null, { name: "size M" }), size("L")]
    expect(withTile(sampleToldOffer({ sizes }), tile("S", "M", "L")).sizes).toEqual([
      size("S", { name: "size S", status: "order" }),
      size("M", { name: "size M" }),
      size("L"),
    ])
  })

  test.each([
    ["of an only size", [size("S", { price: null })], ["S"], "10.00"],
    ["of an only size that a list calls otherwise", [size("S", { price: null })], ["T"], "10.00"],
    ["of none among several", [size("S", { price: null })], ["S", "M"], null],
    ["of none where it is given by phone", [size("S", { price: null, phonePrice: true })], ["S"], null],
    ["of an only size that the list alone tells", null, ["S"], "10.00"],
    ["of none of several that the list alone tells", null, ["S", "M"], null],
  ] as const)("a price %s", (_, sizes, ids, expected) => {
    const [first] = withTile(sampleToldOffer({ sizes }), tile(...ids)).sizes ?? []
    expect(first?.price?.price ?? null).toEqual(expected === null ? null : price(expected, "8.13"))
  })
})

describe("a product of which neither a price nor that it is sold out is told (10.1025)", () => {
  const off = { status: "disable", price: null } as const
  test.each([
    ["without sizes", null, true],
    ["with no size", [], true],
    ["with a price", [size("S")], false],
    ["without any price", [size("S", { price: null })], true],
    ["with a price by phone", [size("S", { price: null, phonePrice: true })], false],
    ["with a price of a size that has no id", [size(null)], true],
    ["sold out", [size("S", off)], false],
    ["sold out by what is left", [size("S", { status: null, price: null, stock: limited("0") })], false],
    ["of which nobody knows whether it is sold out", [size("S", { status: null, price: null })], true],
    ["with a price of one size, the other being sold out", [size("S", off), size("M")], false],
  ])("%s", (_, sizes, expected) => expect(isUntold(sampleToldOffer({ sizes }))).toBe(expected))

  test("what is bought for points is told", () =>
    expect(isUntold(sampleToldOffer({ sizes: [size("S", { price: null })], pointsPrice: sampleOffer().unit.sellBy }))).toBe(false))
})

describe("a product that can be bought once or by subscription (10.1075)", () => {
  const less = price("9.00", "7.32")
  const told = (more: Partial<ToldOffer> = {}) => {
    const { needs: _, ...plain } = sampleToldOffer({ sizes: [size("S"), size("M")], ...more })
    return plain
  }
  const subscribed = { isOnly: false, price: less }
  const multipack = [{ left: sampleOffer().unit.sellBy, threshold: sampleOffer().unit.sellBy, price: less }]

  test("is offered in the periods of its page, at the price that the API tells of all of them", () => {
    const filled = withPeriods(told({ subscribed }), "optional", [14, 30])
    expect([filled.subscription, lacksPeriods(filled), knownOffer(filled).needs]).toEqual(["optional", false, null])
    const periods = [
      { days: 14, price: less },
      { days: 30, price: less },
    ]
    expect(filled.sizes?.map((each) => each.periods)).toEqual([periods, periods])
  })

  test.each<[string, ToldOffer, "optional" | null, readonly number[]]>([
    ["its page cannot be read", told({ subscribed }), null, []],
    ["its page has no periods", told({ subscribed }), "optional", []],
    ["prices of periods differ, or are not told", told({ subscribed: { isOnly: false, price: null } }), "optional", [14, 30]],
    ["its page alone tells it", told(), "optional", [14, 30]],
    ["its price depends on the quantity", told({ subscribed, sizes: [size("S", { multipack })] }), "optional", [14, 30]],
    ["its price is that of its parts", told({ subscribed, type: "bundle" }), "optional", [14, 30]],
    ["its sizes are not told", told({ subscribed, sizes: null }), "optional", [14, 30]],
  ])("is not ours to sell where %s", (_, offer, mode, days) => {
    const filled = withPeriods(offer, mode, days)
    expect([filled.subscription, lacksPeriods(filled)]).toEqual([undefined, true])
  })

  test("what is sold once, by subscription alone, or by a shop that tells all itself is not one of them", () => {
    const only = withPeriods(told({ subscribed: { isOnly: true, price: less } }), "only", [30])
    const own = withPeriods(told({ subscription: "optional" }), "optional", [30])
    expect([withPeriods(told(), null, []), only, own].map(lacksPeriods)).toEqual([false, false, false])
    expect([only.needs, only.sizes?.[0]?.periods]).toEqual(["period", [{ days: 30, price: less }]])
    expect(own.sizes?.[0]?.periods).toBeUndefined()
  })
})

test("a size without an id is not offered, one without a name is called by its id, and what is left tells whether it can be bought (10.1060)", () => {
  const sizes = [
    size(null),
    size("S", { name: null, status: null, stock: limited("2") }),
    size("uniw", { name: null, status: null, stock: limited("0") }),
    size("M", { status: null }),
  ]
  expect(knownOffer(sampleToldOffer({ sizes })).sizes.map(({ id, name, availability }) => [id, name, availability.status])).toEqual([
    ["S", "S", "enable"],
    ["uniw", "", "disable"],
    ["M", "M", "disable"],
  ])
})

test("who does not tell what a purchase needs sells services by date, and all else by nothing (10.309)", () => {
  const { needs: _, ...plain } = sampleToldOffer()
  expect([knownOffer({ ...plain, type: "service" }), knownOffer(plain)].map(({ needs }) => needs)).toEqual(["date", null])
  expect(knownOffer(sampleToldOffer({ type: "service", needs: null })).needs).toBeNull()
})

test.each([
  [{}, "|||", "1"],
  [{ singular: "metr" }, "metr|metr|metr|metr", "1"],
  [{ name: "m", plural: "metrów", few: "metry" }, "m|m|metry|metrów", "1"],
  [{ name: "m", sellBy: 0.25 }, "m|m|m|m", "0.25"],
])("of a unit of which %j is told, the rest stands in the place (10.1060)", (told, words, step) => {
  const { name, singular, few, plural, sellBy } = knownUnit(told)
  expect([[name, singular, few, plural].join("|"), sellBy.coefficient / 10 ** sellBy.scale]).toEqual([words, Number(step)])
})
