import { describe, expect, test } from "vitest"
import { viewFailure } from "../../../core/pages/failure-ways.ts"

const failed = { home: "/", again: "/a.html", list: null, before: "/b.html", isShopRead: true } as const
const list = { name: "Kubki", link: "/kubki.html" }

describe("where a failure page leads (10.281, 10.1111, 9.131)", () => {
  test.each([
    // status, what it offers with the main one marked, page before, categories, contact
    [404, failed, ["home*"], null, true, false],
    [404, { ...failed, list }, ["list*", "home"], null, true, false],
    [404, { ...failed, others: { text: "failure.addresses", link: "/login.php" } }, ["addresses*", "home"], null, false, false],
    [405, failed, ["home*"], null, false, false],
    [413, failed, ["home*"], null, false, false],
    [429, failed, ["again*", "home"], null, false, false],
    [429, { ...failed, again: null }, ["home*"], null, false, false],
    [500, failed, ["again*", "home"], null, false, false],
    [501, failed, ["home*"], "/b.html", false, true],
    [503, { ...failed, again: "/" }, ["again*"], null, false, false],
    [504, { ...failed, again: null }, ["home*"], null, false, false],
    [500, { ...failed, isShopRead: false }, ["again*", "home"], null, false, true],
  ] as const)("%i offers %j", (status, of, offered, before, showsCategories, showsContact) => {
    const view = viewFailure(status, of)
    expect(view.ways.map(({ text, isMain }) => `${text.replace("failure.", "")}${isMain ? "*" : ""}`)).toEqual(offered)
    expect(view).toMatchObject({ before, showsCategories, showsContact, isBroken: status >= 500 && status !== 501 })
  })
})
