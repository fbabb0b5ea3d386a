import { describe, expect, test } from "vitest"
import type { Part } from "../../../core/product-page/parts.ts"
import type { ProductChoice, VariantRow } from "../../../core/product-page/choice.ts"
import { submitFields, submitLines, timesDecimal, submitTotals } from "../../../core/product-page/submit.ts"
import { isOrdered } from "../../../core/product-page/rows-kind.ts"
import { decimal, limited, metres, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { onlySize, part, plainPart } from "./sample-choices.ts"

const one = { offer: sampleOffer(), sizeId: "M", quantity: decimal("2") }
const single: ProductChoice = { is: "single", versions: null, ...one }
const priceless = sampleSize("uniw", limited("5"), { price: null })
const configured: ProductChoice = {
  is: "configurator",
  configurator: {
    items: [
      { is: "options", id: "glaze", name: "", many: true, required: true, options: [{ id: "matt", name: "" }] },
      { is: "text", id: "name", name: "", min: null, max: null },
    ],
    rules: [],
  },
  choices: [
    { item: "glaze", values: ["matt"] },
    { item: "name", values: ["Hanna"] },
  ],
  unitPrice: price("10.01", "8.14"),
  ...one,
}
const parts: readonly Part[] = [
  plainPart("a", 21, { quantity: decimal("2") }),
  part("b", { productId: 12, sizeId: "M" }),
  plainPart("c", 23, { checked: false }),
]
const bundle = (more: Partial<Extract<ProductChoice, { is: "bundle" }>> = {}): ProductChoice => ({
  is: "bundle",
  parts,
  bundlePrice: null,
  offer: onlySize({ id: 9, sizes: [sampleSize("onesize")] }),
  sizeId: null,
  quantity: decimal("3"),
  ...more,
})
const row = (id: number, quantityText: string, sizeId: string | null = "M"): VariantRow => ({
  offer: sampleOffer({ id }),
  sizeId,
  quantityText,
})
const rows = (...list: readonly VariantRow[]): ProductChoice => ({ is: "rows", rows: list })
const named = (choice: ProductChoice) => submitFields(choice).map(({ name, value }) => `${name}=${value}`)
const brief = (choice: ProductChoice) => submitLines(choice).map(({ productId, sizeId, quantity }) => [productId, sizeId, quantity])

describe("one submit adds (3.43, 4.42, 16.21)", () => {
  test.each<[string, ProductChoice, unknown]>([
    ["one product", single, [[501, "M", decimal("2")]]],
    ["the only size of a product", { ...single, offer: onlySize(), sizeId: null }, [[501, "uniw", decimal("2")]]],
    ["nothing without a size", { ...single, sizeId: null }, []],
    [
      "the selected parts of a bundle, times the sets",
      bundle(),
      [
        [21, "uniw", decimal("6")],
        [12, "M", decimal("3")],
      ],
    ],
    [
      "the same for a collection",
      { is: "collection", parts, quantity: decimal("0.5") },
      [
        [21, "uniw", decimal("1")],
        [12, "M", decimal("0.5")],
      ],
    ],
    [
      "no part without a version or a size",
      { is: "collection", parts: [part("a"), part("b", { productId: 11 })], quantity: decimal("1") },
      [],
    ],
    [
      "every ordered row in its size and quantity",
      rows(row(1, "2"), row(2, ""), row(3, "1,5", "S"), row(4, "1", null)),
      [
        [1, "M", decimal("2")],
        [3, "S", decimal("2")],
      ],
    ],
    ["no row whose quantity is no number or below zero", rows(row(1, "dwa"), row(2, "-1"), row(3, "0")), []],
  ])("one submit adds %s (4.42)", (_case, choice, lines) => expect(brief(choice)).toEqual(lines))

  test("a line costs what its size costs, a configured product what was computed", () => {
    expect(submitLines(single)).toEqual([{ productId: 501, sizeId: "M", quantity: decimal("2"), price: price("129.00", "104.88") }])
    expect(submitLines({ ...single, offer: onlySize({ sizes: [priceless] }) })[0]?.price).toBeNull()
    expect(submitLines(configured)[0]).toEqual({ productId: 501, sizeId: "M", quantity: decimal("2"), price: price("10.01", "8.14") })
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

test("a row is added as its unit sells it: rounded up to the step (5.62)", () => {
  const cloth = (quantityText: string) => rows({ ...row(1, quantityText), offer: sampleOffer({ id: 1, unit: metres }) })
  expect(brief(cloth("1,2"))).toEqual([[1, "M", decimal("1.5")]])
  expect(submitTotals(cloth("1,2"))).toEqual({ totalPrice: price("193.50", "157.32"), totalCount: decimal("1.5") })
})

describe("the fields of one submit (16.21 to 16.24)", () => {
  const nine = ["product=9", "size=uniw", "mode=1", "number=3"]
  test.each<[string, ProductChoice, readonly string[]]>([
    ["one product", single, ["product=501", "size=M", "mode=1", "number=2"]],
    ["a size not chosen is empty", { ...single, sizeId: null }, ["product=501", "size=", "mode=1", "number=2"]],
    ["a configured product", configured, ["product=501", "size=M", "mode=1", "number=2", "glaze=matt", "name=Hanna"]],
    [
      "a bundle with its parts, without those left out",
      bundle(),
      [
        ...nine,
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
      { is: "collection", parts, quantity: decimal("1") },
      ["mode=1", "product[1]=21", "size[1]=uniw", "number[1]=2", "product[2]=12", "size[2]=M", "number[2]=1"],
    ],
    ["rows as products of their own", rows(row(1, ""), row(2, "1,5")), ["mode=1", "product[1]=2", "size[1]=M", "number[1]=2"]],
  ])("one submit sends %s (4.71, 16.24)", (_case, choice, fields) => expect(named(choice)).toEqual(fields))
})

describe("totals of one submit (3.43, 16.36, 16.40)", () => {
  test.each<[string, ProductChoice, unknown]>([
    ["two of 129.00", single, { totalPrice: price("258.00", "209.76"), totalCount: decimal("2") }],
    ["nothing", rows(), { totalPrice: price("0.00", "0.00"), totalCount: decimal("0") }],
    ["two configured ones", configured, { totalPrice: price("20.02", "16.28"), totalCount: decimal("2") }],
    ["a bundle by its parts until its price is told", bundle(), { totalPrice: price("1161.00", "943.92"), totalCount: decimal("9") }],
    [
      "a bundle at its price",
      bundle({ bundlePrice: price("300.00", "243.90") }),
      { totalPrice: price("900.00", "731.70"), totalCount: decimal("9") },
    ],
    [
      "a bundle without parts costs nothing",
      bundle({ parts: [], bundlePrice: price("300.00", "243.90") }),
      { totalPrice: price("0.00", "0.00"), totalCount: decimal("0") },
    ],
    ["rows together", rows(row(1, "1"), row(2, "0.5")), { totalPrice: price("258.00", "209.76"), totalCount: decimal("2") }],
    [
      "one price unknown: the total is",
      {
        is: "collection",
        parts: [plainPart("a", 21), plainPart("b", 22, { versions: [onlySize({ sizes: [priceless] })] }), plainPart("c", 23)],
        quantity: decimal("1"),
      },
      { totalPrice: null, totalCount: decimal("3") },
    ],
  ])("%s", (_case, choice, totals) => expect(submitTotals(choice)).toEqual(totals))
})
