import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { missingBinaries, withoutIntegrity } from "../../cli/tasks/complete-lock.mjs"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { moduleLinks } from "../support/sources/module-links.ts"
import { projectFolder, projectSources, sourceFolders, type SourceFile } from "../support/sources/project-sources.ts"
import { publicFile, publicPaths } from "../support/sources/public-paths.ts"

const everything = projectSources(sourceFolders)
const longestLines = 300

const lineCount = ({ text }: SourceFile) => text.trimEnd().split("\n").length

const tooLong = (files: readonly SourceFile[]) =>
  files.filter((file) => lineCount(file) > longestLines).map((file) => `${file.path} has ${lineCount(file)} lines`)

/** The rooms that the package promises have an index each, which nothing of the project imports: test/arch/public-paths.test.ts. */
const promisedRooms = new Set(publicPaths().map(publicFile))

const barrels = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => /\/(?:index|utils?|helpers?|common|misc)\.[a-z]+$/.test(path) && !promisedRooms.has(path))
    .map(({ path }) => path)

test("no source is longer than 300 lines", () => {
  expectKept(houseRules.length, tooLong(everything))
  expect(tooLong([{ path: "core/planted.ts", text: "x\n".repeat(301) }])).toEqual(["core/planted.ts has 301 lines"])
})

const largestRoom = 25

/** Rooms of the core with too many files, which the decision about rooms does not name. */
function unexplainedRooms(files: readonly SourceFile[], decision: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const room = path.slice(0, path.lastIndexOf("/"))
    counts.set(room, (counts.get(room) ?? 0) + 1)
  }
  return [...counts].flatMap(([room, count]) =>
    count > largestRoom && !decision.includes(`- \`${room.slice("core/".length)}\` `) ? [`${room} has ${count} files`] : [],
  )
}

test("a room of the core has at most 25 files, or the decision about rooms says why it is one", () => {
  const decision = readFileSync(join(projectFolder, "docs/adr/0019-rooms-of-the-core.md"), "utf8")
  expectKept(houseRules.rooms, unexplainedRooms(projectSources(["core"]), decision))
  const planted = Array.from({ length: 26 }, (_, at) => ({ path: `core/planted/${at}.ts`, text: "" }))
  expect(unexplainedRooms(planted, decision)).toEqual(["core/planted has 26 files"])
})

test("no file is a barrel or a box of odds and ends", () => {
  expectKept(houseRules.names, barrels(everything))
  expect(barrels([{ path: "core/money/index.ts", text: "" }])).toEqual(["core/money/index.ts"])
})

test("unit tests and properties start no process, and properties borrow nothing from unit tests", () => {
  const wrong = (files: readonly SourceFile[]) =>
    files.flatMap(({ path, text }) =>
      moduleLinks(path, text).flatMap(({ specifier }) =>
        /child_process$|\/unit\//.test(specifier) ? [`${path} imports ${specifier}`] : [],
      ),
    )
  expectKept(houseRules.quickTests, wrong(projectSources(["test/unit", "test/property"])))
  expect(wrong([{ path: "test/unit/planted.test.ts", text: 'import { fork } from "node:child_process"' }])).toHaveLength(1)
})

/** Where a test waits less than 20 s: Vitest's own waiting does so where nothing is said. A try that is made again may be short. */
const impatient = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) => {
    const limits = [...text.matchAll(/(?:^\s*\}, |\bsetTimeout\(|(?:toPass|poll|waitFor)\b.*\btimeout: )([1-9][\d_]{2,})(?: \}|\))/gm)]
    const short = limits.filter(([, limit = ""]) => Number(limit.replaceAll("_", "")) < 20_000)
    const unsaid = [...text.matchAll(/\bvi\.wait(?:For|Until)\((?!check, \{)/g)]
    return [...short, ...unsaid].map(([found]) => `${path} ${found.trim()}`)
  })

test("no test gives up before 20 seconds", () => {
  const tests = projectSources(["test"], /\.tsx?$/).filter(({ path }) => !/^test\/(?:arch|bench|mutation)\//.test(path))
  expectKept(houseRules.patience, impatient(tests))
  const planted = ["}, 5_000)", "test.setTimeout(9_000)", "}).toPass({ timeout: 900 })", "await vi.waitFor(() => seen())"]
  expect(planted.flatMap((text) => impatient([{ path: "test/planted.ts", text }]))).toHaveLength(planted.length)
  expect(impatient([{ path: "test/planted.ts", text: "}, 60_000)\nsetTimeout(() => 1, 5)" }])).toEqual([])
})

test("browser tests keep no picture that nobody looks at", () => {
  const kept = (files: readonly SourceFile[]) =>
    files.filter(({ text }) => /\.screenshot\(\s*\{[^}]*\bpath\b/.test(text)).map(({ path }) => path)
  expectKept(houseRules.looked, kept(projectSources(["test/e2e"])))
  expect(kept([{ path: "test/e2e/planted.spec.ts", text: 'await page.screenshot({ path: "cart.png" })' }])).toHaveLength(1)
})

test("nothing in the project names the folder beside it", () => {
  const beside = ["..", "shared"].join("/")
  const texts = [
    ...everything,
    ...projectSources(["docs"], /\.md$/),
    ...["package.json", "README.md", "CHANGELOG.md", ".ci/run"].map(readIfThere),
  ]
  const naming = texts.filter(({ text }) => text.includes(beside))
  expectKept(
    houseRules.alone,
    naming.map(({ path }) => path),
  )
})

const locks = ["package-lock.json", "cli/tasks/font/package-lock.json", "test/bench/package-lock.json", "test/mutation/package-lock.json"]

test.each(locks)("%s names every platform's binaries, or `npm ci` would refuse it, and says what each file must be", (path) => {
  const lock: unknown = JSON.parse(readFileSync(join(projectFolder, path), "utf8"))
  const packages = typeof lock === "object" && lock !== null && "packages" in lock ? { ...Object(lock.packages) } : {}
  expect(Object.keys(packages).length).toBeGreaterThan(5)
  expectKept(houseRules.locks, [
    ...Object.keys(missingBinaries(packages)).map((name) => `${path} lacks ${name}`),
    ...withoutIntegrity(packages).map((name) => `${path} has no integrity of ${name}`),
  ])
})

test("a missing binary and a package without integrity are found", () => {
  expect(missingBinaries({ "node_modules/a": { optionalDependencies: { "@a/binding-darwin-arm64": "1.2.3" } } })).toEqual({
    "node_modules/@a/binding-darwin-arm64": { version: "1.2.3", cpu: ["arm64"], optional: true, os: ["darwin"] },
  })
  expect(withoutIntegrity({ "": {}, "node_modules/a": { integrity: "sha512-x" }, "node_modules/b": { optional: true } })).toEqual([
    "node_modules/b",
  ])
})

test("what only benchmarks and mutation testing need is not installed for everybody", () => {
  const lock = readFileSync(join(projectFolder, "package-lock.json"), "utf8")
  expectKept(
    houseRules.heavy,
    ["expr-eval", "mathjs", "@stryker-mutator/core"].filter((name) => lock.includes(`"node_modules/${name}"`)),
  )
})

function readIfThere(path: string): SourceFile {
  try {
    return { path, text: readFileSync(join(projectFolder, path), "utf8") }
  } catch {
    return { path, text: "" }
  }
}
