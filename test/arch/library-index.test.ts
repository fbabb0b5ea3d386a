import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, test } from "vitest"
import { firstSentence, libraryIndex, libraryIndexFile } from "../support/sources/library-index.ts"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"

const manifest: unknown = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
const packed: readonly string[] = Reflect.get(Object(manifest), "files")

test("the index of public paths is the one that the sources give: npm run coverage writes it", () => {
  expect(readFileSync(join(projectFolder, libraryIndexFile), "utf8")).toBe(libraryIndex())
})

test("every public function and constant has a sentence in the index", () => {
  expect(libraryIndex().match(/^- `[^`]+`$/gm) ?? []).toEqual([])
})

test.each([
  ["One sentence. Another.", "One sentence."],
  ["A price such as 1.50, or null.\n\nSpec: 5.1.", "A price such as 1.50, or null."],
  ["A line\nthat goes on.\n@example x // => 1", "A line that goes on."],
  ["No full stop", "No full stop"],
])("the first sentence of %j is %j", (doc, sentence) => {
  expect(firstSentence(doc)).toBe(sentence)
})

/** Links to files of the project, from its root. */
const linksOf = ({ path, text }: { readonly path: string; readonly text: string }) =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => normalize(join(dirname(path), link)))

/** Is a file part of the package? What npm always packs, and what the manifest names. */
const isPacked = (path: string) =>
  ["README.md", "LICENSE", "package.json"].includes(path) ||
  packed.some((entry) => path === entry || path.startsWith(`${entry}/`) || (entry === "docs/*.md" && /^docs\/[^/]+\.md$/.test(path)))

test("whoever reads the README, the changelog and the pages of the package finds every page that they link to in the package", () => {
  const readme = { path: "README.md", text: readFileSync(join(projectFolder, "README.md"), "utf8") }
  const changes = { path: "CHANGELOG.md", text: readFileSync(join(projectFolder, "CHANGELOG.md"), "utf8") }
  const pages = [readme, changes, ...projectSources(["docs"], /\.md$/).filter(({ path }) => isPacked(path))]
  const dead = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !isPacked(link) || !existsSync(join(projectFolder, link)))
      .map((link) => `${page.path} -> ${link}`),
  )
  expect(dead).toEqual([])
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(100)
})

test("a link that leads out of the package is seen", () => {
  expect(linksOf({ path: "docs/a.md", text: "[x](../cli/main.ts#top) [y](https://x.pl) [z](adr/1.md)" })).toEqual([
    "cli/main.ts",
    "docs/adr/1.md",
  ])
  expect([isPacked("cli/main.ts"), isPacked("docs/library/money.md")]).toEqual([false, true])
})
