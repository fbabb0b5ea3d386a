import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { packageArchive } from "../../cli/tasks/package-folder.ts"
import { libraryPackage, terminalPackage } from "../../cli/tasks/packages.ts"
import { shippedScenarios } from "../../cli/tasks/scenario-plans.ts"
import { sampleArchive } from "../support/scenario/sample-archive.ts"
import { promised } from "../support/sources/public-paths.ts"
import { moduleLinks } from "../support/sources/module-links.ts"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"
import { type InstalledPackage, installPackage, packAll } from "./installed-package.ts"

let installed: InstalledPackage
let terminal: InstalledPackage
beforeAll(() => {
  packAll()
  installed = installPackage(libraryPackage)
  terminal = installPackage(terminalPackage)
}, 240_000)
afterAll(() => {
  installed.remove()
  terminal.remove()
})

const price = `import { formatPrice, moneyFromNumber } from "witryna/values"
const format = { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true }
const amount = moneyFromNumber(1234.505)
`

test("neither package brings another one with it", () => {
  expect([installed.packages, terminal.packages]).toEqual([["witryna"], ["witryna-terminal"]])
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
  expect(installed.read("README.md")).toMatch(/^# Witryna, the library\n/)
  expect(installed.read("dist/reference/index.html")).toContain("<code>addMoney</code>")
  expect(installed.read("CHANGELOG.md")).toMatch(/^# Changelog\n/)
  expect(installed.pageLinks().length).toBeGreaterThan(30)
  expect(installed.pageLinks().filter((link) => !installed.has(link))).toEqual([])
})

test("the package has what is imported and its pages, and neither a program nor a shop", () => {
  expect(readdirSync(installed.content).toSorted()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist", "docs", "package.json"])
  expect(readdirSync(join(installed.content, "dist")).toSorted()).toEqual(["library", "reference"])
  const manifest: unknown = JSON.parse(installed.read("package.json"))
  const { exports: paths, bin, optionalDependencies } = Object(manifest)
  expect([bin, optionalDependencies]).toEqual([undefined, undefined])
  expect(Object.values(Object(paths)).filter((path) => !installed.has(String(path)))).toEqual([])
  // 1.2 MB in November 2026, a third of it the reference; texts and statements grow with every page of the shop
  expect(statSync(packageArchive(libraryPackage)).size).toBeLessThan(1_300_000)
})

test("texts of one language come without the other; those of an area come alone, in at most 4 kB after gzip", async () => {
  const links = moduleLinks("pl.js", readFileSync(join(installed.content, "dist/library/core/texts/pl.js"), "utf8"))
  expect(links.filter(({ specifier }) => !specifier.startsWith("./pl/"))).toEqual([])
  const areas = ["pl", "en"].flatMap((language) =>
    promised(`texts/${language}`).flatMap(({ name }) => (/^(?:pl|en)[A-Z]/.test(name) ? [{ name, language }] : [])),
  )
  expect(areas.length).toBeGreaterThan(20)
  const chunks = await Promise.all(
    areas.map(async ({ name, language }) => {
      const [chunk, ...others] = await bundle([installed.write(`${name}.js`, `export { ${name} } from "witryna/texts/${language}"`)])
      expect(others).toEqual([])
      return { name, code: chunk?.code ?? "" }
    }),
  )
  const weights = chunks.map(({ name, code }) => [name, gzipSync(code).byteLength] as const)
  expect(weights.filter(([, bytes]) => bytes > 4000)).toEqual([])
  for (const { name, code } of chunks) expect(code, name).toMatch(/"[a-z][A-Za-z]*\.[A-Za-z.]+":/)
})

test("a bundler keeps of the library only what is used", async () => {
  const [{ code } = { code: "" }] = await bundle([installed.write("entry.js", `${price}document.title = formatPrice(amount, format)`)])
  expect(code).toContain("document.title")
  expect(code.length).toBeLessThan(2_500)
  expect(code).not.toContain("Number.isSafeInteger")
})

describe("the terminal's package", () => {
  const witryna = (...words: readonly string[]) => terminal.run(process.execPath, [join(terminal.content, "cli/witryna.mjs"), ...words])

  test("answers and replays a recorded journey", () => {
    expect(witryna("plural", "22", "produkt", "produkty", "produktów")).toBe("22 produkty\n")
    expect(witryna("--version")).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(witryna("replay", "buy-single-size")).toContain("buy-single-size: same")
    expect(readFileSync(join(terminal.folder, "node_modules/.bin/witryna"), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/)
  })

  test("says that it has no sources to serve, as wrong usage", () => {
    expect(() => witryna("serve", "--dev")).toThrow(expect.objectContaining({ status: 64, stderr: expect.stringContaining("--dev") }))
  })

  test("has the program with its notices and a page of its own, and nothing to import", () => {
    expect(readdirSync(terminal.content).toSorted()).toEqual(
      ["CHANGELOG.md", "LICENSE", "README.md", "THIRD-PARTY-LICENSES.txt", "cli", "dist", "package.json"].toSorted(),
    )
    expect(readdirSync(join(terminal.content, "dist"))).toEqual(["terminal"])
    expect(terminal.read("README.md")).toMatch(/^# Witryna, the terminal\n/)
    expect(terminal.pageLinks().filter((link) => !terminal.has(link))).toEqual([])
    const { bin, man, exports: paths } = Object(JSON.parse(terminal.read("package.json")))
    expect([Object.keys(bin), paths]).toEqual([["witryna"], { "./package.json": "./package.json" }])
    expect(terminal.read(String(man))).toMatch(/^\.TH WITRYNA 1 /)
    expect(terminal.has("dist/terminal/OFL.txt")).toBe(true)
    // 4.3 MB in November 2026 beside the photographs, which have a limit of their own; what grows by itself is recorded journeys and pages
    const photographs = join(terminal.content, "dist/terminal/fixtures/catalogue/photographs")
    const ofPhotographs = readdirSync(photographs).reduce((sum, name) => sum + statSync(join(photographs, name)).size, 0)
    expect(statSync(packageArchive(terminalPackage)).size - ofPhotographs).toBeLessThan(6_000_000)
  })

  test("names every package whose code it holds, with the words of its licence", () => {
    const scripts = readdirSync(terminal.content, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"))
    // the bundler leaves the place of each module where it does not minify; what the pages are sent is minified
    const places = scripts.flatMap((path) => [...terminal.read(path).matchAll(/^\s*\/\/ .*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\/\S+$/gm)])
    const built = new Set([...places.map(([, name = ""]) => name), "leaflet", "supercluster", "kdbush", "reflect-metadata"])
    expect(built.size).toBeGreaterThan(25)
    const notices = terminal.read("THIRD-PARTY-LICENSES.txt")
    const [, list = ""] = notices.split("\n\n")
    const named = new Set(list.split("\n").map((line) => line.split(" ")[0]))
    expect([...built].filter((name) => !named.has(name))).toEqual([])
    expect(notices).toContain("Copyright (c) 2010-2023, Volodymyr Agafonkin")
    expect(new Set(list.split("\n")).size).toBe(list.split("\n").length)
  })

  test("brings the listed scenarios and no other, and finds those of the folder that it is used in", () => {
    expect(readdirSync(join(terminal.content, "dist/terminal/fixtures/scenarios")).toSorted()).toEqual(shippedScenarios.toSorted())
    const own = join(terminal.folder, "scenarios/my-case")
    cpSync(join(projectFolder, "fixtures/scenarios/buy-single-size"), own, { recursive: true })
    const listed = witryna("scenario", "list").matchAll(/^([a-z][a-z0-9-]*)  /gm)
    expect([...listed].map(([, name]) => name)).toEqual([...shippedScenarios, "my-case"].toSorted())
    expect(witryna("replay", "--quiet", "my-case")).toBe("buy-single-size: same\n")
    expect(witryna("scenario", "rename", "my-case", "ticket-12")).toContain("ticket-12")
    expect(witryna("replay", "--quiet", "ticket-12")).toBe("ticket-12: same\n")
  })

  test("imports what a customer's browser saved, with a demo shop of its own", () => {
    const visit = [{ url: "/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html", at: 0 }]
    const archive = join(terminal.folder, "customer.har")
    writeFileSync(archive, JSON.stringify(sampleArchive(visit)))
    expect(witryna("scenario", "import", archive, "ticket-13")).toContain("ticket-13: same\n")
    expect(witryna("scenario", "search", "ticket-13")).toBe("ticket-13 ticket-13\n")
    expect(witryna("scenario", "show", "ticket-13")).toContain("product: price 69,00 zł")
    expect(() => witryna("scenario", "rename", "buy-single-size", "mine")).toThrow(/part of the package/)
  })
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
