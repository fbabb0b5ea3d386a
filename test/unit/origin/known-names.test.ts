import { expect, test } from "vitest"
import { makeKnownNames, namesAtMost } from "../../../adapters/origin/known-names.ts"

const shop = { name: "Pracownia Łąka", link: "/m-laka-7.html" }

test("names are found by how their words and their maker's begin, in the language in which they were read (10.1011, 19.74)", () => {
  const names = makeKnownNames()
  names.note("pl", [
    { id: 1, name: "Kubek Bałtyk", producer: shop },
    { id: 2, name: "Kubek Poranek", producer: null },
  ])
  names.note("en", [{ id: 3, name: "Mug Baltic", producer: null }])
  expect(["kub", "KUBEK łąka", "bałt kub", "mug", "ubek", "", "!?"].map((text) => names.like(text, "pl"))).toEqual([
    [2, 1],
    [1],
    [1],
    [],
    [],
    [],
    [],
  ])
  expect(names.like("mug", "en")).toEqual([3])
})

test("a name is that of the last list that had it; those seen last come first, and no more than a search shows (10.1011)", () => {
  const names = makeKnownNames()
  const many = Array.from({ length: namesAtMost.known + 10 }, (_, at) => ({ id: at + 1, name: `Kubek a${at + 1}z`, producer: null }))
  names.note("pl", many)
  expect(names.like("kubek", "pl")).toEqual(
    many
      .slice(-namesAtMost.expected)
      .map(({ id }) => id)
      .reverse(),
  )
  expect([names.like("a10z", "pl"), names.like("a11z", "pl")]).toEqual([[], [11]])
  names.note("pl", [{ id: 11, name: "Talerz", producer: null }])
  expect([names.like("talerz", "pl"), names.like("kubek", "pl").includes(11)]).toEqual([[11], false])
})
