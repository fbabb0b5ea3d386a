import { describe, expect, test } from "vitest"
import { readIncoming } from "../../../adapters/node/incoming-request.ts"
import { fallbacksAtMost, makeSharedPages } from "../../../adapters/node/shared-pages.ts"
import type { AnsweredShare } from "../../../core/changeover/share-counts.ts"
import { shareOf } from "../../../core/changeover/share.ts"
import type { PlatformFault } from "../../../fixtures/platform-shop/platform-faults.ts"
import { openSharedFront, SharedVisitor, standingClock } from "../../support/origin/shared-front.ts"
import { openListener } from "../../support/server/open-listener.ts"
import { until } from "../../support/until.ts"

const [list, product] = ["/pol_m_Ogrod-10.html", "/product-pol-201-Sekator-reczny-Brzoza-21-cm.html"]
// no page of ours is read for it
const signIn = "/signin.php"
const api = /^\/graphql\//
const outcomes = (counted: readonly { readonly kind: string; readonly outcome: string }[]) =>
  counted.map(({ kind, outcome }) => `${kind} ${outcome}`)
const frontWith = (...faults: readonly PlatformFault[]) => openSharedFront({ share: shareOf(10_000), faults })

/** A page that is asked for, of two sides without a shop. */
function raced(ours: () => Promise<Response>, fallbackAfterMs: number | null) {
  const [counted, errors]: [AnsweredShare[], string[]] = [[], []]
  const clock = standingClock()
  const shared = makeSharedPages({
    share: shareOf(10_000),
    fallbackAfterMs,
    clockMs: clock.nowMs,
    later: clock.later,
    count: (one) => void counted.push(one),
    logError: (_, cause) => void errors.push(String(cause)),
  })
  const incoming = readIncoming(new Request(`http://front.test${product}`), undefined, { trustsProxy: false, hosts: [] })
  const failed = async () => new Response("neither", { status: 502 })
  return { answer: shared.page(incoming, { ours, theirs: async () => new Response("theirs"), failed }), clock, counted, errors }
}

describe("a page of ours that fails", () => {
  test("is the shop's own at once, and counted (10.1054)", async () => {
    const { front, counted, asked } = frontWith({ at: api, does: "fail", status: 500 })
    const { side, status, html } = await new SharedVisitor().open(front, product)
    expect([side, status, html.includes("Sekator ręczny")]).toEqual(["theirs", 200, true])
    expect(outcomes(counted)).toEqual(["product failed"])
    expect(asked.filter(({ path, isVisitors }) => path === product && isVisitors).length).toBe(1)
  })

  test("says so where the shop's own fails as well (10.1054)", async () => {
    const { front, counted } = frontWith({ at: /./, does: "fail", status: 503 })
    const { side, status } = await new SharedVisitor().open(front, product)
    expect([side, status]).toEqual(["ours", 503])
    expect(outcomes(counted)).toEqual(["product ours"])
  })

  test("and one of a shop that breaks off is an answer, too (10.1054)", async () => {
    const { front } = frontWith({ at: /./, does: "breakOff" })
    expect((await new SharedVisitor().open(front, product)).status).toBe(502)
  })

  test("and breaks in its making, is the shop's own, counted and logged (10.1054)", async () => {
    const { answer, counted, errors } = raced(() => Promise.reject(new Error("a defect")), 3_000)
    expect([await (await answer).text(), outcomes(counted), errors]).toEqual(["theirs", ["product failed"], ["Error: a defect"]])
  })

  test("that a shop does not have is no failure: 404 is ours (10.1054)", async () => {
    const { front, counted } = frontWith()
    expect((await new SharedVisitor().open(front, "/product-pol-99999.html")).status).toBe(404)
    expect(outcomes(counted)).toEqual(["product ours"])
  })
})

describe("a page of ours that is late", () => {
  test("is the shop's own once that is there, and what was asked for it is given up (10.1054, 10.1055)", async () => {
    const { front, counted, asked, clock } = frontWith({ at: api, does: "slow", ms: 60_000 })
    const seen = new SharedVisitor().open(front, product)
    await until(() => expect(asked.some(({ path }) => api.test(path))).toBe(true))
    clock.go(2_999)
    await Promise.resolve()
    expect(asked.filter(({ path, isVisitors }) => path === product && isVisitors)).toEqual([])
    clock.go(1)
    const { side, status } = await seen
    expect([side, status]).toEqual(["theirs", 200])
    expect(counted).toEqual([{ kind: "product", outcome: "late", ms: 3_000 }])
    const ofApi = asked.filter(({ path }) => api.test(path))
    expect(ofApi.length).toBeGreaterThan(0)
    for (const { signal } of ofApi) expect(signal.aborted).toBe(true)
  })

  test("is ours when it comes before the shop's own, which is given up (10.1054, 10.1055)", async () => {
    const { front, counted, asked, clock } = frontWith({ at: api, does: "slow", ms: 4_000 }, { at: /^\/signin/, does: "slow", ms: 600_000 })
    const seen = new SharedVisitor().open(front, signIn)
    await until(() => expect(asked.some(({ path }) => api.test(path))).toBe(true))
    clock.go(3_000)
    await until(() => expect(asked.some(({ path }) => path === signIn)).toBe(true))
    // what ours asks after its first question waits as long again
    const state = { isSeen: false }
    void seen.then(() => (state.isSeen = true))
    for (let turn = 0; turn < 60 && !state.isSeen; turn += 1) {
      await until(() => expect(state.isSeen || clock.waits() > 1).toBe(true))
      clock.go(4_000)
    }
    expect((await seen).side).toBe("ours")
    expect(outcomes(counted)).toEqual(["account ours"])
    expect(asked.find(({ path }) => path === signIn)?.signal.aborted).toBe(true)
  })

  test.each([
    [null, "ours"],
    [59_999, "theirs"],
  ])("after %j ms, the time that is set, is the page %s (10.1054)", async (fallbackAfterMs, side) => {
    const ours = Promise.withResolvers<Response>()
    const { answer, clock, counted } = raced(() => ours.promise, fallbackAfterMs)
    clock.go(60_000)
    if (fallbackAfterMs === null) ours.resolve(new Response("ours"))
    expect([await (await answer).text(), outcomes(counted)]).toEqual([side, [side === "ours" ? "product ours" : "product late"]])
  })

  test("waits no more once it is there: no timer is left (10.1055)", async () => {
    const { front, clock } = frontWith()
    expect((await new SharedVisitor().open(front, product)).side).toBe("ours")
    expect(clock.waits()).toBe(0)
  })
})

describe("a shop that lies", () => {
  test("on its own page changes no price of ours (10.992, 10.1054)", async () => {
    const { front } = frontWith({ at: /^\/product-/, does: "liePrices" })
    const { side, html } = await new SharedVisitor().open(front, product)
    expect([side, /projector_price_value"[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll("\u00A0", " ")]).toEqual(["ours", "89,00 zł"])
  })

  test("and shows a sign-in in place of a list: no page of ours is made of it, and the visitor gets what the shop says (10.993, 10.1054)", async () => {
    const { front, counted } = frontWith({ at: /^\/pol_m_/, does: "signInInstead" })
    const { side, html } = await new SharedVisitor().open(front, list)
    expect([side, html.includes("signin_form") || html.includes('name="password"')]).toEqual(["theirs", true])
    expect(outcomes(counted)).toEqual(["list failed"])
  })

  test("by an endless page ends where pages end (10.1003, 10.1054)", async () => {
    const { front } = frontWith({ at: /^\/pol_m_/, does: "hugeBody", bytes: 9_000_000 })
    expect((await new SharedVisitor().open(front, list)).status).toBe(502)
  })
})

test("a post is asked once, whatever comes of it, and has no other side (10.1055)", async () => {
  for (const share of [0, 10_000]) {
    const { front, asked, counted } = openSharedFront({
      share: shareOf(share),
      faults: [{ at: /^\/basketchange/, does: "fail", status: 500 }],
    })
    const answer = await new SharedVisitor().post(front, "/basketchange.php", { product: "201", size: "uniw", number: "1", mode: "1" })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(asked.filter(({ method, path }) => method === "POST" && path === "/basketchange.php").length).toBe(1)
    expect(counted).toEqual([])
  }
})

test("when all pages of ours fail at once, the shop is not asked for more than it can bear (10.1054)", async () => {
  const { front, asked, clock } = frontWith({ at: api, does: "fail", status: 500 }, { at: /^\/product-/, does: "slow", ms: 1_000 })
  let done = 0
  const seen = Array.from({ length: fallbacksAtMost + 10 }, async () => {
    const shown = await new SharedVisitor().open(front, product)
    done += 1
    return shown
  })
  const ownPages = () => asked.filter(({ path, isVisitors }) => path === product && isVisitors).length
  await until(() => expect([ownPages(), done]).toEqual([fallbacksAtMost, 10]))
  clock.go(1_000)
  const shown = await Promise.all(seen)
  expect([shown.filter(({ side }) => side === "theirs").length, shown.filter(({ status }) => status === 502).length]).toEqual([
    fallbacksAtMost,
    10,
  ])
})

test("the shop's own page that cannot be had says so in our words (10.1054)", async () => {
  const { front } = openSharedFront({ share: shareOf(0), faults: [{ at: /^\/product-/, does: "breakOff" }] })
  const { side, status } = await new SharedVisitor().open(front, product)
  expect([side, status]).toEqual(["ours", 502])
})

test("behind a real listener both sides are asked, and the other one where ours fails (10.1050, 10.1054)", async () => {
  for (const [share, faults, side] of [
    [0, [], "theirs"],
    [10_000, [], "ours"],
    [10_000, [{ at: api, does: "fail", status: 500 }], "theirs"],
  ] as const) {
    const { front } = openSharedFront({ share: shareOf(share), faults })
    const listener = await openListener((request) => front(request))
    const visitor = new SharedVisitor()
    const seen = await visitor.open(
      (request) => fetch(new URL(new URL(request.url).pathname, listener.origin), { headers: request.headers }),
      product,
    )
    listener.server.close()
    expect([seen.side, seen.status]).toEqual([side, 200])
  }
})
