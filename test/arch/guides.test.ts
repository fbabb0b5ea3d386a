import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { documentRules } from "../support/sources/document-rules.ts"
import { expectKept } from "../support/sources/house-rules.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

const guides = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/behind-a-proxy.md",
  "docs/deploy.md",
  "docs/errors.md",
  "docs/merchant.md",
  "docs/terminal.md",
]

const read = (path: string) => readFileSync(join(projectFolder, path), "utf8")
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found)

/** A path of the project, in a sentence, a table or a drawing; one with a placeholder or a wildcard does not count. */
const place = /(?<![\w./<-])((?:core|ports|adapters|ui|cli|fixtures|test|docs)\/[\w./-]*)(?![\w./<*-])/g

const missingPlaces = (text: string) => matches(text, place).filter((path) => !existsSync(join(projectFolder, path.replace(/\.$/, ""))))

const missingLinks = (path: string, text: string) =>
  matches(text, /\]\((?!https?:)([^)#]+)[^)]*\)/g).filter((link) => !existsSync(join(projectFolder, dirname(path), link)))

/** A heading's place in an address, as code hosts make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-")

const missingAnchors = (path: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)]
    .filter(([, link = "", anchor = ""]) => {
      const page = link === "" ? text : read(join(dirname(path), link))
      return !matches(page, /^#+ (.+)$/gm).some((heading) => anchorOf(heading) === anchor)
    })
    .map(([, link = "", anchor = ""]) => `${link}#${anchor}`)

const missingScripts = (text: string, scripts: string) =>
  matches(text, /npm run ([\w:]+)/g).filter((name) => !scripts.includes(`"${name}": `))

/** Code blocks that begin with `// path` or `<!-- path -->` quote that file. */
const wrongQuotes = (text: string) =>
  [...text.matchAll(/^```\w+\n(?:\/\/|<!--) ([\w./-]+)[^\n]*\n([^]*?)^```$/gm)]
    .filter(([, path = "", code = ""]) => !read(path).includes(code))
    .map(([, path = ""]) => path)

test.each(guides)("every folder, file, link, heading, script and quotation that %s names exists", (path) => {
  const text = read(path)
  expectKept(documentRules.guides, [
    ...missingPlaces(text).map((gone) => `${path} names ${gone}, which is not there`),
    ...missingLinks(path, text).map((gone) => `${path} links to ${gone}, which is not there`),
    ...missingAnchors(path, text).map((gone) => `${path} links to ${gone}, which is not there`),
    ...missingScripts(text, read("package.json")).map((name) => `${path} names npm run ${name}, and there is no such script`),
    ...wrongQuotes(text).map((quoted) => `${path} quotes ${quoted}, which does not say that`),
  ])
})

test("each of them is found when it does not exist", () => {
  expect(missingPlaces("see `core/gone/`, core/values/ and ui/Gone.tsx.")).toEqual(["core/gone/", "ui/Gone.tsx."])
  expect(missingLinks("docs/architecture.md", "[a](gone.md) [b](adr/README.md#x) [c](https://example.org)")).toEqual(["gone.md"])
  expect(missingAnchors("README.md", "## A b\n[a](#a-b) [b](#gone) [c](docs/errors.md#adding-a-code) [d](docs/errors.md#gone)")).toEqual([
    "#gone",
    "docs/errors.md#gone",
  ])
  expect(missingScripts("npm run gone, npm run check", read("package.json"))).toEqual(["gone"])
  expect(wrongQuotes("```ts\n// package.json\nconst gone = 1\n```\n")).toEqual(["package.json"])
  expect(wrongQuotes('```json\n// package.json\n  "type": "module",\n```\n')).toEqual([])
})

/** Decisions as their index has them, a line each. */
const indexed = (index: string) => [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \|$/gm)].map(([, ...line]) => line)

/** A decision whose headings are not those of all others. */
const misshapen = (text: string) => {
  const headings = matches(text, /^## (.+)$/gm).filter((heading) => ["Context", "Decision", "Cost"].includes(heading))
  return headings.join() !== "Context,Decision,Cost"
}

test("every decision says its context, itself and its cost, in this order", () => {
  const files = readdirSync(join(projectFolder, "docs/adr")).filter((name) => name !== "README.md")
  expectKept(
    documentRules.decisions,
    files.filter((name) => misshapen(read(`docs/adr/${name}`))),
  )
  expect(misshapen("## Context\n\nx\n\n## Cost\n\n## Decision\n")).toBe(true)
})

test("the index of decisions has each of them in order, by its own title", () => {
  const files = readdirSync(join(projectFolder, "docs/adr")).filter((name) => name !== "README.md")
  const own = files.toSorted().map((name) => {
    const [, number, title] = /^# (\d{4}) (.+)\n/.exec(read(`docs/adr/${name}`)) ?? []
    return [number, name, title]
  })
  expect(own.length).toBeGreaterThan(50)
  expect(indexed(read("docs/adr/README.md"))).toEqual(own)
  expect(own.filter(([number, name = ""]) => number !== name.slice(0, 4))).toEqual([])
})

test("a title that differs is found", () => {
  expect(indexed("| | |\n| [0001](0001-a.md) | A thing |\n")).toEqual([["0001", "0001-a.md", "A thing"]])
})
