import { describe, expect, test } from "vitest"
import { producerCodes, tileTraits } from "../../../core/product/traits.ts"

describe("the properties on a tile are the first two that the shop's list names (2.60, 10.68)", () => {
  const weight = { name: "Waga", values: ["1 kg"] }
  const wood = { name: "Drewno", values: ["dąb"] }
  const size = { name: "Wymiary", values: ["45 × 30 cm"] }
  const empty = { name: "Kolor", values: [] }
  test.each([
    ["none is named", [weight, wood], [], []],
    ["none of the named is there", [weight], ["Drewno"], []],
    ["in the order of the list", [weight, wood], ["Drewno", "Waga"], [wood, weight]],
    ["two at most", [weight, wood, size], ["Wymiary", "Waga", "Drewno"], [size, weight]],
    ["one without a value is passed over", [empty, wood], ["Kolor", "Drewno"], [wood]],
  ])("%s", (_, parameters, names, shown) => {
    expect(tileTraits(parameters, names)).toEqual(shown)
  })
})

describe("codes of sizes are told when they say more than the product's own (2.61, 10.104)", () => {
  const small = { name: "S", code: "A-1-S" }
  const large = { name: "L", code: "A-1-L" }
  test.each([
    ["each size", [small, large], [small, large]],
    ["a single size without a name", [{ name: "", code: "A-1-X" }], []],
    [
      "sizes that share the product's code",
      [
        { ...small, code: "A-1" },
        { ...large, code: "A-1" },
      ],
      [],
    ],
    ["a size without a code is left out", [small, { ...large, code: "" }], [small]],
    ["no sizes at all", [], []],
  ])("%s", (_, sizes, shown) => {
    expect(producerCodes("A-1", sizes)).toEqual(shown)
  })
})
