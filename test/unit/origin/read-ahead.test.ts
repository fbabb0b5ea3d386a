import { Effect } from "effect"
import { expect, test } from "vitest"
import type { OriginPages } from "../../../adapters/origin/origin-pages.ts"
import { makeReadAhead, readingAhead } from "../../../adapters/origin/read-ahead.ts"
import type { MenuNode } from "../../../core/shell/shell.ts"
import { NetworkFailure } from "../../../ports/failures.ts"
import { handClock } from "../../support/shared/hand-clock.ts"

const node = (id: number, children: readonly MenuNode[] = []): MenuNode => ({ id, name: `n${id}`, link: `/pol_m_A-${id}.html`, children })
const shop = {
  name: "",
  claim: "",
  description: "",
  texts: [],
  contact: { email: "", phone: "" },
  logo: null,
  languages: { offered: [], linked: [], own: null, words: "" },
  currencies: [],
  icon: null,
  bars: [],
}
const list = {
  heading: "",
  way: [],
  description: "",
  about: "",
  tiles: [],
  recommended: [],
  pages: 1,
  total: 0,
  groups: [],
  hasPriceFilter: false,
  orders: [],
}

/** A shop with a menu, whose English pages cannot be read. */
function opened(menu: readonly MenuNode[], broken: readonly string[] = []) {
  const state = { menu }
  const asked: string[] = []
  const read = new Set<string>()
  const away = new NetworkFailure({ cause: null })
  const pages: Pick<OriginPages, "front" | "onlyLanguage" | "priceFormat" | "list" | "lastList"> = {
    front: ({ language }) =>
      language === "pl" ? Effect.sync(() => ({ shop: { ...shop, menu: state.menu }, tiles: [], zones: [] })) : Effect.fail(away),
    onlyLanguage: () => null,
    priceFormat: (_, { language }) => Effect.sync(() => (asked.push(`prices ${language}`), null)),
    list: (path) =>
      Effect.suspend(() => {
        asked.push(path)
        if (broken.includes(path)) return Effect.fail(away)
        read.add(path)
        return Effect.succeed(list)
      }),
    lastList: (path) => (read.has(path) ? list : null),
  }
  const clock = handClock()
  return { state, asked, clock, ahead: makeReadAhead(pages, clock), read }
}

test("lists of the menu are read one after the other with a pause, those of the first level first, and each once (10.1011)", async () => {
  const { state, asked, clock, ahead } = opened([node(1, [node(3)]), node(-1, [node(4)]), node(2)])
  void ahead.begin()
  void ahead.begin()
  await clock.forward(0)
  expect(asked).toEqual(["prices pl"])
  await clock.forward(readingAhead.pauseMs)
  expect(asked).toEqual(["prices pl", "/pol_m_A-1.html"])
  await clock.forward(10 * readingAhead.pauseMs)
  expect(asked.slice(1)).toEqual([1, 2, 3, 4].map((id) => `/pol_m_A-${id}.html`))
  state.menu = [...state.menu, node(5)]
  void ahead.begin()
  await clock.forward(10 * readingAhead.pauseMs)
  expect(asked.slice(5)).toEqual(["prices pl", "/pol_m_A-5.html"])
})

test("a list that cannot be read keeps no other from being read, and is tried again at the next time (10.1011)", async () => {
  const { asked, clock, ahead } = opened([node(1), node(2)], ["/pol_m_A-1.html"])
  void ahead.begin()
  await clock.forward(10 * readingAhead.pauseMs)
  expect(asked.slice(1)).toEqual(["/pol_m_A-1.html", "/pol_m_A-2.html"])
  void ahead.begin()
  await clock.forward(10 * readingAhead.pauseMs)
  expect(asked.slice(4)).toEqual(["/pol_m_A-1.html"])
})

test("a menu without end is read as far as the limit, and nothing is read when it has ended (10.1011)", async () => {
  const { clock, ahead, read } = opened(Array.from({ length: 300 }, (_, at) => node(at + 1)))
  void ahead.begin()
  await clock.forward(10 * readingAhead.pauseMs)
  expect(read.size).toBe(10)
  await clock.forward(1_000 * readingAhead.pauseMs)
  expect(read.size).toBe(readingAhead.lists)
  ahead.stop()
  void ahead.begin()
  await clock.forward(1_000 * readingAhead.pauseMs)
  expect(read.size).toBe(readingAhead.lists)
})
