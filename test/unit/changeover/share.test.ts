import { describe, expect, test } from "vitest"
import { readShare, shareOf, shareWords } from "../../../core/changeover/share.ts"
import { shareKindOf, shareKinds } from "../../../core/changeover/share-kind.ts"
import { visitorPlace, sessionBegun, sideOf } from "../../../core/changeover/visitor-side.ts"
import { countShare, shareDays, shareLine, shareTimesOf } from "../../../core/changeover/share-counts.ts"
import { pageNames } from "../../../core/pages/pages.ts"

describe("a share in words (10.1050)", () => {
  test.each([
    ["5%", shareOf(500)],
    ["100 %", shareOf(10_000)],
    ["0%", shareOf(0)],
    ["0.25%", shareOf(25)],
    ["product=10%,list=50%", { ...shareOf(0), product: 1_000, list: 5_000 }],
    [" list=50% , 5% ", { ...shareOf(500), list: 5_000 }],
  ])("%s", (words, share) => {
    expect(readShare(words)).toEqual({ is: "share", share })
    expect(readShare(shareWords(share))).toEqual({ is: "share", share })
  })

  test.each([
    ["5", "percent"],
    ["101%", "percent"],
    ["-1%", "percent"],
    ["", "percent"],
    ["5%,", "percent"],
    ["5.123%", "percent"],
    ["0,25%", "percent"],
    ["cat=5%", "kind"],
    ["5%,6%", "twice"],
    ["list=5%,list=6%", "twice"],
  ])("%s is none: %s", (words, is) => expect(readShare(words)).toMatchObject({ is: "fault", fault: { is } }))

  test("every page has a kind", () => {
    for (const page of pageNames) expect(shareKinds).toContain(shareKindOf(page))
  })
})

describe("on which side a visitor is", () => {
  const signs = { cookies: "", address: "192.0.2.7", userAgent: "Firefox" }
  const nobody = () => null

  test("the cookie wins over the session, that over the address; a cookie that is none does not count (10.1051, 10.1052)", () => {
    expect(visitorPlace({ ...signs, cookies: "client=a1; witryna_share=77" }, nobody)).toEqual({ place: 77, by: "cookie" })
    const bySession = visitorPlace({ ...signs, cookies: "client=a1" }, nobody)
    expect(bySession).toEqual({
      ...visitorPlace({ cookies: "client=a1; lang=pol", address: "198.51.100.1", userAgent: "" }, nobody),
      by: "session",
    })
    for (const value of ["10000", "-1", "1e3", "x", ""])
      expect(visitorPlace({ ...signs, cookies: `witryna_share=${value}; client=a1` }, nobody)).toEqual(bySession)
    expect(visitorPlace(signs, nobody).by).toBe("address")
    expect(visitorPlace({ cookies: "", address: "", userAgent: "" }, nobody)).toEqual({ place: 9_999, by: "nothing" })
  })

  test("a session has the place at which it was begun (10.1052)", () => {
    expect(visitorPlace({ ...signs, cookies: "client=a1" }, (session) => (session === "a1" ? 12 : null)).place).toBe(12)
    expect(sessionBegun(["lang=pol; Path=/", "RSSID=b2; Path=/"])).toBe("b2")
    expect([sessionBegun([]), sessionBegun(["client=; Max-Age=0"]), sessionBegun([`client=${"x".repeat(400)}`])]).toEqual([
      null,
      null,
      null,
    ])
  })

  test("programs of search engines see the shop's own pages until all are ours (10.1053)", () => {
    for (const [share, side] of [
      [500, "theirs"],
      [9_999, "theirs"],
      [10_000, "ours"],
    ] as const)
      expect(sideOf({ place: 0, isCrawler: true }, shareOf(share), "product")).toBe(side)
  })
})

describe("what is counted of a share (10.1057)", () => {
  const counted = [12, 12, 80, 900].reduce(
    (tallies, ms) => countShare(tallies, { kind: "list", outcome: "ours", ms }),
    countShare([], { kind: "home", outcome: "late", ms: 60_000 }),
  )
  const line = (day: string) => JSON.stringify({ day, share: shareLine(counted) })

  test("lines of several processes and days add up, and times are told as they were counted", () => {
    const days = shareDays([line("2026-11-29"), line("2026-11-28"), line("2026-11-29")].join("\n"))
    expect(days.map(({ day }) => day)).toEqual(["2026-11-28", "2026-11-29"])
    const list = days[1]?.tallies.find(({ kind }) => kind === "list")
    expect(shareTimesOf(list?.times ?? [])).toEqual({ answers: 8, medianMs: 25, slowMs: 1_000 })
    const late = days[1]?.tallies.find(({ outcome }) => outcome === "late")
    expect(shareTimesOf(late?.times ?? [])).toEqual({ answers: 2, medianMs: null, slowMs: null })
  })

  test.each([
    "{",
    "[]",
    '{"day":"now","share":[]}',
    '{"day":"2026-11-29","share":[["home","nobody",[[0,1]]],["home","ours",[[99,1],[0,-1],[0,1e99],["a",1]]],null]}',
  ])("%s in the file counts nothing", (text) => {
    expect(
      shareDays(text)
        .flatMap(({ tallies }) => tallies.map(({ times }) => times.reduce((sum, count) => sum + count, 0)))
        .filter((sum) => sum > 0),
    ).toEqual([])
  })

  test("nothing was counted", () => expect(shareTimesOf([])).toEqual({ answers: 0, medianMs: null, slowMs: null }))
})
