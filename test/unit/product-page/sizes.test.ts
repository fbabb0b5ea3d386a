import { describe, expect, test } from "vitest"
import { dearerSizes, preselectedSize, pricesDiffer } from "../../../core/product/sizes.ts"
import { offeredPrice, viewSizeChoice, viewSizes } from "../../../core/product-page/sized.ts"
import type { ProductSize } from "../../../core/product/offer.ts"
import { limited, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const marks = (sizes: readonly ProductSize[], selectedId: string | null) =>
  viewSizes({ offer: sampleOffer({ sizes }), sizeId: selectedId }).map(({ id, selected, disabled }) =>
    [id, selected ? "selected" : "", disabled ? "disabled" : ""].filter((mark) => mark !== "").join(" "),
  )

describe("a size is selected, available, disabled, or the only one there is (16.1)", () => {
  const sizes = [sampleSize("S"), sampleSize("M"), sampleSize("L", limited("0"))]
  test.each([
    ["none chosen", null, ["S", "M", "L disabled"]],
    ["one chosen", "M", ["S", "M selected", "L disabled"]],
    ["a disabled one chosen", "L", ["S", "M", "L selected disabled"]],
    ["an unknown one named", "XL", ["S", "M", "L disabled"]],
    ["another case of letters is another size", "m", ["S", "M", "L disabled"]],
  ])("%s", (_case, selectedId, expected) => expect(marks(sizes, selectedId)).toEqual(expected))

  test("status disable counts like stock 0", () => {
    const off = sampleSize("S", limited("5"), { availability: { status: "disable", description: "" } })
    const ordered = sampleSize("M", { is: "unlimited" }, { availability: { status: "order", description: "" } })
    expect(marks([off, ordered, sampleSize("L", { is: "unknown" })], null)).toEqual(["S disabled", "M", "L"])
  })

  test.each(["uniw", "onesize"])("the single size %s is the only one, and `onesize` is `uniw`", (id) => {
    expect(marks([sampleSize(id)], "onesize")).toEqual([`${id} selected`])
    expect(marks([sampleSize(id)], "uniw")).toEqual([`${id} selected`])
    expect(viewSizeChoice({ offer: sampleOffer({ sizes: [sampleSize(id)] }), sizeId: null })).toEqual([])
  })

  test("one size with a name of its own is chosen, and shown", () => {
    expect(marks([sampleSize("M")], null)).toEqual(["M selected"])
    expect(viewSizeChoice({ offer: sampleOffer({ sizes: [sampleSize("M")] }), sizeId: null })).toHaveLength(1)
  })

  test("a single size among others is one of several, and nothing is the only one of none", () => {
    expect(marks([sampleSize("uniw"), sampleSize("M")], "M")).toEqual(["uniw", "M selected"])
    expect(marks([], "M")).toEqual([])
  })

  test("the size of the address is chosen beforehand where the product has it, and the only size always (4.49, 10.7)", () => {
    const two = sampleOffer({ sizes: [sampleSize("uniw"), sampleSize("M")] })
    expect(["M", "onesize", "S", null].map((wanted) => preselectedSize(two, wanted))).toEqual(["M", "uniw", null, null])
    expect(["M", "S", null].map((wanted) => preselectedSize(sampleOffer({ sizes: [sampleSize("M")] }), wanted))).toEqual(["M", "M", "M"])
    expect(preselectedSize(sampleOffer({ sizes: [] }), "M")).toBeNull()
  })

  test("names and order are those of the shop", () => {
    const sizes = [sampleSize("8", limited("1"), { name: "XXL" }), sampleSize("2")]
    expect(viewSizes({ offer: sampleOffer({ sizes }), sizeId: null })).toEqual([
      { id: "8", name: "XXL", selected: false, disabled: false },
      { id: "2", name: "2", selected: false, disabled: false },
    ])
  })
})

describe("prices are per size when two sizes differ in the shown amount (16.2)", () => {
  const [known] = [sampleSize("S").price]
  const at = (gross: string, net: string) => ({ price: known === null ? null : { ...known, price: price(gross, net) } })
  test.each([
    ["no size", [], false, false],
    ["one price", [at("10.00", "8.00")], false, false],
    ["the same price", [at("10.00", "8.00"), at("10.00", "8.00")], false, false],
    ["another gross price only", [at("10.00", "8.00"), at("10.01", "8.00")], true, false],
    ["another net price only", [at("10.00", "8.00"), at("10.00", "8.01")], false, true],
    ["no price is no other price", [at("10.00", "8.00"), { price: null }], false, false],
  ])("%s", (_case, sizes, gross, net) => {
    expect([pricesDiffer(sizes, "gross"), pricesDiffer(sizes, "net")]).toEqual([gross, net])
  })
})

describe("the sizes that cost more than the cheapest are told by what they cost, as far as they can be had (16.48)", () => {
  const known = sampleSize("S").price
  const costing = (id: string, gross: string, stock = "5", more: Partial<ProductSize> = {}) =>
    sampleSize(id, limited(stock), { price: known === null ? null : { ...known, price: price(gross, "1.00") }, ...more })
  const [s, m, xl, xxl] = [costing("S", "289.00"), costing("M", "289.00"), costing("XL", "309.00"), costing("XXL", "309.00")]
  test.each([
    ["one price", [s, m], []],
    ["two sizes of one amount", [s, m, xl, xxl], [[30900, ["XL", "XXL"]]]],
    [
      "the order is the shop's",
      [xl, costing("4XL", "359.00"), s, xxl],
      [
        [30900, ["XL", "XXL"]],
        [35900, ["4XL"]],
      ],
    ],
    ["sold out is not told, and is no cheapest", [costing("XS", "1.00", "0"), s, m, costing("XL", "309.00", "0")], []],
    [
      "without a price, or with one by phone",
      [s, costing("XL", "309.00", "5", { price: null }), costing("X", "2.00", "5", { phonePrice: true })],
      [],
    ],
    ["no size", [], []],
  ])("%s", (_case, sizes, expected) => expect([...dearerSizes(sizes, "gross")]).toEqual(expected))

  test("a net shop counts net amounts", () => expect(dearerSizes([s, xl], "net").size).toBe(0))
})

describe("what one of an offer costs is the price of its size (3.42, 8.68, 16.2)", () => {
  const known = sampleSize("S").price
  const costing = (id: string, gross: string, stock = "5", more: Partial<ProductSize> = {}) =>
    sampleSize(id, limited(stock), { price: known === null ? null : { ...known, price: price(gross, gross) }, ...more })
  const sizes = [costing("S", "30.00"), costing("M", "20.00"), costing("L", "10.00", "0")]
  test.each([
    ["the cheapest in stock while none is chosen", sizes, null, price("20.00", "20.00")],
    ["the chosen one", sizes, "S", price("30.00", "30.00")],
    ["the cheapest of all where none is in stock", [costing("S", "3.00", "0"), costing("M", "2.00", "0")], null, price("2.00", "2.00")],
    ["none where the shop is asked by phone", [costing("S", "30.00", "5", { phonePrice: true })], "S", null],
    ["none where the shop has none", [costing("S", "30.00", "5", { price: null }), costing("M", "1.00", "0", { price: null })], null, null],
    ["none without sizes", [], null, null],
  ])("%s", (_case, offered, sizeId, expected) => {
    expect(offeredPrice({ offer: sampleOffer({ sizes: offered }), sizeId }, "gross")).toEqual(expected)
  })
})
