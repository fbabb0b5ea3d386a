import { expect, test } from "vitest"
import { documentRules } from "../support/sources/document-rules.ts"
import { docExamples, exportedValues } from "../support/sources/doc-comments.ts"
import { expectKept } from "../support/sources/house-rules.ts"
import { projectSources, sourceFolders } from "../support/sources/project-sources.ts"
import { citedNumbers, statedNumbers, wrongCitations } from "../support/sources/spec-numbers.ts"

const pages = projectSources(["docs/specification"], /\.md$/)
const numbers = pages.flatMap(({ text }) => statedNumbers(text))
const core = projectSources(["core"])

test("every Spec: line cites statements that the specification makes", () => {
  const files = projectSources(sourceFolders).filter(({ path }) => !path.startsWith("test/support/sources/"))
  expectKept(documentRules.cited, wrongCitations(files, new Set(numbers)))
})

test("no number is stated twice", () => {
  expect(numbers.length).toBeGreaterThan(500)
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
  expectKept(
    documentRules.cited,
    twice.map((number) => `${number} is stated twice`),
  )
})

test("a citation of a statement that does not exist is found", () => {
  const text =
    "/** Twice. Spec: 5.1, 5.999 (not 1.2); 5.2. Units: 0.5 steps. */\nexport const a = 1\n/** Half. Spec: later. */\nexport const b = 2"
  expect(wrongCitations([{ path: "core/planted.ts", text }], new Set(["5.1", "5.2"]))).toEqual([
    "core/planted.ts:1 cites 5.999, which no page states",
    "core/planted.ts:3 cites no number after Spec:",
  ])
  expect(citedNumbers("Spec: 5.31 (largest), 5.32 - 5.34 and 12.8. The 1.005 gives 1.01.")).toEqual([
    { cited: ["5.31", "5.32", "5.33", "5.34", "12.8"] },
  ])
})

test("every exported function and constant of the core says what it is", () => {
  const silent = (files: typeof core) =>
    files.flatMap((file) =>
      exportedValues(file)
        .filter(({ doc }) => doc === null)
        .map(({ name, line }) => `${file.path}:${line} ${name}`),
    )
  expectKept(documentRules.told, silent(core))
  expect(silent([{ path: "core/planted.ts", text: "/** One. */\n\nexport const a = 1\nexport function b() {}" }])).toEqual([
    "core/planted.ts:4 b",
  ])
})

/** What the package does not give out: use cases, and the inside of formulas, which stops by throwing. */
const inside = /^core\/(?:use-cases\/|pages\/page-record\.ts|formula\/(?:interpreter\/|parser\/|limits\.ts|formula-error\.ts:\d+ stop$))/

test("every exported function of the core has an example", () => {
  const bare = (files: typeof core) =>
    files
      .flatMap((file) =>
        exportedValues(file)
          .filter(({ isFunction, doc }) => isFunction && doc?.includes("@example") !== true)
          .map(({ name, line }) => `${file.path}:${line} ${name}`),
      )
      .filter((line) => !inside.test(line))
  expectKept(documentRules.exampled, bare(core))
  expect(
    bare([{ path: "core/planted.ts", text: "/** One. */\nexport const a = () => 1\n/** @example b() // => 2 */\nexport function b() {}" }]),
  ).toEqual(["core/planted.ts:2 a"])
})

test("an example can be read in a hover", () => {
  const wide = (files: typeof core) =>
    files
      .flatMap((file) => docExamples(file))
      .flatMap(({ path, line, code, expected }) =>
        `${code}\n=> ${expected}`.split("\n").flatMap((text) => (text.length > 118 ? [`${path}:${line} ${text}`] : [])),
      )
  expectKept(documentRules.exampled, wide(core))
  const text = `/** @example ${"a".repeat(119)} // => 1 */`
  expect(wide([{ path: "core/planted.ts", text }])).toHaveLength(1)
})
