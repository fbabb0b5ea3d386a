import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { gapsOf, readCeilings } from "../coverage/ceilings.ts"
import { countsApart, standing } from "../coverage/coverage-page.ts"
import { projectCoverage, projectCoverageSummary } from "../coverage/project-coverage.ts"
import { type MappedStatement, statementMap } from "../coverage/statement-map.ts"
import { documentRules } from "../support/sources/document-rules.ts"
import { expectKept } from "../support/sources/house-rules.ts"
import { projectFolder, projectSources, type SourceFile } from "../support/sources/project-sources.ts"
import { mayNameNumbers, statedNumbers, titleNumbers } from "../support/sources/spec-numbers.ts"
import { testTitles } from "../support/sources/test-titles.ts"

/** States, validation, roles, errors and limits: what a rule of the core has to hold, and a test to prove. */
const sectionsOfRules = new Set([4, 5, 6, 8, 9])

const map = projectCoverage()
const numbers = (statements: readonly MappedStatement[]) => statements.map(({ number }) => number)

test("every statement of the sections of rules has an owner that a test with its number calls", () => {
  expect(map.length).toBeGreaterThan(1000)
  const unproved = map.filter(({ section, isProved }) => sectionsOfRules.has(section) && !isProved)
  expectKept(documentRules.proved, numbers(unproved))
})

test("what is not reached, seen, owned or named by a test only shrinks", () => {
  const ceilings = readCeilings()
  expectKept(
    documentRules.shrinks,
    Object.entries(gapsOf(map)).flatMap(([gap, count]) =>
      count <= (ceilings[gap] ?? 0) ? [] : [`${gap}: ${count}, and the ceiling is ${ceilings[gap]}`],
    ),
  )
})

/** So far the committed summary may lag behind: two changes at once need not agree on a count. */
const mayLag = 10

test("docs/spec-coverage.md says what the sources say, give or take a few statements", () => {
  const written = readFileSync(join(projectFolder, "docs/spec-coverage.md"), "utf8")
  const apart = countsApart(written, projectCoverageSummary(map))
  expectKept(documentRules.written, apart <= mayLag ? [] : [`docs/spec-coverage.md is out by ${apart} statements`])
  expect(countsApart("| a | 5 | 7 |", "| a | 5 | 19 |")).toBe(12)
  expect(countsApart("| a | 5 |", "| a | 5 | 19 |")).toBe(Number.POSITIVE_INFINITY)
})

test("no title names a statement that does not exist", () => {
  const stated = new Set(projectSources(["docs/specification"], /\.md$/).flatMap(({ text }) => statedNumbers(text)))
  const unknown = (files: readonly SourceFile[]) =>
    files
      .filter(({ text }) => mayNameNumbers(text))
      .flatMap(testTitles)
      .flatMap(({ title }) => titleNumbers(title).filter((number) => !stated.has(number)))
  expectKept(
    documentRules.cited,
    unknown(projectSources(["test"], /\.(?:test|spec)\.tsx?$/)).map((number) => `a title names ${number}, which no page states`),
  )
  expect(unknown([{ path: "test/planted.test.ts", text: 'test("a rule (5.999, 4.1 to 4.3)", () => {})' }])).toEqual(["5.999"])
})

const statements = (...made: readonly string[]) =>
  [{ path: "docs/specification/05-validation.md", text: made.map((number) => `- **${number}** A rule.`).join("\n") }] as const

/** A shop window of one rule: the page calls `shown`, the terminal `asked`, and nobody calls `hidden`. */
const planted: readonly SourceFile[] = [
  { path: "core/shown.ts", text: "/** Spec: 5.1. */\nexport const shown = () => step\n/** Spec: 5.3 to 5.5. */\nconst step = 1" },
  { path: "core/hidden.ts", text: "/** Spec: 5.2. */\nexport const hidden = () => 1\n/** Spec: 5.7. */\nexport interface Hidden { a: 1 }" },
  {
    path: "ui/entries/page.tsx",
    text: 'import { shown } from "../../core/shown.ts"\nimport type { hidden } from "../../core/hidden.ts"\nshown()\nexport type T = typeof hidden',
  },
  {
    path: "cli/commands/ask.ts",
    text: 'export const ask = async () => (await import("../../core/asked.ts")).asked\nimport "../../ui/entries/page.tsx"',
  },
  { path: "core/asked.ts", text: "export const asked = () => {\n  /** Spec: 5.6. */\n  return 1\n}" },
  {
    path: "test/planted.test.ts",
    text: 'import { shown } from "../core/shown.ts"\ntest("%s is shown (5.1)", shown)\ntest.skip("later (5.6)", shown)\ntest("a range (5.3 to 5.5)", () => {})',
  },
]

test("what only tests and types lead to is reached by nothing", () => {
  const found = statementMap(statements("5.1", "5.2", "5.4", "5.6", "5.7", "5.8"), planted)
  expect(found.map(({ number, owners, tests, isProved, reach }) => ({ number, owners, tests: tests.length, isProved, reach }))).toEqual([
    { number: "5.1", owners: ["core/shown.ts#shown"], tests: 1, isProved: true, reach: ["page"] },
    { number: "5.2", owners: ["core/hidden.ts#hidden"], tests: 0, isProved: false, reach: [] },
    { number: "5.4", owners: ["core/shown.ts#step"], tests: 1, isProved: false, reach: ["page"] },
    { number: "5.6", owners: ["core/asked.ts#asked"], tests: 0, isProved: false, reach: ["terminal"] },
    { number: "5.7", owners: ["core/hidden.ts#Hidden"], tests: 0, isProved: false, reach: [] },
    { number: "5.8", owners: [], tests: 0, isProved: false, reach: [] },
  ])
  expect(found.map(standing)).toEqual(["page", "reached by nothing", "page", "terminal", "reached by nothing", "no owner"])
})

test("a statement is seen where a test of a page names it and a page leads to what holds it", () => {
  const look = (path: string, title: string) => ({ path, text: `test(${JSON.stringify(title)}, () => {})` })
  const seen = (...tests: readonly SourceFile[]) =>
    statementMap(statements("5.1", "5.2", "5.8"), [...planted, ...tests]).filter(({ isSeen }) => isSeen)
  expect(numbers(seen())).toEqual([])
  expect(numbers(seen(look("test/unit/view.test.ts", "on a page (5.1)")))).toEqual([])
  expect(numbers(seen(look("test/e2e/view.spec.ts", "on a page (5.1)")))).toEqual(["5.1"])
  expect(numbers(seen(look("test/ui/view.test.tsx", "on a page (5.1, 5.8)")))).toEqual(["5.1", "5.8"])
  // no page leads to what holds it
  expect(numbers(seen(look("test/ui/view.test.tsx", "on a page (5.2)")))).toEqual([])
})

test("a withdrawn statement needs no owner", () => {
  const page = { path: "docs/specification/05-validation.md", text: "- **5.1** Withdrawn: see 5.2.\n- **5.2** A rule." }
  expect(numbers(statementMap([page], planted))).toEqual(["5.2"])
})

test("a page's own copy of a proved rule does not show the proved one", () => {
  const copy = { path: "core/shown.ts", text: "/** Spec: 5.2. */\nexport const shown = () => 1" }
  const proof = { path: "test/hidden.test.ts", text: 'import { hidden } from "../core/hidden.ts"\ntest("it holds (5.2)", () => hidden())' }
  const [found] = statementMap(statements("5.2"), [...planted.filter(({ path }) => path !== copy.path), copy, proof])
  expect(found).toMatchObject({ owners: ["core/hidden.ts#hidden"], isProved: true, reach: [] })
})

test("a view that cites a rule's number does not own it", () => {
  const view = { path: "ui/View.tsx", text: "/** Spec: 5.2, 5.9. */\nexport const View = () => null" }
  const entry = { path: "ui/entries/view.tsx", text: 'import { View } from "../View.tsx"\nexport const page = () => <View />' }
  const found = statementMap(statements("5.2", "5.9"), [...planted, view, entry])
  expect(found.map(({ owners, reach }) => ({ owners, reach }))).toEqual([
    { owners: ["core/hidden.ts#hidden"], reach: [] },
    { owners: ["ui/View.tsx#View"], reach: ["page"] },
  ])
})
