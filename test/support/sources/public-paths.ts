import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { parseSync } from "oxc-parser"
import { projectFolder } from "./project-sources.ts"

/** Every public path, such as `quantity` or `texts/pl`. */
export function publicPaths(): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
  const exported = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, "exports") : null
  return Object.keys(Object(exported))
    .filter((path) => path !== "./package.json")
    .map((path) => path.slice(2))
    .toSorted()
}

/** The source of a public path: the index of a room, or the texts of a language. */
export const publicFile = (path: string): string => `core/${path}${path.includes("/") ? "" : "/index"}.ts`

/** What a public path promises: each name with the file that declares it. */
export function promised(path: string): readonly { readonly name: string; readonly file: string }[] {
  const index = publicFile(path)
  const { staticExports, staticImports } = parseSync(index, readFileSync(join(projectFolder, index), "utf8")).module
  const imported = new Map(
    staticImports.flatMap(({ moduleRequest, entries }) => entries.map(({ localName }) => [localName.value, moduleRequest.value] as const)),
  )
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, localName, moduleRequest }) => {
      const from = moduleRequest?.value ?? imported.get(localName.name ?? "")
      const file = from === undefined ? index : posix.join(posix.dirname(index), from)
      return exportName.name === null ? [] : [{ name: exportName.name, file }]
    }),
  )
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
