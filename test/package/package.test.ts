import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, sep } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { packageArchive } from "../../cli/tasks/package-folder.ts"
import { shippedScenarios } from "../../cli/tasks/scenario-plans.ts"
import { publicPaths } from "../support/sources/library-index.ts"
import { moduleLinks } from "../support/sources/module-links.ts"
import { pageLinks } from "../support/sources/page-links.ts"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"
import { type InstalledPackage, installPackage } from "./installed-package.ts"

let installed: InstalledPackage
beforeAll(() => {
  installed = installPackage()
}, 240_000)
afterAll(() => installed.remove())

const price = `import { formatPrice } from "witryna/values/price-format"
import { moneyFromNumber } from "witryna/values/money"
const format = { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true }
const amount = moneyFromNumber(1234.505)
`

test("the package brings no other package with it", () => {
  expect(installed.packages).toEqual(["witryna"])
})

test("the library imports nothing but itself, and holds no closed room", () => {
  const files = projectSources(["dist/library"], /\.js$/, [])
  expect(files.length).toBeGreaterThan(100)
  const foreign = files.flatMap((file) => moduleLinks(file.path, file.text).filter(({ specifier }) => !specifier.startsWith(".")))
  expect(foreign).toEqual([])
  expect(files.filter(({ path }) => /core\/(?:use-cases|pages|scenario)\//.test(path))).toEqual([])
})

test("Node runs a rule of the installed library", () => {
  const file = installed.write("price.js", `${price}console.log(formatPrice(amount, format))`)
  expect(installed.run(process.execPath, [file])).toBe("1 234,51 zł\n")
})

test("a worker runs a rule of the installed library", () => {
  installed.write(
    "worker.js",
    `${price}import { parentPort } from "node:worker_threads"\nparentPort.postMessage(formatPrice(amount, format))`,
  )
  const file = installed.write(
    "start-worker.js",
    `import { Worker } from "node:worker_threads"\nnew Worker(new URL("./worker.js", import.meta.url)).on("message", (text) => console.log(text))`,
  )
  expect(installed.run(process.execPath, [file])).toBe("1 234,51 zł\n")
})

test("the types of the library are there, and a wrong use does not compile", () => {
  const file = installed.write("typed.ts", `${price}export const text: string = amount === null ? "" : formatPrice(amount, format)\n`)
  const strict = "--noEmit --strict --target es2022 --lib es2024 --ignoreConfig --types"
  const compile = (path: string, resolution: "nodenext" | "bundler") => {
    const module = resolution === "bundler" ? "esnext" : "nodenext"
    const options = [...strict.split(" "), "", "--module", module, "--moduleResolution", resolution, path]
    return installed.run(process.execPath, [join(projectFolder, "node_modules/typescript/bin/tsc"), ...options])
  }
  expect([compile(file, "nodenext"), compile(file, "bundler")]).toEqual(["", ""])
  const wrong = installed.write("wrong.ts", `${price}export const text: number = formatPrice(amount, format)\n`)
  expect(() => compile(wrong, "nodenext")).toThrow("Command failed")
})

test("the package's README is the library's own, and every link of its pages leads to a file of it", () => {
  const folder = join(installed.folder, "node_modules/witryna")
  const here = (path: string) => readFileSync(join(folder, path), "utf8")
  expect(here("README.md")).toMatch(/^# Witryna, the library\n/)
  expect(here("docs/library/index.md")).toContain("### witryna/values/money\n")
  expect(here("CHANGELOG.md")).toMatch(/^# Changelog\n/)
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md"))
  const links = pages.flatMap((path) => pageLinks({ path: path.replaceAll(sep, "/"), text: here(path) }))
  expect(links.length).toBeGreaterThan(40)
  expect(links.filter((link) => link.startsWith("..") || !existsSync(join(folder, link)))).toEqual([])
})

test("the package has what its users need, and nothing of what builds and tests it", () => {
  const folder = join(installed.folder, "node_modules/witryna")
  expect(readdirSync(folder).toSorted()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "cli", "dist", "docs", "package.json"])
  expect(readdirSync(join(folder, "dist")).toSorted()).toEqual(["library", "reference", "terminal"])
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  const { exports: paths, bin, man } = Object(manifest)
  const named: readonly unknown[] = [...Object.values(Object(paths)), ...Object.values(Object(bin)), man]
  expect(named.filter((path) => !existsSync(join(folder, String(path))))).toEqual([])
  expect(readFileSync(join(folder, String(man)), "utf8")).toMatch(/^\.TH WITRYNA 1 /)
  // 3.6 MB in November 2026; what grows by itself is recorded journeys and pages
  expect(statSync(packageArchive).size).toBeLessThan(4_500_000)
})

test("texts of one language come without the other; those of an area come alone, in at most 4 kB after gzip", async () => {
  const links = moduleLinks("pl.js", readFileSync(join(installed.folder, "node_modules/witryna/dist/library/core/texts/pl.js"), "utf8"))
  expect(links.filter(({ specifier }) => !specifier.startsWith("./pl/"))).toEqual([])
  const areas = publicPaths().filter((path) => /^texts\/(?:pl|en)\//.test(path))
  expect(areas.length).toBeGreaterThan(20)
  const entries = areas.map((path) => installed.write(`${path.replaceAll("/", "-")}.js`, `export * from "witryna/${path}"`))
  const chunks = await bundle(entries)
  // what two areas share would be a file of its own, or one of them would import the other
  expect([chunks.length, chunks.flatMap(({ imports }) => imports)]).toEqual([areas.length, []])
  const weights = chunks.map(({ name, code }) => [name, gzipSync(code).byteLength] as const)
  expect(weights.filter(([, bytes]) => bytes > 4000)).toEqual([])
  for (const { name, code } of chunks) expect(code, name).toMatch(/"[a-z][A-Za-z]*\.[A-Za-z.]+":/)
})

test("the installed witryna command answers and replays a recorded journey", () => {
  const bin = join(installed.folder, "node_modules/witryna/cli/witryna.mjs")
  expect(installed.run(process.execPath, [bin, "plural", "22", "produkt", "produkty", "produktów"])).toBe("22 produkty\n")
  expect(installed.run(process.execPath, [bin, "--version"])).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(installed.run(process.execPath, [bin, "replay", "buy-single-size"])).toContain("buy-single-size: same")
  const linked = readFileSync(join(installed.folder, "node_modules/.bin/witryna"), "utf8")
  expect(linked).toMatch(/^#!\/usr\/bin\/env node\n/)
})

test("the package brings the listed scenarios and no other, and finds those of the folder that it is used in", () => {
  expect(readdirSync(join(installed.folder, "node_modules/witryna/dist/terminal/fixtures/scenarios")).toSorted()).toEqual(
    shippedScenarios.toSorted(),
  )
  const own = join(installed.folder, "scenarios/my-case")
  cpSync(join(projectFolder, "fixtures/scenarios/buy-single-size"), own, { recursive: true })
  const witryna = (...words: readonly string[]) =>
    installed.run(process.execPath, [join(installed.folder, "node_modules/witryna/cli/witryna.mjs"), ...words])
  const listed = witryna("scenario", "list").matchAll(/^([a-z][a-z0-9-]*)  /gm)
  expect([...listed].map(([, name]) => name)).toEqual([...shippedScenarios, "my-case"].toSorted())
  expect(witryna("replay", "--quiet", "my-case")).toBe("buy-single-size: same\n")
  expect(witryna("scenario", "rename", "my-case", "ticket-12")).toContain("ticket-12")
  expect(witryna("replay", "--quiet", "ticket-12")).toBe("ticket-12: same\n")
  expect(() => witryna("scenario", "rename", "buy-single-size", "mine")).toThrow(/part of the package/)
})

test("a bundler keeps of the library only what is used", async () => {
  const [{ code } = { code: "" }] = await bundle([installed.write("entry.js", `${price}document.title = formatPrice(amount, format)`)])
  expect(code).toContain("document.title")
  expect(code.length).toBeLessThan(2_500)
  expect(code).not.toContain("Number.isSafeInteger")
})

/** What Vite makes of a user's files in which the package is installed, minified. */
async function bundle(input: string[]) {
  const { build } = await import("vite")
  const bundled = await build({
    root: installed.folder,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  })
  const [only] = Array.isArray(bundled) ? bundled : [bundled]
  return only !== undefined && "output" in only ? only.output.flatMap((file) => (file.type === "chunk" ? [file] : [])) : []
}
