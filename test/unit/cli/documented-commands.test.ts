import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { commandTree, everyCommand } from "../../../cli/help/command-tree.ts"
import { createProgram } from "../../../cli/program.ts"
import { decodeCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { catalogueFolder, readCatalogueFiles } from "../../../fixtures/catalogue/catalogue-files.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const commands = everyCommand(commandTree(await createProgram()))
const topNames = commands.filter(({ path }) => path.length === 1).map(({ path: [name = ""] }) => name)

const read = (page: string) => readFileSync(join(projectFolder, page), "utf8")

/** The command lines of a page: those of its code blocks that call the terminal, and what stands between backticks and begins with a command. */
function commandLines(page: string): readonly string[] {
  const called = [...page.matchAll(/^(?:npm run witryna --|witryna) (.+?)(?: +#.*)?$/gm)].map(([, line = ""]) => line)
  const quoted = [...page.matchAll(/`(?:npm run witryna -- |witryna )?([a-z-]+ [^`\n]+)`/g)].map(([, line = ""]) => line)
  return [...called, ...quoted.filter((line) => topNames.some((name) => line.startsWith(`${name} `)))]
}

/** What is wrong with a command line: a command or an option that there is not; null = nothing. */
function fault(line: string): string | null {
  const words = line.replaceAll(/"[^"]*"|'[^']*'/g, "x").split(" ")
  const [found] = commands
    .filter(({ path }) => path.every((name, at) => words[at] === name))
    .toSorted((one, other) => other.path.length - one.path.length)
  // the program itself is named by none of its words, so that there is always one
  if (found === undefined) return null
  const next = words[found.path.length]
  if (found.commands.length > 0 && found.arguments.length === 0 && next !== undefined && !next.startsWith("-"))
    return `no such command: ${line}`
  const own = new Set([...found.options.map(({ name }) => name), "--help", "--"])
  const strange = words.filter((word) => word.startsWith("--") && !own.has(word))
  return strange.length === 0 ? null : `${line}: no ${strange.join(", ")}`
}

test.each([
  ["README.md", 20],
  ["docs/merchant.md", 14],
  ["docs/terminal.md", 20],
])("every command and option that %s shows exists", (page, atLeast) => {
  const lines = commandLines(read(page))
  expect(lines.length).toBeGreaterThanOrEqual(atLeast)
  expect(lines.map(fault).filter((wrong) => wrong !== null)).toEqual([])
})

test("a command and an option that are gone are found", () => {
  expect(commandLines('```sh\nnpm run witryna -- shop orders   # gone\n```\nand `texts set a "b"`, `npm start`')).toEqual([
    "shop orders",
    'texts set a "b"',
  ])
  expect(fault("shop orders")).toBe("no such command: shop orders")
  expect(fault("shop seed --data /tmp/shop --gone")).toBe("shop seed --data /tmp/shop --gone: no --gone")
  expect(fault('texts set product.add "Kup --teraz"')).toBeNull()
})

test("the product of the merchant's page can be put into the catalogue as it stands", async () => {
  const [, json = ""] = /```json\n([^]*?)```/.exec(read("docs/merchant.md")) ?? []
  const files = await readCatalogueFiles(catalogueFolder)
  const { products } = decodeCatalogue([...files, { file: "products/901-kubek-mglisty.json", text: json }])
  expect(products.find(({ id }) => id === 901)).toMatchObject({ gross: "59.00", categories: [102] })
  expect(read("docs/merchant.md")).toContain(`${products.length - 1} products beside yours`)
})
