import { describe, expect, test } from "vitest"
import type { ProductChoice } from "../../../core/product-page/choice.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { isOrdered, rowLines } from "../../../core/product-page/rows-kind.ts"
import { setLines, setTotal } from "../../../core/product-page/set-kind.ts"
import { fieldValue } from "../../../core/product-page/submit.ts"
import {
  bundle,
  choices,
  collection,
  configured,
  onlySize,
  part,
  periods,
  plainPart,
  row,
  rows,
  single,
  versions,
} from "../../support/core/sample-choices.ts"
import { decimal, limited, metres, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { timesDecimal } from "../../../core/product-page/parts.ts"
import { type SubmitLine, submitTotals } from "../../../core/product-page/submit-lines.ts"

const parts = [
  plainPart("a", 21, { quantity: decimal("2") }),
  part("b", { productId: 12, sizeId: "M" }),
  plainPart("c", 23, { checked: false }),
]
const nine = bundle({ parts, offer: onlySize({ id: 9, sizes: [sampleSize("onesize")] }), sizeId: "onesize" })
const priceless = sampleSize("uniw", limited("5"), { price: null })
const brief = (lines: readonly SubmitLine[]) => lines.map(({ productId, sizeId, quantity }) => [productId, sizeId, quantity])

describe("one submit adds (3.43, 4.42, 16.21)", () => {
  test("the selected parts of a set, times the sets (4.42, 16.21)", () => {
    expect(brief(setLines(parts, decimal("3")))).toEqual([
      [21, "uniw", decimal("6")],
      [12, "M", decimal("3")],
    ])
    expect(brief(setLines(parts, decimal("0.5")))).toEqual([
      [21, "uniw", decimal("1")],
      [12, "M", decimal("0.5")],
    ])
  })

  test("no part without a version or a size", () => {
    expect(setLines([part("a"), part("b", { productId: 11 })], decimal("1"))).toEqual([])
  })

  test("every ordered row in its size and quantity (4.42)", () => {
    expect(brief(rowLines([row(1, "2"), row(2, ""), row(3, "1,5", "S"), row(4, "1", null)]))).toEqual([
      [1, "M", decimal("2")],
      [3, "S", decimal("2")],
    ])
  })

  test("no row whose quantity is not a number or below zero", () => {
    expect(rowLines([row(1, "dwa"), row(2, "-1"), row(3, "0")])).toEqual([])
  })

  test("a row as its unit sells it: rounded up to the step (5.62)", () => {
    const lines = rowLines([{ ...row(1, "1,2"), offer: sampleOffer({ id: 1, unit: metres }) }])
    expect(brief(lines)).toEqual([[1, "M", decimal("1.5")]])
    expect(submitTotals(lines)).toEqual({ totalPrice: price("193.50", "157.32"), totalCount: decimal("1.5") })
  })
})

test.each([
  ["", false],
  [" ", false],
  ["0", false],
  ["0,00", false],
  ["1", true],
  ["dwa", true],
])("a row with quantity %j is ordered: %s (16.13)", (quantityText, ordered) => expect(isOrdered({ quantityText })).toBe(ordered))

test.each([
  ["2", "3", "6"],
  ["0.5", "0.5", "0.25"],
  ["2.5", "4", "10"],
  ["0", "7", "0"],
])("%s times %s is %s", (left, right, product) => expect(timesDecimal(decimal(left), decimal(right))).toEqual(decimal(product)))

describe("the fields of one submit (16.21 to 16.24)", () => {
  const name = { is: "text", id: "name", name: "", required: false, min: null, max: null } as const
  const engraved = configured({
    configurator: { ...configured().configurator, items: [...configured().configurator.items, name] },
    choices: [
      { item: "glaze", values: ["matt"] },
      { item: "name", values: ["Hanna"] },
    ],
  })
  test.each<[string, ProductChoice, string, readonly string[]]>([
    ["one product", single(), "2", ["product=501", "mode=1", "size=M", "number=2"]],
    [
      "a quantity with the places of its unit",
      single({ offer: sampleOffer({ unit: { ...metres, precision: 2 } }) }),
      "1.5",
      ["product=501", "mode=1", "size=M", "number=1.50"],
    ],
    ["a size not chosen as empty", single({ sizeId: null }), "2", ["product=501", "mode=1", "size=", "number=2"]],
    [
      "the product that the versions reach",
      versions({ chosen: choices("colour:blue length:short") }),
      "1",
      ["product=3", "mode=1", "size=M", "number=1"],
    ],
    ["a configured product", engraved, "2", ["product=501", "mode=1", "size=M", "number=2", "glaze=matt", "name=Hanna"]],
    [
      "a bundle with its parts, without those left out",
      nine,
      "3",
      [
        "product=9",
        "mode=1",
        "size=uniw",
        "number=3",
        "bundle_product[1]=21",
        "bundle_size[1]=uniw",
        "bundle_number[1]=6",
        "bundle_product[2]=12",
        "bundle_size[2]=M",
        "bundle_number[2]=3",
      ],
    ],
    [
      "a collection as products of their own",
      collection(...parts),
      "1",
      [
        "own_collection=8",
        "mode=1",
        "product[1]=21",
        "size[1]=uniw",
        "number[1]=2",
        "product[2]=12",
        "size[2]=M",
        "number[2]=1",
        "own_number=1",
      ],
    ],
    [
      "rows as products of their own",
      rows(row(1, ""), row(2, "1,5")),
      "1",
      ["own_rows=501", "mode=1", "product[1]=2", "size[1]=M", "number[1]=2"],
    ],
    [
      "a subscription with its period",
      single({ subscription: { mode: "only", ...periods, days: 30 } }),
      "1",
      ["product=501", "mode=1", "size=M", "number=1", "subscription=true", "days_in_period=30"],
    ],
    [
      "a one-off purchase without one",
      single({ subscription: { mode: "optional", purchase: "once", ...periods, days: 30 } }),
      "1",
      ["product=501", "mode=1", "size=M", "number=1"],
    ],
  ])("one submit sends %s (4.71, 16.24)", (_case, choice, quantity, fields) => {
    expect(anyKind.fields(choice, decimal(quantity)).map((field) => `${field.name}=${field.value}`)).toEqual(fields)
  })

  test("a field is found by its name, and is empty where there is none", () => {
    const fields = anyKind.fields(single(), decimal("2"))
    expect([fieldValue(fields, "size"), fieldValue(fields, "days_in_period")]).toEqual(["M", ""])
  })
})

describe("totals of one submit (3.43, 16.36, 16.40)", () => {
  test("nothing costs nothing, and rows cost what they cost together (3.43)", () => {
    expect(submitTotals([])).toEqual({ totalPrice: price("0.00", "0.00"), totalCount: decimal("0") })
    expect(submitTotals(rowLines([row(1, "1"), row(2, "0.5")]))).toEqual({
      totalPrice: price("258.00", "209.76"),
      totalCount: decimal("2"),
    })
  })

  test("a bundle costs what its parts cost until its price is told (16.40)", () => {
    expect(setTotal(nine, decimal("3"))).toEqual(price("1161.00", "943.92"))
    expect(setTotal(bundle({ parts, price: { is: "unknown" } }), decimal("3"))).toEqual(price("1161.00", "943.92"))
    expect(setTotal(bundle({ parts, price: { is: "told", price: price("300.00", "243.90") } }), decimal("3"))).toEqual(
      price("900.00", "731.70"),
    )
  })

  test("a bundle without parts costs nothing", () => {
    const told = { is: "told", price: price("300.00", "243.90") } as const
    expect(setTotal(bundle({ parts: [], price: told }), decimal("3"))).toEqual(price("0.00", "0.00"))
  })

  test("one price unknown: the total is unknown, too (16.36)", () => {
    const unknown = plainPart("b", 22, { versions: [onlySize({ sizes: [priceless] })] })
    expect(setTotal(collection(plainPart("a", 21), unknown, plainPart("c", 23)), decimal("1"))).toBeNull()
    expect(submitTotals(setLines([plainPart("a", 21), unknown], decimal("1")))).toEqual({ totalPrice: null, totalCount: decimal("2") })
  })
})
