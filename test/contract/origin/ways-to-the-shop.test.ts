import { expect, test } from "vitest"
import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { learnFromLook, lookAtOrigin } from "../../../adapters/origin/look-at-origin.ts"
import { makeReadAhead } from "../../../adapters/origin/read-ahead.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { until } from "../../support/until.ts"
import { openSecondFront, secondOrigin } from "../../support/origin/second-front.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

/** Long enough that whatever is asked at once has been asked. */
async function untilAsked(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Our pages in front of the second shop, whose calls are known, and how many of its answers a page waits for one after the other. */
async function opened() {
  const [refusedCalls, learned] = [new RefusedCalls(), new RefusedCalls()]
  const asking = { origin: new URL(secondOrigin), nowMs: () => testNowMs, timeoutMs: 20_000 }
  await lookAtOrigin({ ...asking, fetch: platformShop({ theme: "current", now: () => new Date(testNowMs) }) }, "pl", learned)
  learnFromLook(refusedCalls, learned, true)
  const clock = { nowMs: 0 }
  /** a product that the shop's pages did not have yet, by its number */
  const earlier: { lacked: string | null } = { lacked: null }
  // the way of a request is one more than the longest of those whose answers had come when it was sent
  let come = 0
  /** what is further away than one way comes when this is over; null = as soon as all else */
  let held: Promise<void> | null = null
  const ways = new Map<Request, number>()
  const front = openSecondFront("current", {
    nowMs: () => clock.nowMs,
    refusedCalls,
    onAsked: (request) => void ways.set(request, come + 1),
    change: async (answer, path, request) => {
      await untilAsked()
      const way = ways.get(request) ?? 0
      if (way > 1) await held
      come = Math.max(come, way)
      return path.startsWith("/graphql/") || earlier.lacked === null
        ? answer
        : new Response((await answer.text()).replaceAll(earlier.lacked, "203"), { headers: { "content-type": "text/html" } })
    },
  })
  const begin = async (): Promise<void> => {
    await untilAsked()
    come = 0
    ways.clear()
  }
  const waysOf = async (path: string): Promise<number> => {
    await begin()
    expect((await front.html(path)).status).toBe(200)
    return Math.max(0, ...ways.values())
  }
  /** how far away a page is when it begins, and when it is whole; never comes where it needs two ways to begin */
  const begun = async (path: string) => {
    await begin()
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    const { start, html } = await front.begun(path)
    const begins = come
    resolve()
    return { start, begins, html: await html, ends: Math.max(0, ...ways.values()) }
  }
  return { front, clock, earlier, waysOf, begun }
}

const hurried = { nowMs: () => 0, after: (_: number, run: () => void) => (setImmediate(run), () => undefined) }
const lists = ["/pol_m_Ogrod-10.html", "/pol_m_Ogrod_Narzedzia-11.html", "/pol_m_Dom-20.html"]

test("a list that a server has read ahead, and the home page, are one way away for their first visitor (10.1011)", async () => {
  const { front, waysOf } = await opened()
  await makeReadAhead(front.pages, hurried).begin()
  for (const path of ["/", ...lists]) expect([path, await waysOf(path)]).toEqual([path, 1])
})

test("they are one way away an hour later, too, in an order or filtered as well (10.1011, 10.1026)", async () => {
  const { front, clock, waysOf } = await opened()
  await makeReadAhead(front.pages, hurried).begin()
  for (const path of ["/", ...lists, `${lists[0]}?sort=price-asc`, `${lists[0]}?filter_traits27=62`]) {
    clock.nowMs += 3_600_000
    expect([path, await waysOf(path)]).toEqual([path, 1])
  }
})

test("the next page of a list is read behind its visitor, so that it is one way away (10.1011)", async () => {
  const { front, waysOf } = await opened()
  await makeReadAhead(front.pages, hurried).begin()
  const [first, next] = ["/pol_m_Dom-20.html", "/pol_m_Dom-20.html?counter=1"]
  await front.html(first)
  await until(() => expect(front.pages.lastList(next, { language: "pl", currency: null })?.tiles).toHaveLength(1))
  expect(await waysOf(next)).toBe(1)
})

test("a search that nobody has made is one way away where lists had the names of what it finds (10.1011)", async () => {
  const { front, waysOf } = await opened()
  await makeReadAhead(front.pages, hurried).begin()
  // what stands beside each search is known from the first
  await front.html("/search.php?text=nic+takiego")
  for (const path of ["/search.php?text=Kubek", "/search.php?text=emali", "/search.php?text=nic"])
    expect([path, await waysOf(path)]).toEqual([path, 1])
})

const [unread, further] = ["/pol_m_Ogrod_Narzedzia-11.html", "/pol_m_Dom-20.html?counter=1"]

test("what nobody has read begins one way away, and is whole after two, because prices are told by numbers alone (10.1011, 10.1063, 11.13)", async () => {
  const first = await opened()
  await first.front.html("/basketedit.php")
  const later = await opened()
  await makeReadAhead(later.front.pages, hurried).begin()
  for (const [{ front, begun }, path, heading] of [
    [first, unread, "Narzędzia"],
    [first, "/pol_m_Dom-20.html?filter_traits27=65", "Dom"],
    [later, further, "Dom"],
    [later, "/search.php?text=Kubek", "Kubek"],
  ] as const) {
    const page = await begun(path)
    expect([path, page.begins, page.ends]).toEqual([path, 1, 2])
    expect(page.start).toContain(`<h1 class="big_label">${heading}</h1>`)
    expect(page.start).not.toMatch(/product__prices|application\/ld\+json/)
    expect(page.html.slice(page.start.length)).toContain("product__prices")
    // byte for byte what is sent to who takes no parts
    expect(page.html).toBe((await front.html(path)).html)
  }
})

test("a home page that has another product than an hour ago begins with its picture before that product's price is known (10.1063)", async () => {
  const { front, clock, earlier, begun } = await opened()
  earlier.lacked = "216"
  await front.html("/")
  earlier.lacked = null
  clock.nowMs += 3_600_000
  const page = await begun("/")
  expect([page.begins, page.ends]).toEqual([1, 2])
  expect(page.start).toMatch(/class="hero__picture".*<\/a>$/s)
  expect(page.html).toBe((await front.html("/")).html)
})

test("a page in two parts asks the shop for no more than one that is sent whole (10.1063)", async () => {
  const asked = [true, false].map(async (isInParts) => {
    const { front, begun } = await opened()
    await front.html("/basketedit.php")
    const before = front.asked.length
    await (isInParts ? begun(unread) : front.html(unread))
    return front.asked.slice(before).toSorted()
  })
  const [inParts, whole] = await Promise.all(asked)
  expect(inParts).toEqual(whole)
})

test("a home page that nobody has read is two ways away: how prices are written stands in its header, and is told by its products", async () => {
  expect(await (await opened()).waysOf("/")).toBe(2)
})
