import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { afterAll, expect, test } from "vitest"
import { moduleGraph, type ModuleGraph } from "../../cli/tasks/module-graph-plugin.ts"
import { budgets, gzipBytes, readModuleGraph, sizeReport } from "../../cli/tasks/size-report.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

const folder = mkdtempSync(join(tmpdir(), "witryna-size-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entry = join(folder, "entry.ts")
const result = JSON.stringify(join(projectFolder, "node_modules/effect/dist/Result.js"))

async function builtGraph(source: string): Promise<ModuleGraph> {
  writeFileSync(entry, source)
  writeFileSync(join(folder, "middle.ts"), `import { succeed } from ${result}\nexport const middle = succeed(Math.random())`)
  const outDir = join(folder, "out")
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: "silent",
    plugins: [moduleGraph(projectFolder)],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: { product: entry } } },
  })
  return readModuleGraph(outDir)
}

test("a deferred package that an entry imports is named with the chain that brought it", async () => {
  const graph = await builtGraph('import { middle } from "./middle.ts"\nconsole.log(middle)')
  const { faults } = sizeReport(graph, () => 0)
  expect(faults).toEqual([expect.stringMatching(/^effect is needed at once by .*entry\.ts -> .*middle\.ts -> .*node_modules\/effect\//)])
})

test("a deferred package behind import() is welcome", async () => {
  const graph = await builtGraph('import("./middle.ts").then(({ middle }) => console.log(middle))')
  expect(sizeReport(graph, (file) => gzipBytes(join(folder, "out"), file)).faults).toEqual([])
})

test("a page and a chunk above their budgets are named; shared chunks count for each page, and once for a chunk on demand", () => {
  const chunk = { facade: null, imports: [], dynamicImports: [], modules: [] }
  const graph: ModuleGraph = {
    chunks: {
      "product.js": { ...chunk, name: "product", isEntry: true, imports: ["shared.js"], dynamicImports: ["calendar.js"] },
      "shell.js": { ...chunk, name: "shell", isEntry: true },
      "bars.js": { ...chunk, name: "bars", isEntry: true, imports: ["shell.js"], dynamicImports: ["chooser.js"] },
      "chooser.js": { ...chunk, name: "chooser", isEntry: false, imports: ["shell.js"] },
      "starter.js": { ...chunk, name: "starter", isEntry: true },
      "shared.js": { ...chunk, name: "shared", isEntry: false },
      "calendar.js": { ...chunk, name: "calendar", isEntry: false, imports: ["shared.js", "days.js"] },
      "days.js": { ...chunk, name: "days", isEntry: false },
    },
    modules: {},
    styles: ["saved-pages-a1-b2_C3.css", "site-D4e5F6-h.css"],
    fonts: ["one.woff2", "other.woff2"],
  }
  const limit = budgets.eager.product
  const bytes: Readonly<Record<string, number>> = {
    "product.js": limit - 38_000,
    "shared.js": 38_001,
    "shell.js": 1,
    "bars.js": 4501,
    "chooser.js": 6001,
    "starter.js": 1001,
    "calendar.js": 12_000,
    "days.js": 1,
    "saved-pages-a1-b2_C3.css": 1,
    "site-D4e5F6-h.css": 20_000,
    "one.woff2": 45_000,
    "other.woff2": 1,
  }
  const { lines, faults } = sizeReport(graph, (file) => bytes[file] ?? 0)
  expect(lines.map((line) => [line.what, line.bytes])).toEqual([
    ["eager scripts, product page", limit + 1],
    ["eager scripts, shell page", 1],
    ["beside a page's scripts, bars", 4501],
    ["script inside the page", 1001],
    ["on demand, calendar", 12_001],
    ["on demand, chooser", 6001],
    ["style sheets, saved-pages", 20_001],
    ["style sheet", 20_000],
    ["fonts", 45_001],
  ])
  expect(faults).toEqual([
    `eager scripts, product page: ${limit + 1} bytes, 1 above the limit of ${limit}`,
    "beside a page's scripts, bars: 4501 bytes, 1 above the limit of 4500",
    "script inside the page: 1001 bytes, 1 above the limit of 1000",
    "on demand, calendar: 12001 bytes, 1 above the limit of 12000",
    "on demand, chooser: 6001 bytes, 1 above the limit of 6000",
    "style sheets, saved-pages: 20001 bytes, 1 above the limit of 20000",
    "fonts: 45001 bytes, 1 above the limit of 45000",
  ])
})

test("a page of more eager files than it may have is named", () => {
  const chunk = { facade: null, imports: [], dynamicImports: [], modules: [], isEntry: false }
  const graph = (imports: readonly string[]): ModuleGraph => ({
    chunks: {
      "cart.js": { ...chunk, name: "cart", isEntry: true, imports },
      ...Object.fromEntries(imports.map((file) => [file, { ...chunk, name: file }])),
    },
    modules: {},
    styles: [],
    fonts: [],
  })
  expect(sizeReport(graph(["a.js", "b.js", "c.js", "d.js"]), () => 0).faults).toEqual([])
  expect(sizeReport(graph(["a.js", "b.js", "c.js", "d.js", "e.js"]), () => 0).faults).toEqual([
    "eager scripts, cart page: 6 files, at most 5",
  ])
})

test("a page that runs the script of another is named, but for scripts that look for their part", () => {
  const chunk = { isEntry: true, facade: null, imports: [], dynamicImports: [], modules: [] }
  const chunks = {
    "shell.js": { ...chunk, name: "shell" },
    "list.js": { ...chunk, name: "list", imports: ["shell.js"] },
    "review.js": { ...chunk, name: "review", imports: ["shell.js", "shared.js"] },
    "account.js": { ...chunk, name: "account", imports: ["list.js", "shared.js"] },
    "shared.js": { ...chunk, name: "shared", isEntry: false },
  }
  const faultsOf = (graph: Pick<ModuleGraph, "chunks">) => sizeReport({ modules: {}, styles: [], fonts: [], ...graph }, () => 0).faults
  expect(faultsOf({ chunks })).toEqual([])
  expect(faultsOf({ chunks: { ...chunks, "shared.js": { ...chunks["shared.js"], imports: ["review.js"] } } })).toEqual([
    "the account page runs the script of the review page: what both need wants a chunk of its own",
  ])
})
