import { expect, test } from "vitest"
import { firstSentence, publicPaths } from "../support/sources/public-paths.ts"
import { libraryReference } from "../support/sources/library-reference.ts"
import { publicDeclarations } from "../support/sources/public-declarations.ts"

const pages = libraryReference()

/** Links of a site that lead to no page, or to no place on it. */
function deadLinks(site: ReadonlyMap<string, string>): readonly string[] {
  return [...site].flatMap(([name, html]) =>
    [...html.matchAll(/href="([^"#]*)(?:#([^"]*))?"/g)].flatMap(([, file = "", place]) => {
      const target = site.get(file === "" ? name : file)
      const isThere = target !== undefined && (place === undefined || target.includes(`id="${place}"`))
      return isThere ? [] : [`${name} -> ${file}#${place ?? ""}`]
    }),
  )
}

test("every link of the library's reference leads to a page and a place on it", () => {
  expect(deadLinks(pages)).toEqual([])
  expect([...pages.values()].join("").match(/href="/g)?.length).toBeGreaterThan(1000)
})

test("a link to a page or a place that is not there is found", () => {
  expect(deadLinks(new Map([["a.html", '<p id="x"><a href="a.html#x"><a href="#y"><a href="b.html">']]))).toEqual([
    "a.html -> #y",
    "a.html -> b.html#",
  ])
})

test("every public path has its article, no place is named twice, and the front page leads to each", () => {
  const whole = [...pages.values()].join("")
  expect(publicPaths().filter((path) => !whole.includes(`<article id="${path}">`))).toEqual([])
  expect(publicPaths().filter((path) => pages.get("index.html")?.includes(`#${path}"`) !== true)).toEqual([])
  for (const html of pages.values()) {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  }
})

test("the front page names everything that can be imported, so that a browser's own search finds a function", () => {
  const front = pages.get("index.html") ?? ""
  for (const name of ["subscriptionPrice", "monthGrid", "compileFormula", "openQuantityField", "formatPrice"])
    expect(front).toMatch(new RegExp(`<li><a href="[a-z-]+\\.html#[^"]+\\.${name}"><code>${name}</code></a> \\S`))
})

test("a declaration stands with its signature, its words, an example and what its statements say", () => {
  const html = pages.get("quantity.html") ?? ""
  expect(html).toMatch(
    /<h3>describeQuantity<\/h3>\s*<pre><code>function describeQuantity\(\s*question: <a href="[^"]+">QuantityQuestion<\/a>/,
  )
  expect(html).toContain('<pre class="example">')
  expect(html).toMatch(/<dt>5\.68<\/dt><dd>.+?<\/dd>/)
})

test("signatures leave out bodies and long values, and keep types whole", () => {
  const text = [
    "/** Adds. */",
    "export function add(a: number, b: number): number {",
    "  return a + b",
    "}",
    "export const twice = (a: number): number => ({ a }).a * 2",
    `export const long = "${"x".repeat(500)}"`,
    "export const short = 5",
    "export interface Sum { readonly a: 1 }",
    "const own = 1",
  ].join("\n")
  expect(publicDeclarations({ path: "core/planted.ts", text })).toEqual([
    { name: "add", signature: "function add(a: number, b: number): number", doc: "Adds." },
    { name: "twice", signature: "const twice = (a: number): number", doc: "" },
    { name: "long", signature: "const long", doc: "" },
    { name: "short", signature: "const short = 5", doc: "" },
    { name: "Sum", signature: "interface Sum { readonly a: 1 }", doc: "" },
  ])
})

test("what stands in a comment is text, never markup", () => {
  const module = { path: "a", area: "a", declarations: [{ name: "x", signature: "const x: Map<string, 1>", doc: "<b>Bold</b> `<i>`" }] }
  const html = libraryReference([module]).get("a.html") ?? ""
  expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt; <code>&lt;i&gt;</code>")
  expect(html).toContain("const x: Map&lt;string, 1&gt;")
})

test.each([
  ["One sentence. Another.", "One sentence."],
  ["A price such as 1.50, or null.\n\nSpec: 5.1.", "A price such as 1.50, or null."],
  ["A line\nthat goes on.\n@example x // => 1", "A line that goes on."],
  ["No full stop", "No full stop"],
])("the first sentence of %j is %j", (doc, sentence) => {
  expect(firstSentence(doc)).toBe(sentence)
})
