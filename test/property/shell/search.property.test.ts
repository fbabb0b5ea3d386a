import fc from "fast-check"
import { expect } from "vitest"
import {
  nextEntry,
  noSuggestions,
  type SearchArrow,
  searchEntries,
  type SearchEntry,
  searchQuery,
  type Suggestions,
} from "../../../core/search/suggestions.ts"
import { emptySearchBox, searchBox, type SearchBox, type SearchCommand, type SearchEvent } from "../../../core/search/search-box.ts"
import { readSearchCache, searchCacheEntry, type SearchContext } from "../../../core/search/search-cache.ts"
import { recentLinks } from "../../../core/search/recent-searches.ts"
import { typedRange } from "../../../core/search/view-search-box.ts"
import { suggestions } from "../../support/core/sample-shell.ts"
import { awaitedNumber, withAwaitedNumber } from "../../support/property/awaited-number.ts"
import { property } from "../../support/property/property.ts"
import { run } from "../../support/property/run-machine.ts"

const texts = fc.constantFrom("", "k", " k", "ku", "kub", "kubek", "  ", "🧺", "🧺🧺", "c++ ")
const lists = fc.constantFrom<Suggestions | null>(null, noSuggestions, suggestions(1, 0), suggestions(0, 2), suggestions(2, 3))
const events: fc.Arbitrary<SearchEvent> = fc.oneof(
  { arbitrary: fc.record({ type: fc.constant("Typed"), text: texts }), weight: 4 },
  { arbitrary: fc.record({ type: fc.constant("TimerEnded"), timerId: fc.nat(6) }), weight: 4 },
  { arbitrary: fc.record({ type: fc.constant("Answered"), requestId: fc.nat(6), found: lists }), weight: 4 },
  fc.record({
    type: fc.constant("ArrowPressed"),
    arrow: fc.constantFrom<SearchArrow>("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"),
    sideBySide: fc.boolean(),
  }),
  fc
    .constantFrom("Focused", "Left", "EnterPressed", "EscapePressed", "SubmitPressed", "OverlayOpened", "OverlayClosed", "RecentCleared")
    .map((type) => ({ type })),
  fc.record({
    type: fc.constant("RecentRead"),
    recent: fc.constantFrom(recentLinks(["len"], "pl"), recentLinks(["kubek", "len"], "en"), []),
  }),
)
const sequences = fc.array(events, { maxLength: 30 })

const known: readonly SearchCommand["type"][] = ["StartTimer", "Suggest", "FollowLink", "SubmitSearch", "FocusField"]

property("what belongs to another number than the latest changes nothing", {
  fault: "a slow old reply overwrites a newer one",
  rule: searchBox,
  planted: (box: SearchBox, event: SearchEvent) => searchBox(box, withAwaitedNumber(event, box.requestId)),
  holds: (step) =>
    fc.property(sequences, (list) => {
      for (const { before, event, after, commands } of run(step, emptySearchBox, list)) {
        for (const { type } of commands) expect(known).toContain(type)
        if ([null, before.requestId].includes(awaitedNumber(event))) continue
        expect(after).toBe(before)
        expect(commands).toEqual([])
      }
    }),
})

property("what the shop is asked for is trimmed, long enough and what was typed last", {
  fault: "blanks counted as characters",
  rule: searchBox,
  planted: (box: SearchBox, event: SearchEvent): readonly [SearchBox, readonly SearchCommand[]] => {
    if (event.type === "TimerEnded" && event.timerId === box.requestId && box.typed.length >= 2) {
      return [{ ...box, waits: "answer" }, [{ type: "Suggest", requestId: box.requestId, query: box.typed, limit: 6 }]]
    }
    return searchBox(box, event)
  },
  holds: (step) =>
    fc.property(sequences, (list) => {
      for (const { after, commands } of run(step, emptySearchBox, list)) {
        for (const command of commands) {
          if (command.type !== "Suggest") continue
          expect(command.query).toBe(after.typed.trim())
          expect(searchQuery(command.query)).toBe(command.query)
          expect(after.waits).toBe("answer")
        }
      }
    }),
})

property("a list is open only with something in it, and every state is plain data that an answer gets out of loading", {
  fault: "an empty list left open",
  rule: searchBox,
  planted: (box: SearchBox, event: SearchEvent): readonly [SearchBox, readonly SearchCommand[]] =>
    event.type === "Answered" && event.requestId === box.requestId && event.found !== null
      ? [{ ...box, waits: null, list: { query: box.typed, found: event.found, active: null } }, []]
      : searchBox(box, event),
  holds: (step) =>
    fc.property(sequences, (list) => {
      for (const { after } of run(step, emptySearchBox, list)) {
        expect(JSON.parse(JSON.stringify(after))).toEqual(after)
        if (after.list !== null) {
          const entries = searchEntries(after.list.found)
          expect(entries.length).toBeGreaterThan(0)
          expect(after.list.active ?? 0).toBeLessThan(entries.length)
        }
        if (after.waits === "answer") {
          expect(step(after, { type: "Answered", requestId: after.requestId, found: null })[0]).toMatchObject({ waits: null, list: null })
        }
      }
    }),
})

property("down goes round all entries, and up takes the same way back", {
  fault: "an arrow that leads out of the list",
  rule: nextEntry,
  planted: (entries: readonly SearchEntry[], active: number | null, arrow: SearchArrow, sideBySide: boolean) =>
    arrow === "ArrowUp" && active === 0 ? null : nextEntry(entries, active, arrow, sideBySide),
  holds: (next) =>
    fc.property(fc.nat(4), fc.integer({ min: 1, max: 5 }), fc.boolean(), (queries, products, sideBySide) => {
      const entries = searchEntries(suggestions(queries, products))
      const way: (number | null)[] = [next(entries, null, "ArrowDown", sideBySide)]
      for (const _ of entries) way.push(next(entries, way.at(-1) ?? null, "ArrowDown", sideBySide))
      expect(way).toEqual([...entries.keys(), 0])
      for (const [at, place] of way.entries()) if (at > 0) expect(next(entries, place, "ArrowUp", sideBySide)).toBe(way[at - 1])
    }),
})

/** All places, the slow way: every start, every end, compared as text. */
function slowRange(name: string, typed: string) {
  const fold = (text: string) => Array.from(text, (letter) => letter.toUpperCase().toLowerCase()).join("")
  const letters = Array.from(name)
  const wanted = fold(typed.trim())
  if (wanted === "") return null
  for (let from = 0; from < letters.length; from += 1) {
    for (let to = from + 1; to <= letters.length; to += 1) {
      if (fold(letters.slice(from, to).join("")) !== wanted) continue
      return { from: letters.slice(0, from).join("").length, to: letters.slice(0, to).join("").length }
    }
  }
  return null
}

const letters = fc.constantFrom("a", "A", "b", "ż", "Ż", "ß", "s", "S", "İ", "i", "🧺", ".", "*", "(", "+", "\\", "[", " ")
const words = fc.array(letters, { maxLength: 8 }).map((all) => all.join(""))

property("the marked part is the first that equals what was typed, whatever the case", {
  fault: "typed text read as a pattern",
  rule: typedRange,
  planted: (name: string, typed: string) => {
    const found = typed.trim() === "" ? null : new RegExp(typed.trim(), "iu").exec(name)
    return found === null ? null : { from: found.index, to: found.index + found[0].length }
  },
  runs: 300,
  holds: (range) =>
    fc.property(words, words, fc.boolean(), fc.nat(7), (name, other, own, at) => {
      const typed = own
        ? Array.from(name)
            .slice(at, at + 3)
            .join("")
        : other
      expect(range(name, typed)).toEqual(slowRange(name, typed))
    }),
})

const short = fc.constantFrom("", ",", '"')
const contexts = fc.record({ language: short, currency: short, region: short, client: fc.option(short, { nil: null }) })
const cache = { keep: searchCacheEntry, read: readSearchCache }

property("what is kept is found again in its own circumstances, and only there", {
  fault: "prices of another currency from the cache",
  rule: cache,
  planted: {
    keep: ({ language, currency, region, client }: SearchContext, found: Suggestions) =>
      searchCacheEntry({ language: [language, currency, region, client].join(","), currency: "", region: "", client: null }, found),
    read: (stored: string | null, { language, currency, region, client }: SearchContext) =>
      readSearchCache(stored, { language: [language, currency, region, client].join(","), currency: "", region: "", client: null }),
  },
  runs: 300,
  holds: ({ keep, read }) =>
    fc.property(contexts, contexts, fc.nat(2), fc.nat(2), (kept, current, queries, products) => {
      const found = suggestions(queries, products)
      expect(read(keep(kept, found), kept)).toEqual(found)
      const isSame = JSON.stringify(Object.values(kept)) === JSON.stringify(Object.values(current))
      expect(read(keep(kept, found), current)).toEqual(isSame ? found : null)
    }),
})

const hostileLinks = fc.array(
  fc.record({ name: fc.constantFrom("a", "", 5, null), link: fc.constantFrom("/a", "//x", "javascript:x", "https://a/", " /b", 7) }),
  { maxLength: 4 },
)

property("whatever is stored is read as suggestions that lead to pages, or as nothing", {
  fault: "hostile storage breaks the search",
  rule: readSearchCache,
  planted: (stored: string | null): Suggestions | null => JSON.parse(stored ?? "null"),
  holds: (read) =>
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.constant(null)),
      fc.oneof(fc.jsonValue(), hostileLinks),
      contexts,
      (text, value, context) => {
        expect(read(text, context)).toBeNull()
        const entry: unknown = JSON.parse(searchCacheEntry(context, noSuggestions))
        const kept = JSON.stringify({ ...(typeof entry === "object" ? entry : {}), found: { products: value, cms: [value] } })
        const found = read(kept, context)
        expect(found).not.toBeNull()
        for (const { link, name } of [...(found?.products ?? []), ...(found?.cms ?? [])])
          expect(name !== "" && /^(?:\/|https?:)/i.test(link)).toBe(true)
      },
    ),
})
