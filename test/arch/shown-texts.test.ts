import { expect, test } from "vitest"
import { textKeys } from "../../core/texts/text-catalogue.ts"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { projectSources, type SourceFile } from "../support/sources/project-sources.ts"
import { reachedSymbols } from "../support/sources/reached-symbols.ts"
import { moduleSymbols } from "../support/sources/symbol-graph.ts"

/** Where pages, terminal and shop begin. */
const entries = /^(?:ui\/entries\/[^/]+|ui\/server\/render|cli\/commands\/[^/]+|fixtures\/shop\/create-shop)\.tsx?$/

/** Lists of keys say which texts a script is sent, not that it shows them. */
const isListOfKeys = /[tT]extKeys$/

/** The texts among `keys` that nothing shows: no code that is reached writes them, whole or as the end of a prefix. */
function unshown(sources: readonly SourceFile[], keys: readonly string[]): readonly string[] {
  const files = new Map(sources.map(({ path, text }) => [path, text]))
  const modules = new Map(sources.map((file) => [file.path, moduleSymbols(file)]))
  const reached = reachedSymbols(
    modules,
    [...modules.keys()].filter((path) => entries.test(path)),
  )
  const running = [...reached].filter(({ isType, name }) => !isType && !isListOfKeys.test(name))
  const code = running.map(({ path, start, end }) => files.get(path)?.slice(start, end) ?? "")
  // what a source does by itself when it is loaded belongs to no declaration
  const texts = [...code, ...[...files].flatMap(([path, text]) => (entries.test(path) ? [text] : []))].join("\n")
  const written = new Set([...texts.matchAll(/["`]([a-z]\w*\.[\w.]+)["`]/gi)].map(([, key]) => key))
  const prefixes = [...new Set([...texts.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/gi)].map(([, prefix = ""]) => prefix))]
  return keys.filter((key) => !written.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
}

/** Texts of pages to come. The list only gets shorter. */
const toCome = Object.entries({
  search: "open",
}).flatMap(([area, names]) => names.split(" ").map((name) => `${area}.${name}`))

const found = unshown(
  projectSources(["core", "ports", "adapters", "ui", "cli", "fixtures"], /\.tsx?$/).filter(
    ({ path }) => !/^core\/texts\/(?:pl|en)\b/.test(path),
  ),
  textKeys,
)

test("every text is shown by a page, the terminal or the shop, or waits for its page", () => {
  expectKept(
    houseRules.shownTexts,
    found.filter((key) => !toCome.includes(key)),
  )
})

test("a text that is shown now leaves the list", () => {
  expect(toCome.filter((key) => !found.includes(key))).toEqual([])
})

test("a text that nothing shows is found", () => {
  const core = {
    path: "core/a.ts",
    text: 'export const aTextKeys = ["a.listed", "a.shown"]\nexport const say = (kind: string) => ["a.shown", `b.${kind}`]',
  }
  const entry = { path: "ui/entries/a.ts", text: 'import { aTextKeys, say } from "../../core/a.ts"\nsay(aTextKeys[0])' }
  expect(unshown([core, entry], ["a.listed", "a.shown", "b.one", "c.lost"])).toEqual(["a.listed", "c.lost"])
})
