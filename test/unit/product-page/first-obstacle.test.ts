import { describe, expect, test } from "vitest"
import type { ProductChoice, VariantRow } from "../../../core/product-page/choice.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { obstacleText } from "../../../core/product-page/obstacles.ts"
import type { SubscriptionChoiceState } from "../../../core/subscription/subscription-choice.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import {
  bundle,
  choices,
  collection,
  configured,
  onlySize,
  part,
  periods,
  place,
  plainPart,
  refusedAt,
  row,
  rows,
  single,
  versions,
} from "../../support/core/sample-choices.ts"
import { decimal, limited, metres, noLimits, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
const firstObstacle = (choice: ProductChoice, quantity = "1") => anyKind.obstacle(choice, decimal(quantity))
const at = place
const refused = refusedAt
const phone = sampleSize("uniw", limited("5"), { phonePrice: true })
const priceless = sampleSize("uniw", limited("5"), { price: null })

describe("one product: its size, then its versions, then stock and quantity (16.34)", () => {
  test.each<[string, ProductChoice, unknown]>([
    ["ready", single(), null],
    ["a single size needs no click", single({ offer: onlySize(), sizeId: null }), null],
    ["no size chosen", single({ sizeId: null }), { _tag: "SizeMissing", at: at("sizes") }],
    ["sold out", single({ sizeId: "L" }), refused({ _tag: "ProductUnavailable" }, at("quantity"))],
    [
      "no size of it can be bought",
      single({ offer: sampleOffer({ sizes: [sampleSize("S", limited("0")), sampleSize("M", limited("0"))] }), sizeId: null }),
      refused({ _tag: "ProductUnavailable" }, at("quantity")),
    ],
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
      "below the minimum of a subscription, which does not apply to a one-off purchase",
      single({ offer: onlySize({ limits: { ...noLimits, subscriptionMin: decimal("5") } }), sizeId: null }),
      null,
    ],
  ])("one product, %s (5.49)", (_case, choice, obstacle) => expect(firstObstacle(choice)).toEqual(obstacle))
})

test("a size with the status disable cannot be bought, whatever its stock (4.50)", () => {
  const off = sampleSize("uniw", { is: "unlimited" }, { availability: { status: "disable", description: "" } })
  const choice = single({ offer: onlySize({ sizes: [off] }), sizeId: null })
  expect(firstObstacle(choice)).toEqual(refused({ _tag: "ProductUnavailable" }, at("quantity")))
})

test("stock and limits are asked about the quantity of the field (5.63, 5.64)", () => {
  expect(firstObstacle(single(), "10")).toBeNull()
  expect(firstObstacle(single(), "11")).toEqual(refused({ _tag: "QuantityAboveMaximum", max: decimal("10") }, at("quantity")))
})

test("a product with parts or options that the page does not know is not bought, once its size is chosen (5.49)", () => {
  const unknown = (sizeId: string | null) => single({ offer: sampleOffer({ type: "bundle" }), sizeId })
  expect(firstObstacle(unknown("M"))).toEqual({ _tag: "ChoicesUnknown", at: at("options") })
  expect(firstObstacle(unknown(null))).toEqual({ _tag: "SizeMissing", at: at("sizes") })
})

describe("a subscription: its minimum counts, on every way to the basket (4.57, 5.63, 17.9)", () => {
  const least = { limits: { ...noLimits, subscriptionMin: decimal("5") } }
  const subscribed: SubscriptionChoiceState = { mode: "only", ...periods, days: 14 }
  const tooLittle = refused({ _tag: "QuantityBelowMinimum", min: decimal("5") }, at("quantity"))
  test.each<[string, ProductChoice, unknown]>([
    ["one product", single({ offer: onlySize(least), subscription: subscribed }), tooLittle],
    [
      "chosen where both are sold",
      single({ offer: onlySize(least), subscription: { ...subscribed, mode: "optional", purchase: "subscription" } }),
      tooLittle,
    ],
    [
      "bought once where both are sold",
      single({ offer: onlySize(least), subscription: { ...subscribed, mode: "optional", purchase: "once" } }),
      null,
    ],
    ["a bundle", bundle({ offer: onlySize(least), subscription: subscribed }), tooLittle],
    ["a configured product", configured({ offer: onlySize(least), subscription: subscribed }), tooLittle],
  ])("%s", (_case, choice, obstacle) => expect(firstObstacle(choice, "2")).toEqual(obstacle))
})

describe("versions: the size, then the versions, then stock and quantity (16.34)", () => {
  const conflict = choices("length:long colour:blue")
  test.each<[string, ProductChoice, unknown]>([
    ["reached", versions(), null],
    ["no size and a conflict: the size first", versions({ sizeId: null, chosen: conflict }), { _tag: "SizeMissing", at: at("sizes") }],
    ["in conflict", versions({ chosen: conflict }), { _tag: "VersionConflict", at: at("versions", "length") }],
    ["a version missing", versions({ chosen: choices("length:short") }), { _tag: "VersionMissing", at: at("versions", "colour") }],
    [
      "another product, which is not here yet",
      versions({ chosen: choices("colour:blue length:short") }),
      { _tag: "VersionLoading", at: at("versions") },
    ],
    ["a conflict before the stock", versions({ sizeId: "L", chosen: conflict }), { _tag: "VersionConflict", at: at("versions", "length") }],
    ["sold out", versions({ sizeId: "L" }), refused({ _tag: "ProductUnavailable" }, at("quantity"))],
  ])("%s", (_case, choice, obstacle) => expect(firstObstacle(choice)).toEqual(obstacle))
})

test("a conflicting combination is rejected with its own text (5.55)", () => {
  const obstacle = firstObstacle(versions({ chosen: choices("length:long colour:blue") }))
  expect(obstacle === null ? null : obstacleText(obstacle, textCatalogue("pl", {}))).toBe(
    "Produkt o wybranej konfiguracji nie istnieje. Wybierz inny wariant.",
  )
})

describe("a bundle: its size, its parts, their stock, its own stock (16.34, 16.20)", () => {
  const scarce = (amount: string, more = {}) =>
    plainPart("b", 22, { versions: [onlySize({ id: 22, sizes: [sampleSize("uniw", limited(amount))] })], ...more })
  test.each<[string, ProductChoice, unknown, string?]>([
    ["ready", bundle(), null],
    ["its own size first", bundle({ offer: sampleOffer(), sizeId: null, parts: [part("a")] }), { _tag: "SizeMissing", at: at("sizes") }],
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
    ["enough of a part for all sets", bundle({ parts: [scarce("4", { quantity: decimal("2") })] }), null, "2"],
    [
      "too little of a part for all sets",
      bundle({ parts: [scarce("4", { quantity: decimal("2") })] }),
      refused({ _tag: "QuantityAboveMaximum", max: decimal("4") }, at("parts", "b")),
      "3",
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
    [
      "no price of its own but one told",
      bundle({ offer: onlySize({ sizes: [priceless] }), price: { is: "told", price: price("9.00", "8.00") } }),
      null,
    ],
  ])("%s", (_case, choice, obstacle, sets) => expect(firstObstacle(choice, sets)).toEqual(obstacle))
})

describe("a collection: its parts, each by its own rules (16.20)", () => {
  const limits = { ...noLimits, maxPerOrder: decimal("2") }
  test.each<[string, ProductChoice, unknown, string]>([
    ["ready", collection(plainPart("a", 21)), null, "1"],
    ["nothing selected", collection(plainPart("a", 21, { checked: false })), { _tag: "NothingSelected", at: at("parts") }, "1"],
    ["at most two a part", collection(plainPart("a", 21, { versions: [onlySize({ limits })] })), null, "2"],
    [
      "three are too many",
      collection(plainPart("a", 21, { versions: [onlySize({ limits })] })),
      refused({ _tag: "QuantityAboveMaximum", max: decimal("2") }, at("parts", "a")),
      "3",
    ],
    [
      "a part without a price",
      collection(plainPart("a", 21, { versions: [onlySize({ sizes: [priceless] })] })),
      refused({ _tag: "ProductUnavailable" }, at("parts", "a")),
      "1",
    ],
  ])("%s", (_case, choice, obstacle, sets) => expect(firstObstacle(choice, sets)).toEqual(obstacle))
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
      configured({ offer: onlySize({ sizes: [priceless] }), sizeId: null, prices: { shop: price("9.00", "8.00"), own: null } }),
      null,
    ],
  ])("%s", (_case, choice, obstacle) => expect(firstObstacle(choice)).toEqual(obstacle))
})

describe("rows: one ordered at least, each with a size and a quantity (16.13 to 16.15)", () => {
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
  ])("%s", (_case, list, obstacle) => expect(firstObstacle(rows(...list))).toEqual(obstacle))
})
