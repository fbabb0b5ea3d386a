import { describe, expect, test } from "vitest"
import { noSuggestions, searchLimits, type Suggestions } from "../../../core/search/suggestions.ts"
import { activeEntry, emptySearchBox, searchBox, type SearchBox, type SearchEvent } from "../../../core/search/search-box.ts"
import { viewSearchBox } from "../../../core/search/view-search-box.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { polishPrices, price } from "../../support/core/sample-offer.ts"
import { foundProduct, suggestions } from "../../support/core/sample-shell.ts"

const run = (from: SearchBox, ...events: readonly SearchEvent[]) => events.reduce((box, event) => searchBox(box, event)[0], from)
const typed = (text: string): SearchEvent => ({ type: "Typed", text })
const down: SearchEvent = { type: "ArrowPressed", arrow: "ArrowDown", sideBySide: true }
const pl = textCatalogue("pl", {})
const view = (box: SearchBox, catalogue = pl) => viewSearchBox(box, { priceFormat: polishPrices, priceType: "gross" }, catalogue)

const found = suggestions(2, 3)
const waiting = run(emptySearchBox, { type: "Focused" }, typed("kub"))
const loading = run(waiting, { type: "TimerEnded", timerId: 1 })
const open = run(loading, { type: "Answered", requestId: 1, found })

test("a search asks for 6 results, starts at 2 characters and waits 500 ms (9.18)", () => {
  expect(searchLimits).toEqual({ minCharacters: 2, pauseMs: 500, results: 6 })
  expect(searchBox(emptySearchBox, typed("ab"))).toEqual([
    { ...emptySearchBox, typed: "ab", waits: "pause", requestId: 1 },
    [{ type: "StartTimer", timer: "typing", timerId: 1, ms: 500 }],
  ])
  expect(searchBox(waiting, { type: "TimerEnded", timerId: 1 })[1]).toEqual([{ type: "Suggest", requestId: 1, query: "kub", limit: 6 }])
})

test("a query below the minimum length gives no results (4.22)", () => {
  expect(searchBox(emptySearchBox, typed("a"))).toEqual([{ ...emptySearchBox, typed: "a" }, []])
  expect(searchBox(open, typed(" k"))).toEqual([{ ...open, typed: " k", list: null, requestId: 2 }, []])
  const short = run(loading, typed("k"))
  expect(short).toMatchObject({ waits: null, list: null })
  expect(run(short, { type: "Answered", requestId: 1, found })).toBe(short)
})

test("typing a, b, c within the pause asks once, for abc", () => {
  const box = run(emptySearchBox, typed("a"), typed("ab"), typed("abc"))
  expect(box.requestId).toBe(2)
  expect(searchBox(box, { type: "TimerEnded", timerId: 1 })).toEqual([box, []])
  expect(searchBox(box, { type: "TimerEnded", timerId: 2 })[1]).toEqual([{ type: "Suggest", requestId: 2, query: "abc", limit: 6 }])
})

test("a query of the minimum length or more opens the drop-down with its results (4.23)", () => {
  expect(open).toEqual({
    typed: "kub",
    focused: true,
    waits: null,
    requestId: 1,
    overlay: false,
    list: { query: "kub", found, active: null },
    recent: [],
  })
  expect(view(open).open).toBe(true)
})

test("when every group of the results is empty, the drop-down closes (4.24)", () => {
  expect(run(loading, { type: "Answered", requestId: 1, found: noSuggestions })).toEqual({ ...loading, waits: null, list: null })
  expect(run(loading, { type: "Answered", requestId: 1, found: null })).toEqual({ ...loading, waits: null, list: null })
  const again = run(open, typed("kubk"), { type: "TimerEnded", timerId: 2 }, { type: "Answered", requestId: 2, found: noSuggestions })
  expect(again.list).toBeNull()
})

test("the search box has the states focused, open and loading (4.25)", () => {
  const states = (box: SearchBox) => [view(box).focused, view(box).open, view(box).loading]
  expect(states(emptySearchBox)).toEqual([false, false, false])
  expect(states(run(emptySearchBox, { type: "Focused" }))).toEqual([true, false, false])
  expect(states(waiting)).toEqual([true, false, false])
  expect(states(loading)).toEqual([true, false, true])
  expect(states(open)).toEqual([true, true, false])
  expect(states(run(open, { type: "Left" }))).toEqual([false, false, false])
})

describe("late answers and pauses", () => {
  test("an answer to an older text changes nothing; the list stays until the newer one is there", () => {
    const newer = run(open, typed("kube"))
    expect(newer.list).toEqual({ query: "kub", found, active: null })
    expect(run(newer, { type: "Answered", requestId: 1, found: suggestions(1, 0) })).toBe(newer)
    const asking = run(newer, { type: "TimerEnded", timerId: 2 })
    expect(run(asking, { type: "Answered", requestId: 1, found: suggestions(1, 0) })).toBe(asking)
    expect(asking.list?.query).toBe("kub")
    expect(run(asking, { type: "Answered", requestId: 2, found: suggestions(1, 0) }).list).toEqual({
      query: "kube",
      found: suggestions(1, 0),
      active: null,
    })
  })

  test("an answer that nobody waits for, and a pause that ended twice, change nothing", () => {
    expect(run(waiting, { type: "Answered", requestId: 1, found })).toBe(waiting)
    expect(run(open, { type: "Answered", requestId: 1, found: noSuggestions })).toBe(open)
    expect(run(loading, { type: "TimerEnded", timerId: 1 })).toBe(loading)
    expect(run(emptySearchBox, { type: "TimerEnded", timerId: 0 })).toBe(emptySearchBox)
  })

  test("leaving the box closes it, and what arrives afterwards does not open it", () => {
    const left = run(loading, { type: "Left" })
    expect(left).toEqual({ ...loading, focused: false, waits: null, requestId: 2 })
    expect(run(left, { type: "Answered", requestId: 1, found })).toBe(left)
    expect(run(left, { type: "Left" })).toBe(left)
    expect(run(waiting, { type: "Left" }, { type: "TimerEnded", timerId: 1 }).waits).toBeNull()
    expect(run(open, { type: "Left" }).list).toBeNull()
  })
})

describe("keyboard", () => {
  test("arrows move the active entry, and typing leaves it", () => {
    const second = run(open, down, down)
    expect(activeEntry(second)).toEqual({ is: "searchQueries", found: found.searchQueries[1] })
    expect(view(second).field).toBe("fraza 2")
    expect(activeEntry(run(second, { type: "ArrowPressed", arrow: "ArrowRight", sideBySide: true }))).toMatchObject({ is: "products" })
    expect(run(second, { type: "ArrowPressed", arrow: "ArrowRight", sideBySide: false })).toBe(second)
    expect(run(second, typed("kubk")).list?.active).toBeNull()
    expect(run(waiting, down)).toBe(waiting)
    expect(activeEntry(open)).toBeNull()
  })

  test("Enter follows the active entry", () => {
    expect(searchBox(run(open, down), { type: "EnterPressed" })).toEqual([
      { ...open, list: null, requestId: 2 },
      [{ type: "FollowLink", link: "/search.php?text=fraza+1" }],
    ])
  })

  test("Enter without one, and the button for all, send what was typed", () => {
    const sent = [{ ...open, list: null, requestId: 2 }, [{ type: "SubmitSearch", text: "kub" }]]
    expect(searchBox(open, { type: "EnterPressed" })).toEqual(sent)
    expect(searchBox(run(open, down), { type: "SubmitPressed" })).toEqual(sent)
  })

  test("Enter before the answer sends the form and forgets the answer", () => {
    const [box, commands] = searchBox(run(emptySearchBox, typed(" k ")), { type: "EnterPressed" })
    expect(commands).toEqual([{ type: "SubmitSearch", text: "k" }])
    expect(box).toEqual({ ...emptySearchBox, typed: " k " })
    expect(searchBox(loading, { type: "EnterPressed" })[0]).toMatchObject({ waits: null, requestId: 2 })
  })

  test("an empty search is not sent", () => {
    expect(searchBox(run(emptySearchBox, typed("  ")), { type: "SubmitPressed" })[1]).toEqual([])
    expect(searchBox(emptySearchBox, { type: "SubmitPressed" })).toEqual([emptySearchBox, []])
  })

  test("an arrow down asks for what was closed again, and waits for nothing twice", () => {
    const closed = run(open, { type: "EscapePressed" })
    expect(searchBox(closed, down)).toEqual([
      { ...closed, waits: "pause", requestId: 3 },
      [{ type: "StartTimer", timer: "typing", timerId: 3, ms: 500 }],
    ])
    expect(run(waiting, down)).toBe(waiting)
    expect(searchBox(emptySearchBox, down)[1]).toEqual([])
  })

  test("Escape empties the field once nothing is open", () => {
    const closed = run(open, { type: "EscapePressed" })
    expect(run(closed, { type: "EscapePressed" })).toEqual({ ...closed, typed: "" })
  })

  test("Escape closes the list and the overlay, and keeps what was typed", () => {
    expect(run(open, { type: "EscapePressed" })).toEqual({ ...open, list: null, requestId: 2 })
    expect(run(open, { type: "OverlayOpened" }, { type: "EscapePressed" })).toEqual({ ...open, list: null, requestId: 2 })
    expect(run(emptySearchBox, { type: "OverlayOpened" }, { type: "EscapePressed" })).toEqual(emptySearchBox)
    expect(run(emptySearchBox, { type: "EscapePressed" })).toBe(emptySearchBox)
  })

  test("the overlay of the mobile search gives the field the focus", () => {
    const [overlay, commands] = searchBox(emptySearchBox, { type: "OverlayOpened" })
    expect([overlay, commands]).toEqual([{ ...emptySearchBox, overlay: true }, [{ type: "FocusField" }]])
    expect(view(overlay).overlay).toBe(true)
    expect(searchBox(overlay, { type: "OverlayOpened" })).toEqual([overlay, []])
    expect(run(overlay, { type: "OverlayClosed" })).toEqual(emptySearchBox)
    expect(run(emptySearchBox, { type: "OverlayClosed" })).toBe(emptySearchBox)
    expect(run(open, { type: "OverlayOpened" }, { type: "OverlayClosed" }).list).toBeNull()
    expect(run(emptySearchBox, { type: "Focused" }, { type: "Focused" })).toEqual({ ...emptySearchBox, focused: true })
    const focused = run(emptySearchBox, { type: "Focused" })
    expect(run(focused, { type: "Focused" })).toBe(focused)
  })
})

describe("the list in words", () => {
  const all: Suggestions = {
    searchQueries: [{ name: "kubek biały", link: "/q" }],
    products: [
      foundProduct("Kubek", { icon: "/k.webp", iconSecond: "/k.jpg" }),
      foundProduct("Dzban", { price: price("0.00", "0.00") }),
      foundProduct("Misa", { price: null }),
    ],
    producers: [{ name: "Kubra", link: "/f" }],
    series: [{ name: "Len", link: "/s" }],
    menuNodes: [
      { name: "Kubki", link: "/m", titles: ["Kuchnia", "Kubki"] },
      { name: "Misy", link: "/n", titles: [] },
    ],
    cms: [{ name: "Dostawa", link: "/c" }],
  }
  const shown = () => view(run(loading, { type: "Answered", requestId: 1, found: all }, down, down))
  const texts = (at: number) => shown().groups[at]?.entries.map(({ parts }) => parts.map(({ text }) => text).join(""))

  test("groups, headings and names", () => {
    expect(shown().groups.map(({ is, heading }) => [is, heading])).toEqual([
      ["queries", "Wyszukiwane frazy"],
      ["products", "Produkty"],
      ["categories", "Kategorie"],
      ["cms", "Informacje"],
    ])
    expect(texts(1)).toEqual(["Kubek", "Dzban", "Misa"])
    expect(texts(2)).toEqual(["Producent: Kubra", "Seria: Len", "Kuchnia / Kubki", "Misy"])
    expect(shown().status).toBe("9 podpowiedzi")
    expect(shown().active).toBe(1)
  })

  test("a product has its price, and one that costs nothing is priced by phone", () => {
    expect(shown().groups[1]?.entries[0]).toEqual({
      is: "products",
      at: 1,
      active: true,
      parts: [
        { text: "Kub", marked: true },
        { text: "ek", marked: false },
      ],
      link: "/product-pol-1-Kubek.html",
      price: "123,00 zł",
      icon: "/k.webp",
      iconSecond: "/k.jpg",
    })
    expect(shown().groups[1]?.entries.map((entry) => entry.price)).toEqual(["123,00 zł", "Cena na telefon", null])
    const net = viewSearchBox(run(open), { priceFormat: polishPrices, priceType: "net" }, pl)
    expect(net.groups[1]?.entries[0]?.price).toBe("100,00 zł")
  })

  test("the button for all products stands outside of the list, and where no product is found there is none (19.111)", () => {
    expect(shown().showAll).toBe("Pokaż wszystkie")
    expect(shown().groups.flatMap(({ entries }) => entries.map(({ at }) => at))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(view(run(loading, { type: "Answered", requestId: 1, found: suggestions(2, 0) })).showAll).toBeNull()
  })

  test("groups without entries are not there, and a closed box has none", () => {
    expect(view(run(loading, { type: "Answered", requestId: 1, found: suggestions(1, 0) })).groups.map(({ is }) => is)).toEqual(["queries"])
    expect(view(loading)).toEqual({
      field: "kub",
      focused: true,
      open: false,
      loading: true,
      overlay: false,
      groups: [],
      label: "Czego szukasz?",
      showAll: null,
      clearRecent: null,
      close: "Zamknij wyszukiwanie",
      active: null,
      status: "",
    })
    expect(view(open).active).toBeNull()
  })

  test("in English", () => {
    const en = view(run(loading, { type: "Answered", requestId: 1, found: all }), textCatalogue("en", {}))
    expect(en.groups.map(({ heading }) => heading)).toEqual(["Searches", "Products", "Categories", "Information"])
    expect(en.groups[2]?.entries[0]?.parts.map(({ text }) => text).join("")).toBe("Producer: Kubra")
    expect(en.groups[1]?.entries[1]?.price).toBe("Call for price")
    expect(en.status).toBe("9 suggestions")
  })
})

describe("what was searched for before (19.112)", () => {
  const recent = [
    { name: "dzbanek", link: "/search.php?text=dzbanek" },
    { name: "len", link: "/search.php?text=len" },
  ]
  const knows = run(emptySearchBox, { type: "RecentRead", recent })
  const offered = run(knows, { type: "Focused" })

  test("is offered to whoever has typed nothing, and only with the focus in the field", () => {
    expect(view(knows).open).toBe(false)
    expect(view(offered).groups.map(({ heading, entries }) => [heading, entries.map(({ link }) => link)])).toEqual([
      ["Ostatnio szukane", ["/search.php?text=dzbanek", "/search.php?text=len"]],
    ])
    expect([view(offered).clearRecent, view(offered).showAll]).toEqual(["Wyczyść ostatnie wyszukiwania", null])
    expect(run(emptySearchBox, { type: "Focused" }, { type: "RecentRead", recent })).toEqual(offered)
    expect(searchBox(run(offered, down), { type: "EnterPressed" })[1]).toEqual([{ type: "FollowLink", link: "/search.php?text=dzbanek" }])
  })

  test("gives way to what is typed, and is offered again once that is gone", () => {
    expect(run(offered, typed("k")).list).toBeNull()
    expect(run(offered, typed("k"), typed(""))).toMatchObject({ list: { query: "" } })
    expect(run(offered, { type: "EscapePressed" }, down)).toMatchObject({ list: { query: "" } })
    expect(view(run(open, { type: "RecentRead", recent })).groups[0]?.heading).toBe("Wyszukiwane frazy")
  })

  test("is forgotten when the shopper says so", () => {
    expect(run(offered, { type: "RecentCleared" })).toEqual({ ...offered, list: null, recent: [], requestId: 1 })
    expect(run(emptySearchBox, { type: "RecentCleared" })).toBe(emptySearchBox)
  })
})
