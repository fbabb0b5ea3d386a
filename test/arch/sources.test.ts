import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { missingBinaries } from "../../cli/tasks/complete-lock.mjs"
import { projectFolder, projectSources, sourceFolders, type SourceFile } from "../support/sources/project-sources.ts"

const everything = projectSources(sourceFolders)
const longestLines = 300

const lineCount = ({ text }: SourceFile) => text.trimEnd().split("\n").length

const tooLong = (files: readonly SourceFile[]) =>
  files.map((file) => ({ path: file.path, lines: lineCount(file) })).filter(({ lines }) => lines > longestLines)

const barrels = (files: readonly SourceFile[]) =>
  files.filter(({ path }) => /\/(?:index|utils?|helpers?|common|misc)\.[a-z]+$/.test(path)).map(({ path }) => path)

test("no source is longer than 300 lines", () => {
  expect(tooLong(everything)).toEqual([])
  expect(tooLong([{ path: "core/planted.ts", text: "x\n".repeat(301) }])).toEqual([{ path: "core/planted.ts", lines: 301 }])
})

test("half of the core's files have at least 70 lines: what is read together stands together", () => {
  const rules = projectSources(["core"]).filter(({ path }) => !path.startsWith("core/texts/"))
  const lengths = rules.map(lineCount).toSorted((one, other) => one - other)
  expect(lengths.at(-1)).toBeLessThanOrEqual(longestLines)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThanOrEqual(70)
})

test("no file is a barrel or a box of odds and ends", () => {
  expect(barrels(everything)).toEqual([])
  expect(barrels([{ path: "core/money/index.ts", text: "" }])).toEqual(["core/money/index.ts"])
})

test("nothing in the project names the folder beside it", () => {
  const beside = ["..", "shared"].join("/")
  const texts = [
    ...everything,
    ...projectSources(["docs"], /\.md$/),
    ...["package.json", "README.md", "CHANGELOG.md", ".ci/run"].map(readIfThere),
  ]
  expect(texts.filter(({ text }) => text.includes(beside)).map(({ path }) => path)).toEqual([])
})

test("the lock file names every platform's binaries, or `npm ci` would refuse it", () => {
  const lock: unknown = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8"))
  const packages: unknown = typeof lock === "object" && lock !== null ? Reflect.get(lock, "packages") : {}
  expect(Object.keys(missingBinaries(typeof packages === "object" && packages !== null ? { ...packages } : {}))).toEqual([])
  expect(missingBinaries({ "node_modules/a": { optionalDependencies: { "@a/binding-darwin-arm64": "1.2.3" } } })).toEqual({
    "node_modules/@a/binding-darwin-arm64": { version: "1.2.3", cpu: ["arm64"], optional: true, os: ["darwin"] },
  })
})

function readIfThere(path: string): SourceFile {
  try {
    return { path, text: readFileSync(join(projectFolder, path), "utf8") }
  } catch {
    return { path, text: "" }
  }
}
