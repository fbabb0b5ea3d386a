import { describe, expect, test } from "vitest"
import { missingToFreeDelivery } from "../../../core/basket/basket.ts"
import {
  barPositions,
  barSticks,
  closeBar,
  closedBannerCookie,
  closedBarsKey,
  isBannerClosed,
  isShippingFree,
  openBars,
  readClosedBars,
} from "../../../core/shell/bars.ts"
import { closedDropDowns, dropDowns } from "../../../core/shell/menu.ts"

const bars = [
  { id: "bar1", edge: "top" },
  { id: "bar2", edge: "bottom" },
  { id: "", edge: "top" },
] as const

test("a closed announcement bar is removed and its id is stored (4.34)", () => {
  expect(closedBarsKey).toBe("closedBars")
  const closed = closeBar(readClosedBars(null), "bar1")
  expect(closed).toEqual(["bar1"])
  expect(openBars(bars, closed, false)).toEqual([bars[1], bars[2]])
  expect(readClosedBars(JSON.stringify(closeBar(closed, "bar2")))).toEqual(["bar1", "bar2"])
})

test("a bar is stored once, and one without an id is not", () => {
  const closed = ["bar1"]
  expect(closeBar(closed, "bar1")).toBe(closed)
  expect(closeBar(closed, "")).toBe(closed)
})

test("no bar is shown in the order process (2.25)", () => {
  expect(openBars(bars, [], true)).toEqual([])
  expect(openBars(bars, [], false)).toEqual(bars)
})

test.each([
  ['["a","b"]', ["a", "b"]],
  ['["a","a",""]', ["a"]],
  ['["a",1,null,{"id":"b"},["c"]]', ["a"]],
  ["{broken", []],
  ['{"0":"a","length":1}', []],
  ['"a"', []],
  ["null", []],
  ["", []],
])("stored %s is read as %j", (stored, ids) => expect(readClosedBars(stored)).toEqual(ids))

describe("fixed bars stick one behind the other", () => {
  test("top bars 30, 40, 50 px stand at 0, 30, 70, bottom bars at 90, 50, 0 (19.22)", () => {
    expect(barPositions([30, 40, 50], "top")).toEqual([0, 30, 70])
    expect(barPositions([30, 40, 50], "bottom")).toEqual([90, 50, 0])
    expect(barPositions([], "top")).toEqual([])
  })

  test.each([
    [29, 59, 900, 30, true],
    [30, 60, 900, 30, false],
    [850, 900, 900, 0, true],
    [849, 899, 900, 0, false],
    [800, 860, 900, 40, true],
    [800, 859, 900, 40, false],
  ])("at %i to %i in a window of %i, place %i", (topPx, bottomPx, windowHeightPx, positionPx, sticks) => {
    expect(barSticks({ topPx, bottomPx, windowHeightPx, positionPx })).toBe(sticks)
  })
})

test("a closed banner is remembered by a cookie for 1 day (4.35, 9.17)", () => {
  expect(closedBannerCookie("rebateCode")).toBe("rabateCode_clicked=true; path=/; max-age=86400")
  expect(closedBannerCookie("freeShipping")).toBe("freeeshipping_clicked=true; path=/; max-age=86400")
  expect(isBannerClosed("rebateCode", "a=1; rabateCode_clicked=true")).toBe(true)
  expect(isBannerClosed("freeShipping", "a=1; rabateCode_clicked=true")).toBe(false)
  expect(isBannerClosed("freeShipping", "freeeshipping_clicked=true")).toBe(true)
  expect(isBannerClosed("rebateCode", "")).toBe(false)
})

test.each([0, -0, "0", "0.00", "0.004", "0,00", " 0.0 ", "-0.00", "+0", "000"])("toShippingFree %j equals 0 (4.36)", (toShippingFree) => {
  expect(isShippingFree({ missing: missingToFreeDelivery(toShippingFree), lines: 1 })).toBe(true)
})

test.each([null, undefined, "", "  ", "25.50", "0.01", "0.", ".0", "0x0", "00a", "a0", "abc", "0.0.0", 1, 0.01, Number.NaN])(
  "toShippingFree %j is not 0 (4.37)",
  (toShippingFree) => expect(isShippingFree({ missing: missingToFreeDelivery(toShippingFree), lines: 3 })).toBe(false),
)

test("with an empty basket the free-shipping banner is never active", () => {
  expect(isShippingFree({ missing: { minor: 0 }, lines: 0 })).toBe(false)
  expect(isShippingFree({ missing: { minor: 0 }, lines: -1 })).toBe(false)
})

describe("only one drop-down is open at a time", () => {
  const press = (open: string | null, id: string, disabled = false) => dropDowns({ open }, { type: "Toggled", id, disabled })

  test("opening another closes the one that was open; pressing it again closes it (4.38)", () => {
    expect(press(null, "language")).toEqual([{ open: "language" }, []])
    expect(press("language", "currency")).toEqual([{ open: "currency" }, []])
    expect(press("currency", "currency")).toEqual([{ open: null }, []])
  })

  test("a disabled one does not open, and leaves the open one alone", () => {
    const state = { open: "language" }
    const [next, commands] = dropDowns(state, { type: "Toggled", id: "currency", disabled: true })
    expect(next).toBe(state)
    expect(commands).toEqual([])
  })

  test("closing closes, once", () => {
    expect(dropDowns({ open: "language" }, { type: "Closed" })).toEqual([closedDropDowns, []])
    const closed = { open: null }
    expect(dropDowns(closed, { type: "Closed" })[0]).toBe(closed)
  })
})
