import { describe, expect, test } from "vitest"
import { loadLimits } from "../../../adapters/node/busy-answer.ts"
import { shareOf } from "../../../core/changeover/share.ts"
import { openSharedFront, SharedVisitor } from "../../support/origin/shared-front.ts"
import { until } from "../../support/until.ts"

const [list, product, cart] = ["/pol_m_Ogrod-10.html", "/product-pol-201-Sekator-reczny-Brzoza-21-cm.html", "/basketedit.php"]
const pages = ["/", list, product, "/search.php?text=kubek"]

const sides = async (visitor: SharedVisitor, front: Parameters<SharedVisitor["open"]>[0], paths: readonly string[] = pages) => {
  const seen: string[] = []
  for (const path of paths) seen.push((await visitor.open(front, path)).side)
  return seen
}

test("a visitor below the share sees our pages, one above it the shop's own, whole, and both stay there (10.1050, 10.1051)", async () => {
  const { front } = openSharedFront({ share: shareOf(500) })
  expect(await sides(new SharedVisitor().at(499), front)).toEqual(["ours", "ours", "ours", "ours"])
  expect(await sides(new SharedVisitor().at(500), front)).toEqual(["theirs", "theirs", "theirs", "theirs"])
  const { status, html } = await new SharedVisitor().at(9_000).open(front, list)
  expect([status, html.includes('<script src="/gfx/pol/shop.js?r=1"></script>')]).toEqual([200, true])
})

test("who comes without a cookie gets one, for 90 days, and stays where it is (10.1051)", async () => {
  const { front } = openSharedFront()
  for (let number = 0; number < 6; number += 1) {
    const visitor = new SharedVisitor(`browser ${number}`)
    const answer = await visitor.ask(front, "/")
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith("witryna_share="))).toEqual([
      expect.stringMatching(/^witryna_share=\d{1,4}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/),
    ])
    const first = (await visitor.open(front, "/")).side
    expect(new Set(await sides(visitor, front))).toEqual(new Set([first]))
    expect((await visitor.ask(front, "/")).headers.getSetCookie().join()).not.toContain("witryna_share")
  }
})

test("raising the share moves visitors to ours and nobody back; kinds of page have shares of their own (10.1050)", async () => {
  const { frontWith } = openSharedFront()
  const visitors = [100, 3_000, 7_000].map((place) => new SharedVisitor().at(place))
  const seen = async (share: number) => {
    const front = frontWith(shareOf(share))
    return Promise.all(visitors.map(async (visitor) => (await visitor.open(front, list)).side))
  }
  expect([await seen(500), await seen(5_000), await seen(10_000)]).toEqual([
    ["ours", "theirs", "theirs"],
    ["ours", "ours", "theirs"],
    ["ours", "ours", "ours"],
  ])
  const byKind = frontWith({ ...shareOf(0), product: 10_000 })
  expect(await sides(new SharedVisitor().at(1), byKind)).toEqual(["theirs", "theirs", "ours", "theirs"])
})

describe("where something between drops the cookie that it does not know", () => {
  const passes = (name: string) => name !== "witryna_share"

  test("a visitor stays on the side on which the session was begun, also through a sign-in (10.1052)", async () => {
    const { front } = openSharedFront()
    const seen = new Set<string>()
    for (let number = 0; number < 12; number += 1) {
      const visitor = new SharedVisitor(`browser ${number}`, passes)
      const first = (await visitor.open(front, "/")).side
      seen.add(first)
      expect(visitor.cookies.has("client")).toBe(true)
      await visitor.post(front, "/signin.php", { operation: "login", login: "ewa", password: "Jablonka77" })
      expect(new Set(await sides(visitor, front, [list, product]))).toEqual(new Set([first]))
    }
    expect([...seen].toSorted()).toEqual(["ours", "theirs"])
  })

  test("who was there before stays by the hash of the session, in every process (10.1052)", async () => {
    const { frontWith } = openSharedFront()
    const [before, one, other] = [0, 5_000, 5_000].map((share) => frontWith(shareOf(share)))
    if (before === undefined || one === undefined || other === undefined) throw new Error("There are three.")
    for (let number = 0; number < 8; number += 1) {
      const visitor = new SharedVisitor(`browser ${number}`, passes)
      await visitor.open(before, "/")
      const first = (await visitor.open(one, list)).side
      expect((await visitor.open(other, product)).side).toBe(first)
    }
  })
})

test("why something was not added our page says where our cookie that tells of it is dropped as well (10.1033, 10.1072)", async () => {
  const { front } = openSharedFront({ share: shareOf(10_000) })
  const visitor = new SharedVisitor("browser", (name) => !name.startsWith("witryna_"))
  await visitor.open(front, "/product-pol-208.html")
  const fields = { product: "208", size: "", number: "3", mode: "1" }
  const to = (await visitor.post(front, "/basketchange.php", fields)).headers.get("location") ?? "nowhere"
  const [page, again] = [await visitor.open(front, to), await visitor.open(front, to)]
  expect([page, again].map(({ side, html }) => [side, /class="notice-line[^>]*>[^<]*Proszę wybrać rozmiar/.test(html)])).toEqual([
    ["ours", true],
    ["ours", false],
  ])
})

test("programs of search engines see the shop's own pages and get no cookie, until all visitors see ours (10.1053)", async () => {
  const { frontWith, counted } = openSharedFront()
  const robot = new SharedVisitor("Mozilla/5.0 (compatible; Googlebot/2.1)")
  expect(await sides(robot, frontWith(shareOf(9_999)))).toEqual(["theirs", "theirs", "theirs", "theirs"])
  expect(robot.cookies.has("witryna_share")).toBe(false)
  expect(new Set(counted.map(({ outcome }) => outcome))).toEqual(new Set(["crawler"]))
  expect(new Set(await sides(robot, frontWith(shareOf(10_000))))).toEqual(new Set(["ours"]))
})

describe.each(["current", "older"] as const)("of a shop in its %s theme", (theme) => {
  /** One visitor who is moved between the sides by the cookie alone. */
  const bothWays = async (visitor: SharedVisitor) => {
    const { front } = openSharedFront({ theme })
    const on = (side: "ours" | "theirs") => visitor.at(side === "ours" ? 0 : 9_999)
    const open = async (side: "ours" | "theirs", path: string) => {
      const seen = await on(side).open(front, path)
      expect(seen.side).toBe(side)
      return seen.html.replaceAll(/&nbsp;|\u00A0/g, " ")
    }
    return { front, on, open }
  }

  test("what is put into the basket on one side stands in the cart of the other, both ways (10.1056)", async () => {
    const visitor = new SharedVisitor()
    const { front, on, open } = await bothWays(visitor)
    await open("ours", product)
    await on("ours").post(front, "/basketchange.php", { product: "201", size: "uniw", number: "2", mode: "1" })
    expect(await open("theirs", cart)).toMatch(/178,00/)
    await open("theirs", product)
    await on("theirs").post(front, "/basketchange.php", { product: "203", size: "uniw", number: "1", mode: "1" })
    const ours = await open("ours", cart)
    expect(ours).toMatch(/class="product__link"[^>]*>Sekator/)
    expect(ours).toMatch(/class="product__link"[^>]*>Doniczka/)
    expect(ours).toContain("178,00")
    expect(await open("theirs", cart)).toContain("27,90")
  })

  test("currency, country, favourites, comparison and rebate code are the same on both sides, wherever they were set (10.1056, 10.1070)", async () => {
    const visitor = new SharedVisitor()
    const { front, on, open } = await bothWays(visitor)
    await open("ours", product)
    await on("ours").post(front, "/basketchange.php", { product: "201", size: "uniw", number: "2", mode: "1" })
    await on("ours").post(front, "/basketchange.php", { product: "202", size: "", mode: "2" })
    await on("ours").post(front, "/settings.php", { curr: "EUR", country: "1143020143" })
    await on("ours").post(front, "/rebatecode.php", { code: "WIOSNA10" })
    const theirs = await open("theirs", cart)
    expect(theirs).toMatch(/<option value="EUR"[^>]* selected/i)
    expect(theirs).toMatch(/<option value="1143020143"[^>]* selected/i)
    expect(theirs).toMatch(/wishes_count[\s\S]{0,120}1/)
    expect(theirs).toContain("WIOSNA10")
    await on("theirs").ask(front, "/settings.php?comparers=add&product=203")
    await on("theirs").post(front, "/settings.php", { curr: "PLN", country: "1143020003" })
    const ours = await open("ours", cart)
    expect(ours).toMatch(/<option value="PLN" selected/)
    expect(ours).toMatch(/<option value="1143020003" selected/)
    expect(ours).toMatch(/wishes_count[\s\S]{0,400}class="badge"[^>]*>1</)
    expect(ours).toMatch(/menu_compare_product[\s\S]{0,400}class="badge"[^>]*>1</)
    expect(ours).toContain("WIOSNA10")
  })

  test.each(["ours", "theirs"] as const)(
    "who signs in on the side %s is signed in on the other, and signed out on both (10.1056)",
    async (side) => {
      const visitor = new SharedVisitor()
      const { front, on, open } = await bothWays(visitor)
      const other = side === "ours" ? "theirs" : "ours"
      await open(side, "/signin.php")
      await on(side).post(front, "/signin.php", { operation: "login", login: "ewa", password: "Jablonka77" })
      for (const each of [side, other, side] as const) expect(await open(each, "/")).toMatch(/class="[^"]*logout_link/)
      await on(other).ask(front, "/login.php?operation=logout")
      for (const each of [side, other] as const) expect(await open(each, "/")).not.toMatch(/class="[^"]*logout_link/)
    },
  )
})

test("in a crowd the shop's own pages are asked for as many at once as ours, and the rest is told to come again (10.1050)", async () => {
  const faults = [{ at: /^\/product-/, does: "slow", ms: 1_000 } as const]
  const { front, asked, clock } = openSharedFront({ share: shareOf(0), faults })
  const { atOnce, waiting } = loadLimits.remote
  const seen = Array.from({ length: atOnce + waiting + 10 }, () => new SharedVisitor().open(front, product))
  let busy = 0
  for (const one of seen) void one.then(({ status }) => (busy += status === 503 ? 1 : 0))
  await until(() => expect([asked.length, busy]).toEqual([atOnce, 10]))
  for (let turn = 0; turn < 6; turn += 1) {
    clock.go(1_000)
    await until(() => expect(asked.length).toBe(Math.min(atOnce + waiting, atOnce * (turn + 2))))
  }
  expect((await Promise.all(seen)).filter(({ status }) => status === 200).length).toBe(atOnce + waiting)
})
