import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"

/** Rooms of the core that a user of the package has no business in: what only the project itself puts together, and how formulas are run. */
const closed = /^core\/(?:use-cases|pages|scenario|formula\/(?:parser|interpreter|regular-expression|limits))(?:\/|\.ts$)/

const manifest: unknown = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
const exported = typeof manifest === "object" && manifest !== null && "exports" in manifest ? Object.entries(Object(manifest.exports)) : []
const concepts = exported.filter(([path]) => path !== "./package.json")

test("each concept of the core has one public path, and what is closed has none", () => {
  const open = projectSources(["core"], /\.ts$/, [])
    .map(({ path }) => path)
    .filter((path) => !closed.test(path))
  const named = concepts.map(([path]) => `core${path.slice(1)}.ts`)
  expectKept(houseRules.publicPaths, [
    ...open.filter((path) => !named.includes(path)).map((path) => `${path} has no line in exports`),
    ...named.filter((path) => !open.includes(path)).map((path) => `exports has a line for ${path}, which is closed or not there`),
  ])
})

test("a public path leads to the script of its own concept, with the types beside it", () => {
  const elsewhere = concepts.filter(([path, target]) => target !== `./dist/library/core${path.slice(1)}.js`)
  expectKept(
    houseRules.publicPaths,
    elsewhere.map(([path, target]) => `${path} leads to ${String(target)}`),
  )
})

test("the library pages and the README import public paths only", () => {
  const known = new Set(concepts.map(([path]) => `witryna${path.slice(1)}`))
  const pages = [
    ...projectSources(["docs/library"], /\.md$/),
    { path: "README.md", text: readFileSync(join(projectFolder, "README.md"), "utf8") },
  ]
  const imported = pages.flatMap(({ text }) => [...text.matchAll(/from "(witryna\/[^"]+)"/g)].map(([, name = ""]) => name))
  expect(imported.length).toBeGreaterThan(50)
  expectKept(
    houseRules.publicImports,
    imported.filter((name) => !known.has(name)),
  )
})
