import { describe, expect, test } from "vitest"
import { firstObstacle } from "../../../core/choice/first-obstacle.ts"
import { obstacleMs, obstacleText, type Obstacle } from "../../../core/product-page/obstacles.ts"
import type { ProductChoice, VariantRow } from "../../../core/product-page/choice.ts"
import type { VersionOutcome } from "../../../core/product-page/versions.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, metres, noLimits, pieces, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { onlySize, part, plainPart, variant } from "./sample-choices.ts"

const one = { offer: sampleOffer(), sizeId: "M", quantity: decimal("1") }
const single = (more: Partial<Extract<ProductChoice, { is: "single" }>> = {}): ProductChoice => ({
  is: "single",
  versions: null,
  ...one,
  ...more,
})
const bundle = (more: Partial<Extract<ProductChoice, { is: "bundle" }>> = {}): ProductChoice => ({
  is: "bundle",
  bundlePrice: null,
  ...one,
  offer: onlySize({ type: "bundle" }),
  sizeId: null,
  parts: [plainPart("a", 21)],
  ...more,
})
const configured = (more: Partial<Extract<ProductChoice, { is: "configurator" }>> = {}): ProductChoice => ({
  is: "configurator",
  unitPrice: null,
  configurator: {
    items: [{ is: "options", id: "glaze", name: "", many: true, required: true, options: [{ id: "matt", name: "" }] }],
    rules: [],
  },
  choices: [{ item: "glaze", values: ["matt"] }],
  ...one,
  ...more,
})
const conflict: VersionOutcome = { _tag: "Conflict", attributes: ["length", "colour"] }
const at = (section: string, id: string | null = null) => ({ section, id })
const refused = (refusal: unknown, place: unknown, unit = pieces) => ({ _tag: "Refused", refusal, unit, at: place })
const phone = sampleSize("uniw", limited("5"), { phonePrice: true })
const priceless = sampleSize("uniw", limited("5"), { price: null })

describe("one product: its size, then its versions, then stock and quantity (16.34)", () => {
  test.each<[string, ProductChoice, unknown]>([
    ["ready", single(), null],
    ["a single size needs no click", single({ offer: onlySize(), sizeId: null }), null],
    ["no size chosen", single({ sizeId: null }), { _tag: "SizeMissing", at: at("sizes") }],
    ["no size and a conflict: the size first", single({ sizeId: null, versions: conflict }), { _tag: "SizeMissing", at: at("sizes") }],
    ["size chosen, versions in conflict", single({ versions: conflict }), { _tag: "VersionConflict", at: at("versions", "length") }],
    [
      "a version missing",
      single({ versions: { _tag: "Open", attributes: ["colour"] } }),
      { _tag: "VersionMissing", at: at("versions", "colour") },
    ],
    ["no attribute to point at", single({ versions: { _tag: "Open", attributes: [] } }), { _tag: "VersionMissing", at: at("versions") }],
    ["versions reached", single({ versions: { _tag: "Reached", variant: variant(1, "red") } }), null],
    ["a conflict before the stock", single({ sizeId: "L", versions: conflict }), { _tag: "VersionConflict", at: at("versions", "length") }],
    ["sold out", single({ sizeId: "L" }), refused({ _tag: "ProductUnavailable" }, at("quantity"))],
    [
      "no size of it can be bought",
      single({ offer: sampleOffer({ sizes: [sampleSize("S", limited("0")), sampleSize("M", limited("0"))] }), sizeId: null }),
      refused({ _tag: "ProductUnavailable" }, at("quantity")),
    ],
    [
      "more than there is",
      single({ quantity: decimal("11") }),
      refused({ _tag: "QuantityAboveMaximum", max: decimal("10") }, at("quantity")),
    ],
    ["as many as there are", single({ quantity: decimal("10") }), null],
    ["by phone only", single({ offer: onlySize({ sizes: [phone] }), sizeId: null }), refused({ _tag: "PriceByPhone" }, at("quantity"))],
    [
      "without a price",
      single({ offer: onlySize({ sizes: [priceless] }), sizeId: null }),
      refused({ _tag: "ProductUnavailable" }, at("quantity")),
    ],
    [
      "below the minimum, told in its own unit",
      single({ offer: onlySize({ unit: metres, limits: { ...noLimits, minPerOrder: decimal("2") } }), sizeId: null }),
      refused({ _tag: "QuantityBelowMinimum", min: decimal("2") }, at("quantity"), metres),
    ],
    [
      "below the minimum of a subscription, which is none of a one-off purchase",
      single({ offer: onlySize({ limits: { ...noLimits, subscriptionMin: decimal("5") } }), sizeId: null, quantity: decimal("2") }),
      null,
    ],
  ])("one product, %s (5.49)", (_case, choice, obstacle) => expect(firstObstacle(choice)).toEqual(obstacle))
})

test("a size with the status disable cannot be bought, whatever its stock (4.50)", () => {
  const off = sampleSize("uniw", { is: "unlimited" }, { availability: { status: "disable", description: "" } })
  const choice = single({ offer: onlySize({ sizes: [off] }), sizeId: null })
  expect(firstObstacle(choice)).toEqual(refused({ _tag: "ProductUnavailable" }, at("quantity")))
})

test("a conflicting combination is rejected with its own text (5.55)", () => {
  const obstacle = firstObstacle(single({ versions: conflict }))
  expect(obstacle === null ? null : obstacleText(obstacle, textCatalogue("pl", {}))).toBe(
    "Produkt o wybranej konfiguracji nie istnieje. Wybierz inny wariant.",
  )
})

describe("a bundle: its size, its parts, their stock, its own stock (16.34, 16.20)", () => {
  const scarce = (amount: string, more = {}) =>
    plainPart("b", 22, { versions: [onlySize({ id: 22, sizes: [sampleSize("uniw", limited(amount))] })], ...more })
  test.each<[string, ProductChoice, unknown]>([
    ["ready", bundle(), null],
    ["its own size first", bundle({ offer: sampleOffer(), parts: [part("a")] }), { _tag: "SizeMissing", at: at("sizes") }],
    ["nothing selected", bundle({ parts: [plainPart("a", 21, { checked: false })] }), { _tag: "NothingSelected", at: at("parts") }],
    ["a part's version", bundle({ parts: [part("a")] }), { _tag: "VersionMissing", at: at("parts", "a") }],
    ["a part's size", bundle({ parts: [part("a", { productId: 11 })] }), { _tag: "SizeMissing", at: at("parts", "a") }],
    ["a part sold out", bundle({ parts: [plainPart("a", 21), scarce("0")] }), refused({ _tag: "ProductUnavailable" }, at("parts", "b"))],
    ["a part sold out but left out", bundle({ parts: [plainPart("a", 21), scarce("0", { checked: false })] }), null],
    [
      "a part by phone only",
      bundle({ parts: [plainPart("a", 21, { versions: [onlySize({ sizes: [phone] })] })] }),
      refused({ _tag: "PriceByPhone" }, at("parts", "a")),
    ],
    ["enough of a part for all sets", bundle({ parts: [scarce("4", { quantity: decimal("2") })], quantity: decimal("2") }), null],
    [
      "too little of a part for all sets",
      bundle({ parts: [scarce("4", { quantity: decimal("2") })], quantity: decimal("3") }),
      refused({ _tag: "QuantityAboveMaximum", max: decimal("4") }, at("parts", "b")),
    ],
    [
      "unlimited stock is enough",
      bundle({
        parts: [
          plainPart("a", 21, { quantity: decimal("99"), versions: [onlySize({ sizes: [sampleSize("uniw", { is: "unlimited" })] })] }),
        ],
      }),
      null,
    ],
    [
      "the unit of the message is the part's",
      bundle({
        parts: [
          plainPart("a", 21, { quantity: decimal("9"), versions: [onlySize({ unit: metres, sizes: [sampleSize("uniw", limited("2"))] })] }),
        ],
      }),
      refused({ _tag: "QuantityAboveMaximum", max: decimal("2") }, at("parts", "a"), metres),
    ],
    [
      "a part has no limits and no price of its own",
      bundle({
        parts: [plainPart("a", 21, { versions: [onlySize({ limits: { ...noLimits, minPerOrder: decimal("5") }, sizes: [priceless] })] })],
      }),
      null,
    ],
    [
      "the first of two sold-out parts",
      bundle({ parts: [scarce("0"), { ...scarce("0"), id: "c" }] }),
      refused({ _tag: "ProductUnavailable" }, at("parts", "b")),
    ],
    [
      "sold out itself",
      bundle({ offer: onlySize({ sizes: [sampleSize("uniw", limited("0"))] }) }),
      refused({ _tag: "ProductUnavailable" }, at("quantity")),
    ],
    [
      "no price of its own and none told",
      bundle({ offer: onlySize({ sizes: [priceless] }) }),
      refused({ _tag: "ProductUnavailable" }, at("quantity")),
    ],
    ["no price of its own but one told", bundle({ offer: onlySize({ sizes: [priceless] }), bundlePrice: price("9.00", "8.00") }), null],
  ])("%s", (_case, choice, obstacle) => expect(firstObstacle(choice)).toEqual(obstacle))
})

describe("a collection: its parts, each by its own rules (16.20)", () => {
  const collection = (quantity: string, ...parts: readonly ReturnType<typeof part>[]): ProductChoice => ({
    is: "collection",
    parts,
    quantity: decimal(quantity),
  })
  const limits = { ...noLimits, maxPerOrder: decimal("2") }
  test.each<[string, ProductChoice, unknown]>([
    ["ready", collection("1", plainPart("a", 21)), null],
    ["nothing selected", collection("1", plainPart("a", 21, { checked: false })), { _tag: "NothingSelected", at: at("parts") }],
    ["at most two a part", collection("2", plainPart("a", 21, { versions: [onlySize({ limits })] })), null],
    [
      "three are too many",
      collection("3", plainPart("a", 21, { versions: [onlySize({ limits })] })),
      refused({ _tag: "QuantityAboveMaximum", max: decimal("2") }, at("parts", "a")),
    ],
    [
      "a part without a price",
      collection("1", plainPart("a", 21, { versions: [onlySize({ sizes: [priceless] })] })),
      refused({ _tag: "ProductUnavailable" }, at("parts", "a")),
    ],
  ])("%s", (_case, choice, obstacle) => expect(firstObstacle(choice)).toEqual(obstacle))
})

describe("a configurator: its size, its groups, then stock and price (16.34)", () => {
  test.each<[string, ProductChoice, unknown]>([
    ["ready", configured(), null],
    ["its size first", configured({ sizeId: null, choices: [] }), { _tag: "SizeMissing", at: at("sizes") }],
    ["a group without an option", configured({ choices: [] }), { _tag: "OptionMissing", at: at("options", "glaze") }],
    ["a group before the stock", configured({ choices: [], sizeId: "L" }), { _tag: "OptionMissing", at: at("options", "glaze") }],
    ["sold out", configured({ sizeId: "L" }), refused({ _tag: "ProductUnavailable" }, at("quantity"))],
    [
      "no price of its own and none computed",
      configured({ offer: onlySize({ sizes: [priceless] }), sizeId: null }),
      refused({ _tag: "ProductUnavailable" }, at("quantity")),
    ],
    [
      "no price of its own but one computed",
      configured({ offer: onlySize({ sizes: [priceless] }), sizeId: null, unitPrice: price("9.00", "8.00") }),
      null,
    ],
  ])("%s", (_case, choice, obstacle) => expect(firstObstacle(choice)).toEqual(obstacle))
})

describe("rows: one ordered at least, each with a size and a quantity (16.13 to 16.15)", () => {
  const row = (id: number, quantityText: string, sizeId: string | null = "M"): VariantRow => ({
    offer: sampleOffer({ id }),
    sizeId,
    quantityText,
  })
  test.each<[string, readonly VariantRow[], unknown]>([
    ["none ordered", [row(1, ""), row(2, "0")], { _tag: "NothingSelected", at: at("rows") }],
    ["one ordered", [row(1, ""), row(2, "1")], null],
    [
      "the first ordered row without a size",
      [row(1, "0", null), row(2, "1", null), row(3, "1", null)],
      { _tag: "SizeMissing", at: at("rows", "2") },
    ],
    ["a quantity that is no number", [row(1, "dwa")], refused({ _tag: "QuantityNotANumber" }, at("rows", "1"))],
    ["more than there is", [row(1, "1"), row(2, "11")], refused({ _tag: "QuantityAboveMaximum", max: decimal("10") }, at("rows", "2"))],
    ["the size of a row before its quantity", [row(1, "dwa", null)], { _tag: "SizeMissing", at: at("rows", "1") }],
    [
      "a quantity of an earlier row before a later size",
      [row(1, "11"), row(2, "1", null)],
      refused({ _tag: "QuantityAboveMaximum", max: decimal("10") }, at("rows", "1")),
    ],
    ["sold out", [row(1, "1", "L")], refused({ _tag: "ProductUnavailable" }, at("rows", "1"))],
  ])("%s", (_case, rows, obstacle) => expect(firstObstacle({ is: "rows", rows })).toEqual(obstacle))
})

describe("obstacles in words (5.52 to 5.56, 5.60)", () => {
  const place = { section: "parts", id: "a" } as const
  test.each<[Obstacle, string, string]>([
    [{ _tag: "SizeMissing", at: place }, "Proszę wybrać rozmiar", "Choose a size"],
    [{ _tag: "VersionMissing", at: place }, "Proszę wybrać wariant", "Please choose version"],
    [
      { _tag: "NothingSelected", at: place },
      "Nie można dodać do koszyka, ponieważ nie wybrano żadnego produktu.",
      "Can not add to cart because no product was selected",
    ],
    [
      { _tag: "VersionConflict", at: place },
      "Produkt o wybranej konfiguracji nie istnieje. Wybierz inny wariant.",
      "The product with the selected configuration does not exist. Select another variant.",
    ],
    [{ _tag: "OptionMissing", at: place }, "Wybierz co najmniej 1 opcję.", "Choose at least 1 option"],
    [
      {
        _tag: "Refused",
        refusal: { _tag: "QuantityAboveMaximum", max: decimal("2.5") },
        unit: { ...metres, singular: "metre", plural: "metres" },
        at: place,
      },
      "Maksymalnie możesz dodać 2,5 metra",
      "You can add maximum 2.5 metres",
    ],
  ])("$_tag", (obstacle, polish, english) => {
    expect(obstacleText(obstacle, textCatalogue("pl", {}))).toBe(polish)
    expect(obstacleText(obstacle, textCatalogue("en", {}))).toBe(english)
  })
})

test("a size and a part are told for 3.5 s, everything else for 10 s (9.38, 16.35)", () => {
  const ms = (
    _tag: "SizeMissing" | "VersionMissing" | "NothingSelected",
    section: "sizes" | "parts" | "rows" | "versions",
    id: string | null,
  ) => obstacleMs({ _tag, at: { section, id } })
  expect([
    ms("SizeMissing", "sizes", null),
    ms("SizeMissing", "rows", "1"),
    ms("SizeMissing", "parts", "a"),
    ms("VersionMissing", "parts", "a"),
  ]).toEqual([3500, 3500, 3500, 3500])
  expect([ms("NothingSelected", "parts", null), ms("VersionMissing", "versions", "colour"), ms("NothingSelected", "rows", null)]).toEqual([
    10_000, 10_000, 10_000,
  ])
})
