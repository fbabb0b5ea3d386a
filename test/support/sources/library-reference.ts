import { readFileSync } from "node:fs"
import { join } from "node:path"
import { firstSentence, promised, publicPaths } from "./public-paths.ts"
import { type PublicDeclaration, publicDeclarations } from "./public-declarations.ts"
import { projectFolder, projectSources } from "./project-sources.ts"
import { citedNumbers } from "./spec-numbers.ts"

/** A public path of the library, with what it gives out. */
interface PublicModule {
  /** such as `quantity` */
  readonly path: string
  readonly area: string
  readonly declarations: readonly PublicDeclaration[]
}

/** The reference of the library as a site of plain pages: file name -> HTML. One page for each area, and a first one that lists them. */
export function libraryReference(modules: readonly PublicModule[] = publicModules()): ReadonlyMap<string, string> {
  const statements = specification()
  const homes = homesOf(modules)
  const areas = [...new Set(modules.map(({ area }) => area))]
  const pages = areas.map((area) => {
    const own = modules.filter((module) => module.area === area)
    const sections = own.map((module) => moduleSection(module, { homes, statements }))
    return [
      `${area}.html`,
      page(area, [`<nav><a href="index.html">All areas</a></nav>`, `<h1>${area}</h1>`, contents(own), ...sections]),
    ] as const
  })
  const lists = areas.map((area) => {
    const own = modules.filter((module) => module.area === area)
    return `<h2><a href="${area}.html">${area}</a></h2>${own.map((module) => nameList(module)).join("")}`
  })
  const intro =
    "<p>Every name that can be imported stands on this page, so that your browser's own search finds it, and leads to where it is declared. " +
    "There, a number is a statement of the specification.</p>"
  return new Map([["index.html", page("The library", ["<h1>The library</h1>", intro, ...lists])], ...pages])
}

/** A path with all its names, each with what it is in one sentence. */
function nameList({ area, path, declarations }: PublicModule): string {
  const names = declarations.map(({ name, doc }) => {
    const link = `<a href="${area}.html#${anchor(path, name)}"><code>${name}</code></a>`
    return `<li>${link}${doc === "" ? "" : ` ${escaped(firstSentence(doc))}`}</li>`
  })
  return `<h3><a href="${area}.html#${path}">witryna/${path}</a></h3><ul>${names.join("")}</ul>`
}

function publicModules(): readonly PublicModule[] {
  return publicPaths().map((path) => {
    const names = promised(path)
    const files = [...new Set(names.map(({ file }) => file))]
    const declarations = files.flatMap((file) => {
      const declared = publicDeclarations({ path: file, text: readFileSync(join(projectFolder, file), "utf8") })
      return declared.filter(({ name }) => names.some((one) => one.file === file && one.name === name))
    })
    return { path, area: path.replace("/", "-"), declarations }
  })
}

/** Where each name is declared; a name that two paths give out leads to neither. */
function homesOf(modules: readonly PublicModule[]): ReadonlyMap<string, string> {
  const all = modules.flatMap(({ area, path, declarations }) =>
    declarations.map(({ name }) => [name, `${area}.html#${anchor(path, name)}`] as const),
  )
  return new Map(all.filter(([name]) => all.filter(([other]) => other === name).length === 1))
}

const anchor = (path: string, name: string): string => `${path}.${name}`

/** The statements of the specification, by number. */
const specification = (): ReadonlyMap<string, string> =>
  new Map(
    projectSources(["docs/specification"], /\.md$/).flatMap(({ text }) =>
      [...text.matchAll(/^- \*\*(\d+\.\d+)\*\* (.+(?:\n {2}.+)*)/gm)].map(
        ([, number = "", words = ""]) => [number, words.replaceAll(/\s+/g, " ")] as const,
      ),
    ),
  )

interface Known {
  readonly homes: ReadonlyMap<string, string>
  readonly statements: ReadonlyMap<string, string>
}

const contents = (modules: readonly PublicModule[]): string =>
  `<ul>${modules.map(({ path }) => `<li><a href="#${path}">witryna/${path}</a></li>`).join("")}</ul>`

function moduleSection({ path, declarations }: PublicModule, known: Known): string {
  const parts = declarations.map(({ name, signature, doc }) => {
    const [words = "", ...tags] = doc.split(/^@/m)
    const examples = tags.filter((tag) => tag.startsWith("example")).map((tag) => tag.slice("example".length).trim())
    const others = tags.filter((tag) => !tag.startsWith("example")).map((tag) => `<p>${inline(tag.trim(), known)}</p>`)
    return [
      `<section id="${anchor(path, name)}"><h3>${name}</h3>`,
      `<pre><code>${linked(signature, known.homes, name)}</code></pre>`,
      ...words
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph) => `<p>${inline(paragraph, known)}</p>`),
      ...others,
      ...examples.map((example) => `<pre class="example"><code>${escaped(example)}</code></pre>`),
      statementList(doc, known.statements),
      "</section>",
    ].join("\n")
  })
  const first = firstSentence(declarations[0]?.doc ?? "")
  return `<article id="${path}"><h2>witryna/${path}</h2>${first === "" ? "" : `<p class="first">${inline(first, known)}</p>`}\n${parts.join("\n")}</article>`
}

/** What the statements say that a doc comment cites: a number alone tells a reader of the library nothing. */
function statementList(doc: string, statements: Known["statements"]): string {
  const numbers = citedNumbers(doc).flatMap(({ cited }) => cited)
  const items = numbers.flatMap((number) => {
    const words = statements.get(number)
    return words === undefined ? [] : [`<dt>${number}</dt><dd>${marked(words)}</dd>`]
  })
  return items.length === 0 ? "" : `<details><summary>What the specification says</summary><dl>${items.join("")}</dl></details>`
}

/** Words of a comment: code between backticks, and the names in it lead to their places. */
const inline = (text: string, { homes }: Known): string =>
  text
    .split("`")
    .map((part, at) => (at % 2 === 0 ? escaped(part.replaceAll(/\s+/g, " ")) : `<code>${linked(part, homes, null)}</code>`))
    .join("")

/** Words of the specification: bold and code. */
const marked = (text: string): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, "<code>$1</code>")
    .replaceAll(/\*\*([^*]+)\*\*/g, "<b>$1</b>")

/** Code whose names lead to where they are declared. @param own the name whose signature it is; null = code within a sentence */
const linked = (code: string, homes: Known["homes"], own: string | null): string =>
  code
    .split(/([A-Za-z_$][\w$]*)/)
    .map((part) => {
      // in a signature a small letter begins the name of an argument, which may be that of a function elsewhere
      const isMeant = own === null || (part !== own && /^[A-Z]/.test(part))
      const home = isMeant ? homes.get(part) : undefined
      return home === undefined ? escaped(part) : `<a href="${home}">${part}</a>`
    })
    .join("")

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const page = (title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Witryna</title>
<style>${style}</style>
<main>
${parts.join("\n")}
</main>
</html>
`

const style = `:root{color-scheme:light dark;--paper:light-dark(#f6f3ec,#191714);--ink:light-dark(#1e1b17,#efe8db);--line:light-dark(#d8d1c2,#39342c);--glaze:light-dark(#0e5459,#86c5bf)}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:50rem;margin:auto;padding:2rem 1rem 6rem}
a{color:var(--glaze)}h1,h2{font-weight:400;font-family:serif}h2{margin-top:3rem;border-top:1px solid var(--line);padding-top:1rem}
pre{overflow-x:auto;padding:.75rem 1rem;border:1px solid var(--line);line-height:1.45}.example{border-left-width:4px}code{font-size:.9em}
dt{font-weight:600}dd{margin:0 0 .5rem}`
