import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "./project-sources.ts"

/** Every public path, such as `quantity/order-limits`. */
export function publicPaths(): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"))
  const exported = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, "exports") : null
  return Object.keys(Object(exported))
    .filter((path) => path !== "./package.json")
    .map((path) => path.slice(2))
    .toSorted()
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
