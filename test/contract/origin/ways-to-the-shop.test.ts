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
  // the way of a request is one more than the longest of those whose answers had come when it was sent
  let come = 0
  const ways = new Map<Request, number>()
  const front = openSecondFront("current", {
    nowMs: () => clock.nowMs,
    refusedCalls,
    onAsked: (request) => void ways.set(request, come + 1),
    change: async (answer, _, request) => {
      await untilAsked()
      come = Math.max(come, ways.get(request) ?? 0)
      return answer
    },
  })
  const waysOf = async (path: string): Promise<number> => {
    await untilAsked()
    come = 0
    ways.clear()
    expect((await front.html(path)).status).toBe(200)
    return Math.max(0, ...ways.values())
  }
  return { front, clock, waysOf }
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

test("what nobody has read is two ways away, because prices are told by numbers alone (10.1011, 11.13)", async () => {
  const { front, waysOf } = await opened()
  await front.html("/basketedit.php")
  expect(await waysOf(lists[1] ?? "")).toBe(2)
  expect(await (await opened()).waysOf("/")).toBe(2)
})
