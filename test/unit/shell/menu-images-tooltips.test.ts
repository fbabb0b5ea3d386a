import { describe, expect, test } from "vitest"
import { lazyImageAddress } from "../../../core/shell/images.ts"
import { layoutLimits } from "../../../core/shell/limits.ts"
import { menuColumns, shownMenuLinks, submenuLeft, submenuOverflow } from "../../../core/shell/menu.ts"
import { tooltipPlace } from "../../../core/shell/tooltip.ts"

describe("submenu width 200, 5 columns, 10 items, column height 320, padding 30", () => {
  test("are the constants", () => {
    expect([
      layoutLimits.submenuWidthPx,
      layoutLimits.menuColumns,
      layoutLimits.menuItems,
      layoutLimits.menuColumnHeightPx,
      layoutLimits.menuPaddingPx,
    ]).toEqual([200, 5, 10, 320, 30])
  })

  test.each([
    [
      [100, 100, 100, 200],
      [[0, 1, 2], [3]],
    ],
    [
      [400, 50],
      [[0], [1]],
    ],
    [
      [150, 150, 150],
      [[0, 1], [2]],
    ],
    [
      [160, 160],
      [[0], [1]],
    ],
    [[160, 159], [[0, 1]]],
    [
      [50, 400, 50],
      [[0], [1], [2]],
    ],
    [[], []],
    [[320], [[0]]],
  ])("groups of the heights %j stand in the columns %j (9.31)", (heights, columns) => {
    expect(menuColumns(heights.map((heightPx) => ({ heightPx, isAll: false })))).toEqual(columns)
  })

  test("the link to everything stands alone, and a new column begins after it", () => {
    const group = (heightPx: number, isAll = false) => ({ heightPx, isAll })
    expect(menuColumns([group(50), group(20, true), group(50), group(50)])).toEqual([[0], [1], [2, 3]])
    expect(menuColumns([group(20, true), group(20, true)])).toEqual([[0], [1]])
  })

  test.each([
    [3, false, 3, 0],
    [10, false, 10, 0],
    [11, false, 10, 1],
    [11, true, 11, 0],
    [0, false, 0, 0],
  ])("of %i links (all wanted: %j) %i are shown and %i wait", (count, expanded, shown, more) => {
    expect(shownMenuLinks(count, expanded)).toEqual({ shown, more })
  })

  test.each([
    [850, true, true],
    [801, true, true],
    [800, false, true],
    [700, false, true],
    [601, false, true],
    [600, false, false],
    [500, false, false],
  ])("an item at %i px in a window of 1000", (leftPx, submenu, nextLevel) => {
    expect(submenuOverflow(leftPx, 1000)).toEqual({ submenu, nextLevel })
  })

  test.each([
    [3, 1400, 300, 300],
    [3, 1400, 900, 770],
    [3, 1400, -20, 0],
    [4, 1400, 300, 300],
    [5, 1400, 300, null],
    [4, 1200, 300, 300],
    [4, 1199, 300, null],
    [3, 1199, 300, 300],
  ])("a submenu of %i columns on a screen of %i under an item at %i starts at %j", (columns, screenPx, itemLeftPx, left) => {
    expect(submenuLeft({ columns, screenPx, menuPx: 1200, submenuPx: 400, itemLeftPx })).toBe(left)
  })

  test("a submenu wider than its menu starts at the left edge", () => {
    expect(submenuLeft({ columns: 2, screenPx: 1400, menuPx: 300, submenuPx: 400, itemLeftPx: 50 })).toBe(0)
  })
})

describe("a lazy image takes its small form on a small screen, and loads 100 px before it comes into view", () => {
  const both = { normal: "a.jpg|b.jpg", small: "s.jpg|t.jpg" }

  test.each([
    [320, 1, both, "s.jpg"],
    [420, 1, both, "s.jpg"],
    [421, 1, both, "a.jpg"],
    [421, 2, both, "b.jpg"],
    [420, 1.5, both, "t.jpg"],
    [420, 1, { normal: "a.jpg|b.jpg", small: null }, "a.jpg"],
    [420, 1, { normal: "a.jpg", small: "" }, "a.jpg"],
    [1200, 2, { normal: "a.jpg", small: null }, "a.jpg"],
    [1200, 2, { normal: "a.jpg|", small: null }, "a.jpg"],
  ])("a screen of %i px with %d dots per pixel, %j: %s (9.28, 19.30)", (widthPx, pixelRatio, image, address) => {
    expect(lazyImageAddress(image, { widthPx, pixelRatio })).toBe(address)
  })
})

describe("a tooltip stands beside the pointer, inside the window (19.32)", () => {
  const situation = { box: { widthPx: 200, heightPx: 50 }, windowWidthPx: 1000, scrollTopPx: 0, leftSide: false }
  const at = (xPx: number, yPx: number, more: Partial<Parameters<typeof tooltipPlace>[0]> = {}) =>
    tooltipPlace({ ...situation, pointer: { xPx, yPx }, ...more })

  test.each([
    [100, 300, 115, 235],
    [900, 300, 785, 235],
    [770, 300, 785, 235],
    [769, 300, 784, 235],
    [100, 60, 115, 15],
    [100, 81, 115, 16],
  ])("pointer (%i, %i): (%i, %i)", (x, y, leftPx, topPx) => expect(at(x, y)).toEqual({ leftPx, topPx }))

  test("the scroll counts from the top", () => expect(at(100, 560, { scrollTopPx: 500 }).topPx).toBe(515))

  test("to the left of the pointer, unless it would leave the window", () => {
    expect(at(500, 300, { leftSide: true }).leftPx).toBe(285)
    expect(at(216, 300, { leftSide: true }).leftPx).toBe(1)
    expect(at(215, 300, { leftSide: true }).leftPx).toBe(230)
  })

  test("a box wider than the window starts at its edge", () => expect(at(50, 300, { windowWidthPx: 150 }).leftPx).toBe(0))
})
