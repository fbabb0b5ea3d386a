import { expect, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { impureNames } from "../support/sources/impure-names.ts"
import { projectSources } from "../support/sources/project-sources.ts"

const pure = projectSources(["core"]).filter(({ path }) => !path.startsWith("core/use-cases/"))

test("no rule reads a clock, chance, the network or the page", () => {
  expect(pure.length).toBeGreaterThan(100)
  expectKept(houseRules.pure, pure.flatMap(impureNames))
})

test.each([
  ["const now = Date.now()", "Date"],
  ["const now = new Date(0)", "Date"],
  ["const chance = Math.random()", "Math.random"],
  ['fetch("/x")', "fetch"],
  ["setTimeout(() => 1, 1)", "setTimeout"],
  ["const text = document.title", "document"],
  ['const price = parseFloat("1")', "parseFloat"],
])("%s is found", (text, name) => {
  expect(impureNames({ path: "core/planted.ts", text })).toEqual([`core/planted.ts:1 ${name}`])
})

test("a parameter may have such a name", () => {
  expect(impureNames({ path: "core/planted.ts", text: "export const at = ({ location }: Place) => location.href" })).toEqual([])
})
