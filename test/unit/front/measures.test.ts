import { describe, expect, test } from "vitest"
import { harmlessError } from "../../../core/front/error-text.ts"
import { measuresIn, pageSummaries, readMeasure, thirdQuarter } from "../../../core/front/measures.ts"

const isPage = (name: string) => ["home", "product"].includes(name)

describe("a measure from outside (10.410, 11.270)", () => {
  test.each([
    [
      { page: "home", vitals: { lcp: 812.6, cls: 0.12345, inp: 0 } },
      { page: "home", vitals: { lcp: 813, cls: 0.1235, inp: 0 } },
    ],
    [
      { page: "home", vitals: { lcp: 1, url: "/product-pol-501.html", ua: "x" }, who: 7 },
      { page: "home", vitals: { lcp: 1 } },
    ],
    [
      { page: "home", vitals: { lcp: -1, ttfb: 600_001, cls: Number.NaN, inp: "9", fcp: 5 } },
      { page: "home", vitals: { fcp: 5 } },
    ],
    [{ page: "home", vitals: {} }, null],
    [{ page: "home", vitals: [1] }, null],
    [{ page: "elsewhere", vitals: { lcp: 1 } }, null],
    [{ page: 5, vitals: { lcp: 1 } }, null],
    [{ page: "home" }, null],
    [null, null],
    ["home", null],
  ])("%j", (told, measure) => expect(readMeasure(told, isPage)).toEqual(measure))

  test("of lines those that are none are passed over", () =>
    expect(
      measuresIn('{"page":"home","vitals":{"lcp":5},"day":"2026-11-28"}\n\n{broken\n[]\n{"page":"product","vitals":{"cls":0}}', isPage),
    ).toEqual([
      { page: "home", vitals: { lcp: 5 } },
      { page: "product", vitals: { cls: 0 } },
    ]))
})

test.each([
  [[], null],
  [[7], 7],
  [[1, 2], 2],
  [[1, 2, 3], 3],
  [[4, 1, 3, 2], 3],
  [[1, 2, 3, 4, 5], 4],
  [[1, 2, 3, 4, 5, 6, 7, 8], 6],
])("three quarters of %j stay below %j (10.410)", (values, least) => expect(thirdQuarter(values)).toBe(least))

test("measures are told by kinds of page, those with most visits first, each value of those that have it (10.410)", () =>
  expect(
    pageSummaries([
      { page: "home", vitals: { lcp: 900 } },
      { page: "product", vitals: { lcp: 400, cls: 0.1 } },
      { page: "product", vitals: { lcp: 800 } },
    ]),
  ).toEqual([
    { page: "product", visits: 2, vitals: { lcp: 800, cls: 0.1 } },
    { page: "home", visits: 1, vitals: { lcp: 900 } },
  ]))

test.each([
  ["load list: TypeError x is undefined", "load list: TypeError x is undefined"],
  ["a: no such mailbox jan@example.com here", "a: no such mailbox … here"],
  ["GET /search.php?text=prezent%20dla%20Ani failed", "GET /search.php?… failed"],
  ['the field "Jan Kowalski" is wrong', 'the field "…" is wrong'],
  ["the field 'Jan' is wrong", 'the field "…" is wrong'],
  ["call 500 600 700 or 48500600700", "call # or #"],
  ["line\nbreak\u0000 <b>", "line break  <b>"],
  ["", ""],
])("of %j %j is kept (10.411)", (text, kept) => expect(harmlessError(text)).toBe(kept))

test("a long report is cut (10.411)", () => expect(harmlessError("ab ".repeat(500))).toHaveLength(299))
