import type { MultipackStep } from "../../../core/product/offer.ts"
import { describe, expect, test } from "vitest"
import { moneyText } from "../../../core/values/money-text.ts"
import { multipackPrice, multipackWords } from "../../../core/pricing/multipack.ts"
import { lessPercent, rebateAt, type RebateRange } from "../../../core/pricing/rebate-range.ts"
import { readMultipack, type WireMultipack } from "../../../core/pricing/wire-multipack.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, metres, money, pieces, polishPrices, price } from "../../support/core/sample-offer.ts"

const step = (left: string, gross: string, threshold = left): MultipackStep => ({
  left: decimal(left),
  threshold: decimal(threshold),
  price: price(gross, "1"),
})
const base = price("10", "8")
const one = decimal("1")

describe("the last step that the quantity reaches gives the price of every unit (15.17)", () => {
  test.each([
    ["1", "10.00", null, "1"],
    ["2", "18.00", 0, "3"],
    ["4", "36.00", 0, "1"],
    ["5", "40.00", 1, null],
    ["6", "48.00", 1, null],
  ])("%s pieces cost %s", (quantity, total, reached, more) => {
    const steps = [step("2", "9"), step("5", "8")]
    const found = multipackPrice({ base, steps }, decimal(quantity), one)
    expect(moneyText(found.total.gross)).toBe(total)
    expect(found.reached).toBe(reached === null ? null : steps[reached])
    expect(found.next?.more ?? null).toEqual(more === null ? null : decimal(more))
  })

  test("unit price and total are gross and net", () => {
    const found = multipackPrice({ base, steps: [{ ...step("2", "9"), price: price("9", "7.2") }] }, decimal("2"), one)
    expect([found.unitPrice, found.total]).toEqual([price("9", "7.2"), price("18", "14.4")])
    expect(multipackPrice({ base, steps: [] }, decimal("3"), one)).toEqual({
      unitPrice: base,
      total: price("30", "24"),
      reached: null,
      next: null,
    })
  })

  test("steps count by what is left, whatever their order", () => {
    const found = multipackPrice({ base, steps: [step("5", "8"), step("2", "9")] }, decimal("3"), one)
    expect(moneyText(found.unitPrice.gross)).toBe("9.00")
    expect(found.next?.step).toEqual(step("5", "8"))
  })

  test("what is missing is rounded up to what is sold (15.18)", () => {
    const found = multipackPrice({ base, steps: [step("12", "9")] }, decimal("10"), decimal("5"))
    expect(found.next?.more).toEqual(decimal("5"))
    expect(multipackPrice({ base, steps: [step("1.2", "9")] }, decimal("0.5"), decimal("0.5")).next?.more).toEqual(decimal("1"))
  })
})

describe("steps with an upper end are ranges (15.20)", () => {
  const ranged = (left: string, end: string | null, gross: string): MultipackStep => ({
    ...step(left, gross),
    ...(end === null ? {} : { end: { left: decimal(end), threshold: decimal(end) } }),
  })
  const steps = [ranged("4", "5", "9"), ranged("8", "11", "8"), ranged("12", null, "7")]
  test.each([
    ["3", "10", "1"],
    ["4", "9", "4"],
    ["5", "9", "3"],
    // in the gap none is active
    ["6", "10", "2"],
    ["7.5", "10", "0.5"],
    ["8", "8", "4"],
    ["11", "8", "1"],
    ["12", "7", null],
    ["100", "7", null],
  ])("%s pieces cost %s each, and the next range is %s away", (quantity, each, more) => {
    const found = multipackPrice({ base, steps }, decimal(quantity), { coefficient: 5, scale: 1 })
    expect(moneyText(found.unitPrice.gross)).toBe(moneyText(money(each)))
    expect(found.next?.more ?? null).toEqual(more === null ? null : decimal(more))
  })

  test("a range that the cart has passed is active for nothing that is added", () => {
    const passed: MultipackStep = { ...step("0", "9", "4"), end: { left: decimal("-1"), threshold: decimal("5") } }
    expect(multipackPrice({ base, steps: [passed] }, decimal("1"), one).reached).toBeNull()
  })
})

describe("the rebateNumber of a size (3.52, 15.19)", () => {
  test.each<[WireMultipack, readonly MultipackStep[]]>([
    [{ items: [{ left: 2, threshold: "2.00", price: "9.00", price_net: "1.00" }] }, [step("2", "9")]],
    [
      {
        items: [
          { left: 1, threshold: 3, price: 9, price_net: 1 },
          { left: 5, threshold: 7, price: 8, price_net: 1 },
        ],
        nextleft: 9,
        nextprice: 1,
        nextprice_net: 1,
      },
      [step("1", "9", "3"), step("5", "8", "7")],
    ],
    [{ items: [null], nextleft: 3, nextthreshold: 3, nextprice: 9, nextprice_net: 1 }, [step("3", "9")]],
    [
      { items: [{ left: 0, threshold: 4, threshold_end: 5, ownLeftEnd: -2, price: 9, price_net: 1 }] },
      [{ ...step("0", "9", "4"), end: { left: decimal("-2"), threshold: decimal("5") } }],
    ],
    [
      { items: [{ left: 4, threshold: 4, threshold_end: "5.00", price: 9, price_net: 1 }] },
      [{ ...step("4", "9"), end: { left: decimal("5"), threshold: decimal("5") } }],
    ],
    [
      { items: [{ left: 2, price: 9, price_net: 1 }, null], nextleft: 3, nextthreshold: 4, nextprice: "7.5", nextprice_net: 1 },
      [step("3", "7.5", "4")],
    ],
    [{ items: [], nextleft: 3, nextprice: 9, nextprice_net: 1 }, [step("3", "9")]],
    [{ items: null, nextleft: 3, nextprice: 9, nextprice_net: 1 }, [step("3", "9")]],
    [{ nextthreshold: " 3 ", nextprice: 9, nextprice_net: 1 }, [step("3", "9")]],
    [{ items: [{ threshold: 2, price: 9.005, price_net: 1 }] }, [step("2", "9.01")]],
    [{ items: [{ left: 2, threshold: "x", price: 9, price_net: 1 }] }, [step("2", "9")]],
    [{}, []],
    [{ items: [{ left: 2, threshold: 2, price_net: 1 }] }, []],
    [{ items: [{ left: 2, threshold: 2, price: 9 }] }, []],
    [{ items: [{ left: 2, threshold: 2, price: "9,00", price_net: 1 }] }, []],
    [{ items: [{ left: "x", threshold: 2, price: 9, price_net: 1 }] }, []],
  ])("%j", (wire, steps) => expect(readMultipack(wire)).toEqual(steps))
})

test("the next step names its threshold, its price and what is missing (15.18)", () => {
  const steps = [{ ...step("1.5", "9", "2"), price: price("9", "7.2") }]
  const found = multipackPrice({ base, steps }, decimal("0.5"), metres.sellBy)
  const wording = { priceType: "gross", format: polishPrices, unit: metres, catalogue: textCatalogue("pl", {}) } as const
  expect(multipackWords(found, wording)).toEqual({ unitPrice: "10,00 zł", total: "5,00 zł", next: "Od 2 m: 9,00 zł. Brakuje: 1 m" })
  expect(multipackWords(found, { ...wording, priceType: "net", unit: pieces, catalogue: textCatalogue("en", {}) })).toEqual({
    unitPrice: "8,00 zł",
    total: "4,00 zł",
    next: "From 2 szt.: 7,20 zł. Still missing: 1 szt.",
  })
  expect(multipackWords(multipackPrice({ base, steps }, decimal("2.5"), metres.sellBy), wording)).toEqual({
    unitPrice: "9,00 zł",
    total: "22,50 zł",
    next: null,
  })
  expect(multipackWords(multipackPrice({ base, steps: [step("2.5", "9")] }, decimal("1"), metres.sellBy), wording).next).toBe(
    "Od 2,5 m: 9,00 zł. Brakuje: 1,5 m",
  )
})

describe("rebates by range (15.20)", () => {
  const range = (from: string, to: string | null): RebateRange => ({
    from: decimal(from),
    to: to === null ? null : decimal(to),
    percent: decimal("10"),
  })
  const open = [range("5", null), range("10", null)]
  const gap = [range("5", "7"), range("10", null)]

  test.each([
    [open, "3", null, 0, "2"],
    [open, "5", 0, 1, "5"],
    [open, "7", 0, 1, "3"],
    [open, "10", 1, null, null],
    [open, "12", 1, null, null],
    [gap, "7", 0, 1, "3"],
    [gap, "8", null, 1, "2"],
    [gap, "7.5", null, 1, "2.5"],
    [[range("10", null), range("5", null)], "7", 1, 0, "3"],
    [[range("10", null), range("5", null)], "12", 0, null, null],
    [[], "7", null, null, null],
  ])("%# of %s: active %j, next %j with %j more", (ranges, quantity, active, next, more) => {
    const found = rebateAt(ranges, decimal(quantity))
    expect(found.active).toBe(active === null ? null : ranges[active])
    expect(found.next?.range ?? null).toBe(next === null ? null : ranges[next])
    expect(found.next?.more ?? null).toEqual(more === null ? null : decimal(more))
  })

  test.each([
    ["100", "15", "85"],
    ["80", "25", "60"],
    ["50", "0", "50"],
    ["0.99", "50", "0.5"],
    ["10", "100", "0"],
    ["10", "150", "0"],
    ["10", "12.5", "8.75"],
    ["10", "-5", "10.5"],
  ])("%s less %s %% is %s (15.21)", (amount, percent, less) => expect(lessPercent(money(amount), decimal(percent))).toEqual(money(less)))
})
