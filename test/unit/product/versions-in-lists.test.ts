import { describe, expect, test } from "vitest"
import { differInPrice, firstOfGroups, leadingVersion, versionsOnTile, wholeRows } from "../../../core/product/versions-in-lists.ts"

describe("of a group's entries the first stays, and whatever belongs to no group (2.80)", () => {
  test.each([
    ["nothing", [], []],
    ["no groups", ["cup", "cup"], ["cup", "cup"]],
    ["one group", ["jug/blue", "jug/green", "jug/red"], ["jug/blue"]],
    ["groups and others between them", ["jug/blue", "cup", "lamp/tall", "jug/green", "lamp/low"], ["jug/blue", "cup", "lamp/tall"]],
  ])("%s", (_, entries, left) => {
    expect(firstOfGroups(entries, (entry) => (entry.includes("/") ? (entry.split("/")[0] ?? null) : null))).toEqual(left)
  })
})

const version = (name: string, minor: number | null, available = true) => ({ name, amount: minor === null ? null : { minor }, available })

describe("a group is led by the cheapest version that can be bought (2.81)", () => {
  test.each([
    ["one version", [version("a", 900)], "a"],
    ["the cheapest", [version("a", 900), version("b", 800), version("c", 850)], "b"],
    ["the first of equal ones", [version("a", 900), version("b", 900)], "a"],
    ["a cheaper one that is sold out does not lead", [version("a", 100, false), version("b", 900)], "b"],
    ["when all are sold out, the cheapest", [version("a", 900, false), version("b", 800, false)], "b"],
    ["one with a price before one without", [version("a", null), version("b", 900)], "b"],
    ["one without a price that can be bought before one that cannot", [version("a", 900, false), version("b", null)], "b"],
    ["the first when none has a price", [version("a", null), version("b", null)], "a"],
  ])("%s", (_, versions, leading) => {
    expect(leadingVersion(versions)?.name).toBe(leading)
  })

  test("nothing leads a group without versions", () => {
    expect(leadingVersion([])).toBeNull()
  })
})

describe("a price is the lowest of several when another version that can be bought costs more (2.82)", () => {
  test.each([
    ["equal prices", [version("a", 900), version("b", 900)], false],
    ["different ones", [version("a", 900), version("b", 950)], true],
    ["the dearer one is sold out", [version("a", 900), version("b", 950, false)], false],
    ["all are sold out", [version("a", 900, false), version("b", 950, false)], true],
    ["the other has no price", [version("a", 900), version("b", null)], false],
  ])("%s", (_, versions, differ) => {
    expect(differInPrice(versions)).toBe(differ)
  })
})

describe("a tile links to the first versions, its own among them (2.83)", () => {
  const letters = ["a", "b", "c", "d", "e", "f"]
  test.each([
    ["all fit", letters, 6, "c", ["a", "b", "c", "d", "e", "f"], 0],
    ["one too many leaves its place and another for the number", letters, 5, "a", ["a", "b", "c", "d"], 2],
    ["the shown one takes the last place", letters, 4, "f", ["a", "b", "f"], 3],
    ["only the first ones were looked at", letters.slice(0, 3), 4, "b", ["a", "b", "c"], 3],
  ])("%s", (_, versions, places, leading, shown, more) => {
    const isLeading = (one: string) => one === leading
    expect(versionsOnTile(versions, { isLeading, places, count: letters.length })).toEqual({ shown, more })
  })
})

test.each([
  [0, 0],
  [3, 0],
  [4, 4],
  [7, 4],
  [8, 8],
  [30, 8],
])("of %i chosen products whole rows are shown: %i (2.84)", (chosen, shown) => {
  const tiles = Array.from({ length: chosen }, (_, at) => at)
  expect(wholeRows(tiles)).toEqual(tiles.slice(0, shown))
})
