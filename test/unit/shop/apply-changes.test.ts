import { describe, expect, test } from "vitest"
import { type Decimal, decimalText, parseDecimal } from "../../../core/values/decimal.ts"
import type { ProductOffer } from "../../../core/product/offer.ts"
import type { Stock } from "../../../core/quantity/order-limits.ts"
import { plainRow } from "../../../core/basket/row-options.ts"
import { applyChanges } from "../../../fixtures/shop/basket/apply-changes.ts"
import type { BasketRequest } from "../../../fixtures/shop/basket/basket-request.ts"
import { rowHash, type RowQuantity } from "../../../fixtures/shop/basket/basket-rows.ts"
import { basketLimits, mergeBaskets } from "../../../fixtures/shop/basket/row-limits.ts"

const decimal = (text: string): Decimal => parseDecimal(text) ?? { coefficient: Number.NaN, scale: 0 }
const limited = (text: string): Stock => ({ is: "limited", amount: decimal(text) })

interface Rules {
  readonly step?: string
  readonly stock?: Stock
  readonly minPerOrder?: string
  readonly maxPerOrder?: string
  readonly maxPerSize?: string
}

/** A product with the sizes A and B. */
const offer = ({ step = "1", stock = { is: "unlimited" }, ...limits }: Rules): ProductOffer => {
  const price = { gross: { minor: 1000 }, net: { minor: 813 } }
  const size = (id: string) => ({
    id,
    name: id,
    stock,
    availability: { status: "enable" as const, description: "" },
    phonePrice: false,
    price: { price, max: null, youSavePercent: null, omnibus: null, beforeRebate: null, suggested: null, pointsEarned: null },
  })
  const limit = (text: string | undefined) => (text === undefined ? null : decimal(text))
  return {
    id: 1,
    type: "item",
    name: "Rzecz",
    versionName: null,
    sizes: [size("A"), size("B")],
    unit: { name: "m", singular: "metr", plural: "metrów", few: "metry", fraction: "metra", sellBy: decimal(step), precision: 1 },
    limits: {
      minPerOrder: limit(limits.minPerOrder),
      minPerSize: null,
      subscriptionMin: null,
      maxPerOrder: limit(limits.maxPerOrder),
      maxPerSize: limit(limits.maxPerSize),
    },
    pointsPrice: null,
    vatPercent: 23,
    reductionEndsAtMs: null,
    needs: null,
    advance: null,
  }
}

const rowsOf = (quantities: Readonly<Record<string, string>>): readonly RowQuantity[] =>
  Object.entries(quantities).map(([sizeId, quantity]) => ({ productId: 1, sizeId, options: plainRow, quantity: decimal(quantity) }))

const add = (sizeId: string, typed: string): BasketRequest => ({
  type: "Add",
  productId: 1,
  sizeId,
  typed,
  wanted: { purchase: { is: "once" } },
})
const set = (sizeId: string, typed: string): BasketRequest => ({
  type: "Set",
  row: { rowId: rowHash(1, sizeId), productId: null, sizeId: null },
  typed,
})

/** The outcome in a few words: quantities by size, or the refusal with its bound. */
const outcome = (rules: Rules, before: Readonly<Record<string, string>>, ...changes: readonly BasketRequest[]): string => {
  const result = applyChanges(rowsOf(before), changes, (id) => (id === 1 ? offer(rules) : null))
  if (result._tag === "Changed") return result.rows.map(({ sizeId, quantity }) => `${sizeId}=${decimalText(quantity)}`).join(" ")
  const { refusal } = result
  if (refusal._tag === "QuantityBelowMinimum") return `min ${decimalText(refusal.min)}`
  if (refusal._tag === "QuantityOffStep") return `next ${decimalText(refusal.nearest)}${refusal.isTaken ? " taken" : ""}`
  return refusal._tag === "QuantityAboveMaximum" ? `max ${decimalText(refusal.max)}` : refusal._tag
}

describe("quantities are checked as the basket would hold them", () => {
  test.each<readonly [string, Rules, Readonly<Record<string, string>>, readonly BasketRequest[], string]>([
    ["an add of nothing before", {}, {}, [add("A", "2")], "A=2"],
    ["adds of one size sum", {}, { A: "2" }, [add("A", "3")], "A=5"],
    ["exact decimals sum exactly", { step: "0.1" }, { A: "0.1" }, [add("A", "0.2")], "A=0.3"],
    ["the sum meets the stock", { stock: limited("5") }, { A: "2" }, [add("A", "3")], "A=5"],
    ["the sum passes the stock", { stock: limited("5") }, { A: "3" }, [add("A", "3")], "max 5"],
    ["a stock between two steps rounds down", { step: "0.5", stock: limited("2.3") }, {}, [add("A", "2.5")], "max 2"],
    ["no multiple of the step tells the next one, and not as a minimum (17.25)", { step: "0.5" }, {}, [add("A", "1.2")], "next 1.5"],
    ["less than one step is no multiple of it (17.25)", {}, { A: "7" }, [add("A", "0.5")], "next 1"],
    ["no multiple above the maximum tells the maximum", { step: "0.5", stock: limited("1") }, {}, [add("A", "1.2")], "max 1"],
    ["no multiple tells what to add, not what would be there", { step: "0.5" }, { A: "2" }, [add("A", "0.7")], "next 1"],
    ["a set to no multiple (17.25)", {}, { A: "1" }, [set("A", "2.5")], "next 3"],
    ["below the minimum per order", { minPerOrder: "3" }, {}, [add("A", "2")], "min 3"],
    ["the other size counts for the minimum per order", { minPerOrder: "3" }, { B: "2" }, [add("A", "1")], "B=2 A=1"],
    ["the other size counts for the maximum per order", { maxPerOrder: "4" }, { B: "3" }, [add("A", "2")], "max 1"],
    ["the other size has used the maximum per order up", { maxPerOrder: "4" }, { B: "4" }, [add("A", "1")], "max 4"],
    ["the other size does not count for the maximum per size", { maxPerSize: "4" }, { B: "4" }, [add("A", "4")], "B=4 A=4"],
    ["a minimum above the maximum cannot be bought", { minPerOrder: "5", stock: limited("3") }, {}, [add("A", "5")], "min 5"],
    ["a set replaces", {}, { A: "7" }, [set("A", "2")], "A=2"],
    ["a set below the minimum", { minPerOrder: "3" }, { A: "7" }, [set("A", "2")], "min 3"],
    [
      "a set to what is there is no change, even where it cannot be bought any more",
      { stock: limited("0") },
      { A: "7" },
      [set("A", "7.0")],
      "A=7",
    ],
    ["a set of a row that is not there", {}, {}, [set("A", "1")], "RowUnknown"],
    [
      "a step up and down",
      { step: "0.5" },
      { A: "1" },
      [{ type: "Step", row: { rowId: rowHash(1, "A"), productId: null, sizeId: null }, by: 1 }],
      "A=1.5",
    ],
    ["an add of a negative to a large row", {}, { A: "7" }, [add("A", "-2")], "min 1"],
    ["an add of zero", {}, { A: "7" }, [add("A", "0")], "min 1"],
    ["the last of several is refused: none counts", { stock: limited("5") }, { A: "1" }, [add("A", "1"), add("B", "9")], "max 5"],
    ["later changes see the earlier ones", { stock: limited("5") }, {}, [add("A", "3"), add("A", "3")], "max 5"],
    ["more than anybody orders", {}, {}, [add("A", "100000")], "max 99999"],
    ["more than anybody orders, in sum", {}, { A: "99999" }, [add("A", "1")], "max 99999"],
    ["a remove", {}, { A: "1", B: "2" }, [{ type: "Remove", row: { rowId: null, productId: 1, sizeId: "A" } }], "B=2"],
    [
      "a remove of everything that names nothing",
      {},
      { A: "1" },
      [{ type: "Remove", row: { rowId: null, productId: null, sizeId: null } }],
      "RowUnknown",
    ],
  ])("%s", (_, rules, before, changes, expected) => {
    expect(outcome(rules, before, ...changes)).toBe(expected)
  })

  test.each<readonly [string, ProductOffer["type"], Partial<ProductOffer["sizes"][number]>, string]>([
    ["more to choose than a size", "bundle", {}, "ChoiceMissing"],
    ["a price by phone", "item", { phonePrice: true }, "PriceByPhone"],
    ["a size that is off", "item", { availability: { status: "disable", description: "" } }, "ProductUnavailable"],
    ["no price", "item", { price: null }, "ProductUnavailable"],
    ["no stock", "item", { stock: limited("0") }, "ProductUnavailable"],
    ["less stock than one step", "item", { stock: limited("0.5") }, "QuantityBelowMinimum"],
  ])("%s is refused in every quantity, as on the product page", (_, type, more, expected) => {
    const plain = offer({})
    const sold = { ...plain, type, sizes: plain.sizes.map((size) => ({ ...size, ...more })) }
    const results = ["1", "0", "100000"].map((typed) => applyChanges([], [add("A", typed)], () => sold))
    expect(results.map((result) => (result._tag === "Refused" ? result.refusal._tag : result._tag))).toEqual([expected, expected, expected])
  })

  test.each(["period", "date"] as const)("what needs a %s is not sold without it (17.26)", (needs) => {
    expect(applyChanges([], [add("A", "1")], () => ({ ...offer({}), needs }))).toMatchObject({
      _tag: "Refused",
      refusal: { _tag: "ChoiceMissing" },
    })
  })

  test("what the other size adds to the minimum per order can be bought although the stock is below it", () => {
    expect(outcome({ minPerOrder: "5", stock: limited("3") }, { B: "3" }, add("A", "2"))).toBe("B=3 A=2")
  })

  test("a basket has an end", () => {
    const full = Array.from({ length: basketLimits.maxRows }, (_, at) => ({
      productId: at + 1000,
      sizeId: "A",
      options: plainRow,
      quantity: decimal("1"),
    }))
    expect(applyChanges(full, [add("A", "1")], () => offer({}))._tag).toBe("Refused")
  })
})

describe("a guest's basket joins a client's", () => {
  const merged = (rules: Rules, client: Readonly<Record<string, string>>, guest: Readonly<Record<string, string>>): string =>
    mergeBaskets(rowsOf(client), rowsOf(guest), () => offer(rules))
      .merged.map(({ sizeId, quantity }) => `${sizeId}=${decimalText(quantity)}`)
      .join(" ")

  test.each<readonly [string, Rules, Readonly<Record<string, string>>, Readonly<Record<string, string>>, string]>([
    ["other rows stand behind", {}, { A: "1" }, { B: "2" }, "A=1 B=2"],
    ["the same row sums", {}, { A: "1" }, { A: "2" }, "A=3"],
    ["a sum is capped at the maximum", { stock: limited("5") }, { A: "4" }, { A: "4" }, "A=5"],
    ["a client's row never shrinks", { stock: limited("5") }, { A: "9" }, { A: "1" }, "A=9"],
    ["the other size counts for the maximum per order", { maxPerOrder: "4" }, { A: "3" }, { B: "4" }, "A=3 B=1"],
    ["nothing is left for the other size", { maxPerOrder: "4" }, { A: "4" }, { B: "4" }, "A=4"],
  ])("%s", (_, rules, client, guest, expected) => {
    expect(merged(rules, client, guest)).toBe(expected)
  })
})
