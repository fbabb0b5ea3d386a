import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { styleFiles, stylesOf } from "../../ui/islands/style-files.ts"
import { pageModels } from "./page-models.ts"
import { htmlOf } from "./rendered-page.ts"

/** The names of classes for which a sheet has rules, those of the sheets that it imports included. */
function styledIn(file: string): ReadonlySet<string> {
  const text = readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\//g, "")
  const imported = [...text.matchAll(/@import "([^"]+)"/g)].flatMap(([, path]) => [...styledIn(join(dirname(file), path ?? ""))])
  const named = [...text.matchAll(/\.([a-z][\w-]*)/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  return new Set([...imported, ...named])
}

const sheets = new Map(styleFiles.map((file) => [file, styledIn(file)]))
const isStyledIn = (files: readonly string[], name: string) => files.some((file) => sheets.get(file)?.has(name) === true)

test.each(Object.entries(pageModels))("%s loads the rules of every class that it shows and some sheet knows", async (_, model) => {
  const page = new DOMParser().parseFromString(await htmlOf(model), "text/html")
  const names = new Set([...page.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]))
  const loaded = stylesOf(model.page, true)
  // the platform's marks stand on every page for programs of others
  const own = [...names].filter((name) => !name.startsWith("f-"))
  expect(own.filter((name) => isStyledIn(styleFiles, name) && !isStyledIn(loaded, name))).toEqual([])
})
