import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { areas, coverage } from "../coverage/all.ts"
import type { Coverage } from "../coverage/coverage.ts"
import { coveragePage } from "../coverage/coverage-page.ts"
import { coveredStatements } from "../coverage/covered-statements.ts"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"
import { type TestTitle, testTitles } from "../support/sources/test-titles.ts"

/** Statements that a view or a later issue owns. Lower it when one is taken over; it never rises. */
const mostLater = 0

const statements = coveredStatements()
const titles = projectSources(["test/unit", "test/property", "test/contract", "test/ui", "test/arch"], /\.test\.tsx?$/).flatMap(testTitles)
const entries = (covered: Coverage) => Object.entries(covered)

const untrueTests = (covered: Coverage, known: readonly TestTitle[]) => {
  const running = new Set(known.filter(({ runs }) => runs).map(({ title }) => title))
  return entries(covered).flatMap(([number, owner]) =>
    "test" in owner && !running.has(owner.test) ? [`${number}: no running test is called "${owner.test}"`] : [],
  )
}

async function untrueOwners(covered: Coverage): Promise<readonly string[]> {
  const wrong = entries(covered).map(async ([number, owner]) => {
    if (!("by" in owner)) return null
    const [path = "", name = ""] = owner.by.split("#")
    if (!/^core\/[a-z0-9/-]+\.ts$/.test(path)) return `${number}: ${owner.by} is no file of the core`
    const exported: unknown = await import(join(projectFolder, path)).catch(() => null)
    return typeof exported === "object" && exported !== null && name in exported ? null : `${number}: ${owner.by} does not exist`
  })
  return (await Promise.all(wrong)).filter((line) => line !== null)
}

test("every statement of sections 4, 5, 6, 8 and 9 has one owner", () => {
  expect(statements.length).toBeGreaterThan(300)
  const owned = areas.flatMap((area) => Object.keys(area))
  expect(owned.filter((number, at) => owned.indexOf(number) !== at)).toEqual([])
  expect(statements.filter(({ number }) => !owned.includes(number)).map(({ number }) => number)).toEqual([])
  expect(owned.filter((number) => !statements.some((statement) => statement.number === number))).toEqual([])
})

test("what the map names exists, and its tests run", async () => {
  expect(await untrueOwners(coverage)).toEqual([])
  expect(untrueTests(coverage, titles)).toEqual([])
})

test("a rule that does not exist and a test that is skipped are found", async () => {
  const planted: Coverage = {
    "1.1": { by: "core/values/money.ts#nothing", test: "skipped" },
    "1.2": { by: "core/values/money.ts#addMoney", test: "runs" },
  }
  const source = 'test.skip("skipped", () => {})\ntest.each([1])("runs", () => {})\nfaultProperty("noise", {})'
  expect(await untrueOwners(planted)).toEqual(["1.1: core/values/money.ts#nothing does not exist"])
  expect(untrueTests(planted, testTitles({ path: "test/planted.test.ts", text: source }))).toEqual([
    '1.1: no running test is called "skipped"',
  ])
  expect(testTitles({ path: "test/planted.test.ts", text: source }).map(({ title }) => title)).toEqual(["skipped", "runs", "noise"])
})

test("what is left for later only shrinks, and says who will own it", () => {
  const later = entries(coverage).filter(([, owner]) => "later" in owner)
  expect(later.length).toBeLessThanOrEqual(mostLater)
  expect(later.filter(([, owner]) => "later" in owner && owner.later.length < 20)).toEqual([])
})

test("docs/spec-coverage.md says what the map says (node cli/tasks/spec-coverage.ts)", () => {
  expect(readFileSync(join(projectFolder, "docs/spec-coverage.md"), "utf8")).toBe(coveragePage(statements, coverage))
})
