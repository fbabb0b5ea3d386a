import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { moduleLinks } from "../support/sources/module-links.ts"
import { projectFolder, projectSources, sourceFolders } from "../support/sources/project-sources.ts"
import { promised, publicFile, publicPaths } from "../support/sources/public-paths.ts"

const manifest: unknown = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
const exported = typeof manifest === "object" && manifest !== null && "exports" in manifest ? Object.entries(Object(manifest.exports)) : []
const rooms = exported.filter(([path]) => path !== "./package.json")

test("each public path is a room with an index, or the texts of a language, and leads to its script with the types beside it", () => {
  const indexes = projectSources(["core"], /(?:^|\/)index\.ts$/).map(({ path }) => path)
  const named = publicPaths().map(publicFile)
  expectKept(houseRules.publicPaths, [
    ...indexes.filter((path) => !named.includes(path)).map((path) => `${path} has no line in exports`),
    ...named.filter((path) => !existsSync(join(projectFolder, path))).map((path) => `exports has a line for ${path}, which is not there`),
    ...rooms
      .filter(([path, target]) => target !== `./dist/library/${publicFile(path.slice(2)).replace(/\.ts$/, ".js")}`)
      .map(([path, target]) => `${path} leads to ${String(target)}`),
  ])
  expect(rooms.length).toBeLessThanOrEqual(20)
})

test("an index lists by name what its own room promises, and no name twice", () => {
  const wrong = publicPaths().flatMap((path) => {
    const index = publicFile(path)
    const text = readFileSync(join(projectFolder, index), "utf8")
    const names = promised(path)
    const room = `${index.replace(/\/index\.ts$|\.ts$/, "")}/`
    return [
      ...(text.includes("export *") ? [`${index} exports everything of a file`] : []),
      ...names.filter(({ file }) => !file.startsWith(room) && file !== index).map(({ name }) => `${index} exports ${name} of another room`),
      ...names
        .filter(({ name }, at) => names.findIndex((other) => other.name === name) !== at)
        .map(({ name }) => `${index}: ${name} twice`),
    ]
  })
  expectKept(houseRules.publicPaths, wrong)
})

test("the project itself imports files, never the index of a room", () => {
  const users = projectSources(sourceFolders).flatMap(({ path, text }) =>
    moduleLinks(path, text).flatMap(({ specifier }) => (/(?:^|\/)index\.ts$/.test(specifier) ? [`${path} imports ${specifier}`] : [])),
  )
  expectKept(houseRules.names, users)
})

test("the library pages and the README import public paths only", () => {
  const known = new Set(publicPaths().map((path) => `witryna/${path}`))
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
