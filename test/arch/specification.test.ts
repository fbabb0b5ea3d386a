import { expect, test } from "vitest"
import { docExamples, exportedValues } from "../support/sources/doc-comments.ts"
import { projectSources, sourceFolders } from "../support/sources/project-sources.ts"
import { citedNumbers, statedNumbers, wrongCitations } from "../support/sources/spec-numbers.ts"

const pages = projectSources(["docs/specification"], /\.md$/)
const numbers = pages.flatMap(({ text }) => statedNumbers(text))
const core = projectSources(["core"])

test("every Spec: line cites statements that the specification makes", () => {
  const files = projectSources(sourceFolders).filter(({ path }) => !path.startsWith("test/support/sources/"))
  expect(wrongCitations(files, new Set(numbers))).toEqual([])
})

test("no number is stated twice", () => {
  expect(numbers.length).toBeGreaterThan(500)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
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
  expect(silent(core)).toEqual([])
  expect(silent([{ path: "core/planted.ts", text: "/** One. */\n\nexport const a = 1\nexport function b() {}" }])).toEqual([
    "core/planted.ts:4 b",
  ])
})

/** What the package does not give out: use cases, and the inside of formulas, which stops by throwing. */
const inside = /^core\/(?:use-cases\/|formula\/(?:interpreter\/|parser\/|limits\.ts|formula-error\.ts:\d+ stop$))/

test("every exported function of the core has an example", () => {
  const bare = (files: typeof core) =>
    files
      .flatMap((file) =>
        exportedValues(file)
          .filter(({ isFunction, doc }) => isFunction && doc?.includes("@example") !== true)
          .map(({ name, line }) => `${file.path}:${line} ${name}`),
      )
      .filter((line) => !inside.test(line))
  expect(bare(core)).toEqual([])
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
  expect(wide(core)).toEqual([])
  const text = `/** @example ${"a".repeat(119)} // => 1 */`
  expect(wide([{ path: "core/planted.ts", text }])).toHaveLength(1)
})
