import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { libraryPackage, packagedPage, packageManifest, packagePlans, placeInPackage, terminalPackage } from "../../cli/tasks/packages.ts"
import { documentRules } from "../support/sources/document-rules.ts"
import { expectKept } from "../support/sources/house-rules.ts"
import { pageLinks } from "../support/sources/page-links.ts"
import { projectFolder, projectSources, type SourceFile } from "../support/sources/project-sources.ts"

const readPage = (path: string) => ({ path, text: readFileSync(join(projectFolder, path), "utf8") })
const pages = [readPage("README.md"), readPage("CHANGELOG.md"), readPage("CONTRIBUTING.md"), ...projectSources(["docs"], /\.md$/)]

/** Links to what is not there; of a page of a package also those to what that package leaves out. */
const deadLinks = (page: SourceFile) => {
  const plans = packagePlans.filter((plan) => placeInPackage(plan, page.path) !== null)
  return pageLinks(page)
    .filter((link) => !existsSync(join(projectFolder, link)) || plans.some((plan) => placeInPackage(plan, link) === null))
    .map((link) => `${page.path} -> ${link}`)
}

test("every page finds what it links to, in the repository and in the package", () => {
  expectKept(documentRules.guides, pages.flatMap(deadLinks))
  const packed = pages.filter(({ path }) => placeInPackage(libraryPackage, path) !== null)
  expect(packed.flatMap(pageLinks).length).toBeGreaterThan(30)
})

test("a link to a page that is gone, and one out of the package, are found", () => {
  const planted = {
    path: "docs/library/planted.md",
    text: "[x](../../cli/main.ts#top) [y](https://x.pl) [z](gone.md) [a](#a) [b](money.md)",
  }
  expect(deadLinks(planted)).toEqual(["docs/library/planted.md -> cli/main.ts", "docs/library/planted.md -> docs/library/gone.md"])
  expect(deadLinks({ ...planted, path: "docs/adr/planted.md", text: "[x](../../cli/main.ts)" })).toEqual([])
})

test("the page about a package is its README, and links in both directions follow it", () => {
  expect(placeInPackage(libraryPackage, "docs/library/README.md")).toBe("README.md")
  expect(placeInPackage(terminalPackage, "docs/terminal.md")).toBe("README.md")
  for (const plan of packagePlans) expect(placeInPackage(plan, "README.md")).toBeNull()
  const packaged = (text: string, path: string) => packagedPage(libraryPackage, text, path)
  expect(packaged("[a](../../CHANGELOG.md) [b](https://x.pl)", "docs/library/README.md")).toBe("[a](CHANGELOG.md) [b](https://x.pl)")
  expect(packaged("[a](../errors.md#codes)", "docs/library/messages.md")).toBe("[a](../errors.md#codes)")
})

test("the manifests have public paths or the command, and nothing that installs or runs what the project is built with", () => {
  const project: unknown = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
  const common = ["name", "description", "keywords", "author", "version", "license", "type", "engines"]
  expect(Object.keys(packageManifest(libraryPackage, project)).toSorted()).toEqual([...common, "exports", "sideEffects"].toSorted())
  expect(Object.keys(packageManifest(terminalPackage, project)).toSorted()).toEqual(
    [...common, "bin", "exports", "man", "optionalDependencies"].toSorted(),
  )
})
