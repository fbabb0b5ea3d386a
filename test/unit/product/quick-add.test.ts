import { describe, expect, test } from "vitest"
import { quickAddOf } from "../../../core/product/quick-add.ts"
import { decimal, limited, metres, noLimits, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

describe("how a product is added from its tile (10.70, 10.369)", () => {
  test("in one of the sizes that can be bought", () => {
    expect(quickAddOf(sampleOffer())).toEqual({
      number: "1",
      sizes: [
        { value: "S", name: "S" },
        { value: "M", name: "M" },
      ],
    })
  })

  test("in its single size, in the least quantity", () => {
    const sizes = [{ ...sampleSize("onesize"), name: "uniwersalny" }]
    expect(quickAddOf(sampleOffer({ sizes, limits: { ...noLimits, minPerOrder: decimal("6") } }))).toEqual({
      number: "6",
      sizes: [{ value: "uniw", name: "" }],
    })
  })

  test.each([
    ["parts have to be chosen", { type: "bundle" }],
    ["a date has to be chosen", { needs: "date" }],
    ["a period has to be chosen", { subscription: "only" }],
    ["a length has to be measured", { unit: metres }],
    ["nothing is left", { sizes: [sampleSize("S", limited("0"))] }],
    ["the shop is asked for the price", { sizes: [sampleSize("S", undefined, { phonePrice: true })] }],
    ["there is no price in money", { sizes: [sampleSize("S", undefined, { price: null })] }],
    ["there are too many sizes", { sizes: Array.from({ length: 13 }, (_, at) => sampleSize(String(at))) }],
  ] as const)("on its page alone where %s", (_, more) => expect(quickAddOf(sampleOffer(more))).toBeNull())
})
