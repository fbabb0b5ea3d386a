import { describe, expect, test } from "vitest"
import { readRecent, recentLinks, recentText, withSearched } from "../../../core/search/recent-searches.ts"
import { visitorTag } from "../../../core/search/visitor-tag.ts"

describe("the last searches of a browser (19.112)", () => {
  test.each<[readonly string[], string, readonly string[]]>([
    [[], "kubek", ["kubek"]],
    [["len", "kubek"], " KUBEK ", ["KUBEK", "len"]],
    [["a1", "a2", "a3", "a4", "a5"], "a6", ["a6", "a1", "a2", "a3", "a4"]],
    [["len"], "k", ["len"]],
    [["len"], "  ", ["len"]],
  ])("%j and a search for %j are %j", (recent, typed, all) => expect(withSearched(recent, typed)).toEqual(all))

  test("are read by whom they are of", () => {
    expect(readRecent(recentText(["len", "kubek"], "x1"), "x1")).toEqual(["len", "kubek"])
    expect(readRecent(recentText(["len"], "x1"), null)).toEqual([])
    expect(readRecent(recentText(["len"], null), "x1")).toEqual([])
  })

  test.each([
    null,
    "",
    "null",
    "[]",
    '{"client":null}',
    '{"client":null,"queries":"len"}',
    '{"queries":["len"]}',
    JSON.stringify({ client: null, queries: [7, null, "k", " len", "x".repeat(201), {}] }),
  ])("what else may be stored, %j, is none", (stored) => expect(readRecent(stored, null)).toEqual([]))

  test("at most five are read, however many are stored", () =>
    expect(readRecent(JSON.stringify({ client: null, queries: Array.from({ length: 9 }, (_, at) => `len ${at}`) }), null)).toHaveLength(5))

  test("lead to their results in the language of the page", () =>
    expect(recentLinks(["łyżka & len"], "en")).toEqual([
      { name: "łyżka & len", link: "/search.php?text=%C5%82y%C5%BCka+%26+len&lang=eng" },
    ]))
})

test("clients are told apart without saying who they are (19.3)", () => {
  const client = { is: "client", kind: "client", firstName: "Anna", lastName: "Nowak", points: "0" } as const
  const [anna, jan] = ["anna@example.com", "jan@example.com"].map((email) => visitorTag({ ...client, email }))
  expect(anna).toMatch(/^[0-9a-z]+$/)
  expect(anna).not.toBe(jan)
  expect(visitorTag({ ...client, email: "anna@example.com" })).toBe(anna)
})
