import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { packagedPage, packageManifest, placeInPackage } from "../../cli/tasks/package-folder.ts"
import { pageLinks } from "../support/sources/page-links.ts"
import { projectFolder, projectSources, type SourceFile } from "../support/sources/project-sources.ts"

const readPage = (path: string) => ({ path, text: readFileSync(join(projectFolder, path), "utf8") })
const pages = [readPage("README.md"), readPage("CHANGELOG.md"), readPage("CONTRIBUTING.md"), ...projectSources(["docs"], /\.md$/)]
const packed = pages.filter(({ path }) => placeInPackage(path) !== null)

/** Links to what is not there; of a page of the package also those to what the package leaves out. */
const deadLinks = (page: SourceFile) =>
  pageLinks(page)
    .filter((link) => !existsSync(join(projectFolder, link)) || (placeInPackage(page.path) !== null && placeInPackage(link) === null))
    .map((link) => `${page.path} -> ${link}`)

test("every page finds what it links to, in the repository and in the package", () => {
  expect(pages.flatMap(deadLinks)).toEqual([])
  expect(packed.flatMap(pageLinks).length).toBeGreaterThan(40)
})

test("a link to a page that is gone, and one out of the package, are found", () => {
  const planted = {
    path: "docs/library/planted.md",
    text: "[x](../../cli/main.ts#top) [y](https://x.pl) [z](gone.md) [a](#a) [b](money.md)",
  }
  expect(deadLinks(planted)).toEqual(["docs/library/planted.md -> cli/main.ts", "docs/library/planted.md -> docs/library/gone.md"])
  expect(deadLinks({ ...planted, path: "docs/adr/planted.md", text: "[x](../../cli/main.ts)" })).toEqual([])
})

test("the page about the library is the package's README, and links in both directions follow it", () => {
  expect(placeInPackage("docs/library/README.md")).toBe("README.md")
  expect(placeInPackage("README.md")).toBeNull()
  expect(packagedPage("[a](../../CHANGELOG.md) [b](https://x.pl)", "docs/library/README.md")).toBe("[a](CHANGELOG.md) [b](https://x.pl)")
  expect(packagedPage("[a](../errors.md#codes)", "docs/library/messages.md")).toBe("[a](../errors.md#codes)")
})

test("the package's manifest has the public paths and the command, and nothing that installs or runs what the project is built with", () => {
  const project: unknown = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
  const own = packageManifest(project)
  expect(Object.keys(own)).toEqual(
    expect.arrayContaining(["name", "version", "license", "type", "engines", "bin", "man", "exports", "optionalDependencies"]),
  )
  for (const field of ["private", "scripts", "dependencies", "devDependencies"]) expect(Object.keys(own)).not.toContain(field)
})
