import { readFileSync } from "node:fs"
import { join } from "node:path"
import { exportedValues } from "./doc-comments.ts"
import { projectFolder } from "./project-sources.ts"

/** Where the index of the library's public paths stands. */
export const libraryIndexFile = "docs/library/index.md"

/** The index: every public path, what it exports, and a sentence for each, all from `exports` and the doc comments. */
export function libraryIndex(): string {
  const paths = publicPaths()
  const areas = [...new Set(paths.map((path) => path.split("/")[0] ?? ""))]
  const lines = areas.flatMap((area) => [`## ${area}`, "", ...paths.filter((path) => path.split("/")[0] === area).flatMap(pathLines)])
  return `${head}\n${lines.join("\n").trimEnd()}\n`
}

const head = `# Every public path

\`npm run coverage\` writes this page from \`exports\` of \`package.json\` and from the doc comments. The types of what is named here are public
with it. [The library](README.md) says what of this is stable.
`

/** Every public path, such as `quantity/order-limits`. */
export function publicPaths(): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
  const exported = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, "exports") : null
  return Object.keys(Object(exported))
    .filter((path) => path !== "./package.json")
    .map((path) => path.slice(2))
    .toSorted()
}

function pathLines(path: string): readonly string[] {
  const file = `core/${path}.ts`
  const values = exportedValues({ path: file, text: readFileSync(join(projectFolder, file), "utf8") })
  const items = values.map(({ name, doc }) => `- \`${name}\`${doc === null ? "" : `: ${firstSentence(doc)}`}`)
  return [`### witryna/${path}`, "", ...(items.length === 0 ? ["Types alone."] : items), ""]
}

/**
 * The first sentence of a doc comment, in one line.
 *
 * @example firstSentence("A price, e.g. 1.50.\nIn zł. More.\n\nSpec: 5.1.") // => "A price, e.g. 1.50."
 */
export function firstSentence(doc: string): string {
  const [paragraph = ""] = doc.split(/\n\n|\n@/)
  const line = paragraph.replaceAll(/\s+/g, " ").trim()
  // a sentence ends where the next one begins with a capital or in quotes
  return /^.*?[.?!](?= [A-Z`]|$)/.exec(line)?.[0] ?? line
}
