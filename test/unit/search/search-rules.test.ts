import { describe, expect, test } from "vitest"
import { readSearchCache, searchCacheEntry, searchCacheKey, type SearchContext } from "../../../core/search/search-cache.ts"
import {
  hasNoSuggestions,
  nextEntry,
  noSuggestions,
  type SearchArrow,
  searchEntries,
  searchQuery,
  type Suggestions,
} from "../../../core/search/suggestions.ts"
import { markedParts, typedRange } from "../../../core/search/view-search-box.ts"
import { foundProduct, suggestions } from "../../support/core/sample-shell.ts"

test.each([
  ["", null],
  ["a", null],
  [" a", null],
  ["a ", null],
  [" ab ", "ab"],
  ["ab", "ab"],
  ["a b", "a b"],
  ["🧺", null],
  ["🧺a", "🧺a"],
  ["\u00A0a", null],
])("a search needs at least 2 typed characters, counted after trimming: %j is %j (5.84)", (typed, query) => {
  expect(searchQuery(typed)).toBe(query)
})

describe("what was typed is marked", () => {
  test.each([
    ["Buty bukowe", "bu", { from: 0, to: 2 }],
    ["Buty bukowe", " BUK ", { from: 5, to: 8 }],
    ["aXb c", "a.b", null],
    ["Kurs C++ od zera", "c++", { from: 5, to: 8 }],
    ["(nowość)", "(", { from: 0, to: 1 }],
    ["5*5", "*", { from: 1, to: 2 }],
    ["Żółty kubek", "żół", { from: 0, to: 3 }],
    ["Straße", "STRASSE", { from: 0, to: 6 }],
    ["Straße", "s", { from: 0, to: 1 }],
    ["ßs", "s", { from: 1, to: 2 }],
    ["🧺 kosz", "ko", { from: 3, to: 5 }],
    ["kubek", "", null],
    ["kubek", "  ", null],
    ["", "a", null],
    ["İstanbul", "stan", { from: 1, to: 5 }],
    ["ΣΑΣ", "σας", { from: 0, to: 3 }],
  ])("in %j, typed %j: %j", (name, typed, range) => expect(typedRange(name, typed)).toEqual(range))

  test("a name is cut around it, without empty pieces", () => {
    expect(markedParts("Buty bukowe", "bu")).toEqual([
      { text: "Bu", marked: true },
      { text: "ty bukowe", marked: false },
    ])
    expect(markedParts("Buty", "ty")).toEqual([
      { text: "Bu", marked: false },
      { text: "ty", marked: true },
    ])
    expect(markedParts("Buty", "x")).toEqual([{ text: "Buty", marked: false }])
  })
})

const all: Suggestions = {
  searchQueries: [{ name: "q", link: "/q" }],
  products: [foundProduct("p1"), foundProduct("p2")],
  producers: [{ name: "f", link: "/f" }],
  series: [{ name: "s", link: "/s" }],
  menuNodes: [{ name: "m", link: "/m", titles: [] }],
  cms: [{ name: "c", link: "/c" }],
}

test("entries stand in the order of the keyboard, and the button for all after the products", () => {
  expect(searchEntries(all).map(({ is }) => is)).toEqual([
    "searchQueries",
    "products",
    "products",
    "producers",
    "series",
    "menuNodes",
    "cms",
  ])
  expect(searchEntries({ ...all, products: [] }).map(({ is }) => is)).toEqual(["searchQueries", "producers", "series", "menuNodes", "cms"])
  expect(searchEntries(noSuggestions)).toEqual([])
})

test("a list is empty only when every group is", () => {
  expect(hasNoSuggestions(noSuggestions)).toBe(true)
  for (const group of ["searchQueries", "products", "producers", "series", "menuNodes", "cms"] as const) {
    expect(hasNoSuggestions({ ...noSuggestions, [group]: all[group] })).toBe(false)
  }
})

describe("arrows", () => {
  const entries = searchEntries(suggestions(2, 3))
  const go = (active: number | null, arrow: SearchArrow, sideBySide = true) => nextEntry(entries, active, arrow, sideBySide)

  test.each<[number | null, SearchArrow, number | null]>([
    [null, "ArrowDown", 0],
    [0, "ArrowDown", 1],
    [3, "ArrowDown", 4],
    [4, "ArrowDown", 0],
    [null, "ArrowUp", 4],
    [0, "ArrowUp", 4],
    [4, "ArrowUp", 3],
    [1, "ArrowRight", 2],
    [4, "ArrowRight", 2],
    [4, "ArrowLeft", 0],
    [1, "ArrowLeft", 0],
    [null, "ArrowRight", null],
    [null, "ArrowLeft", null],
  ])("2 queries and 3 products: from %j %s leads to %j", (active, arrow, to) => expect(go(active, arrow)).toBe(to))

  test("left and right do nothing on a mobile view, and where one of the two kinds is missing", () => {
    expect(go(4, "ArrowLeft", false)).toBe(4)
    expect(go(1, "ArrowRight", false)).toBe(1)
    expect(nextEntry(searchEntries(suggestions(0, 3)), 2, "ArrowLeft", true)).toBe(2)
    expect(nextEntry(searchEntries(suggestions(3, 0)), 2, "ArrowLeft", true)).toBe(2)
  })

  test("an empty list has no entry", () => expect(nextEntry([], null, "ArrowDown", true)).toBeNull())
})

describe("a search is cached in the session storage", () => {
  const context: SearchContext = { language: "pol", currency: "PLN", region: "1143020003", client: null }
  const kept = searchCacheEntry(context, all)

  test("under search_ and the typed text, trimmed (11.92)", () => {
    expect(searchCacheKey("  Kubek biały ")).toBe("search_Kubek biały")
  })

  test("what is kept is read again as it was", () => {
    expect(readSearchCache(kept, context)).toEqual(all)
    const nodes = { ...noSuggestions, menuNodes: [{ name: "m", link: "/m", titles: ["Dom", "Kuchnia"] }] }
    expect(readSearchCache(searchCacheEntry(context, nodes), context)).toEqual(nodes)
  })

  test.each<Partial<SearchContext>>([{ language: "eng" }, { currency: "EUR" }, { region: "2" }, { client: "7" }, { client: "" }])(
    "it does not count for %j",
    (other) => expect(readSearchCache(kept, { ...context, ...other })).toBeNull(),
  )

  test("no two circumstances look the same", () => {
    const entry = searchCacheEntry({ language: "a", currency: "b,c", region: "d", client: null }, all)
    expect(readSearchCache(entry, { language: "a,b", currency: "c", region: "d", client: null })).toBeNull()
  })

  const stored = (found: unknown) => JSON.stringify({ context: JSON.stringify(["pol", "PLN", "1143020003", null]), found })

  test.each([null, "null", "undefined", "", "{", "[]", "5", '{"found":{}}', stored(null), stored([]), stored("x")])(
    "%j is as if nothing was kept",
    (text) => {
      expect(readSearchCache(text, context)).toBeNull()
    },
  )

  test("what is not as expected is left out", () => {
    const hostile = {
      products: [
        { name: "a", link: "javascript:alert(1)" },
        { name: "b", link: "/b", icon: "data:x", iconSecond: "/b.png", price: { gross: { minor: 1.5 }, net: { minor: 1 } } },
        { name: "c", link: "/c", icon: "https://i/c.webp", price: { gross: { minor: 12300 }, net: { minor: 10000 } } },
        { name: "d", link: "/d", price: { gross: { minor: "5" }, net: { minor: 1 } } },
        { name: "e", link: "/e", price: { gross: { minor: 5 }, net: null } },
        { name: "", link: "/f" },
        null,
      ],
      series: "none",
      producers: [{ name: 5, link: "/5" }, { link: "/x" }, { name: "x" }],
      menuNodes: [
        { name: "m", link: "/m", titles: ["A", null, "", " B "] },
        { name: "n", link: "/n", titles: "A" },
      ],
      cms: { 0: { name: "x", link: "/x" } },
    }
    const product = { icon: null, iconSecond: null, price: null }
    expect(readSearchCache(stored(hostile), context)).toEqual({
      ...noSuggestions,
      products: [
        { ...product, name: "b", link: "/b", iconSecond: "/b.png" },
        { ...product, name: "c", link: "/c", icon: "https://i/c.webp", price: { gross: { minor: 12_300 }, net: { minor: 10_000 } } },
        { ...product, name: "d", link: "/d" },
        { ...product, name: "e", link: "/e" },
      ],
      producers: [{ name: "5", link: "/5" }],
      menuNodes: [
        { name: "m", link: "/m", titles: ["A", "B"] },
        { name: "n", link: "/n", titles: [] },
      ],
    })
  })
})
