import { execFileSync } from "node:child_process"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, onTestFinished, test } from "vitest"
import { witrynaProcess } from "../../support/cli/witryna-process.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

/** A script that runs command lines one after the other and names, after each, every package and `node:sqlite` loaded by then. */
const script = `import { registerHooks } from "node:module"
const loaded = new Set()
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const [, inPackages] = found.url.split("/node_modules/")
    if (inPackages !== undefined) loaded.add(inPackages.split("/")[0])
    if (found.url === "node:sqlite") loaded.add(found.url)
    return found
  },
})
const { runCli } = await import("${pathToFileURL(join(projectFolder, "cli/run-cli.ts")).href}")
const said = []
console.log = console.error = process.stdout.write = process.stderr.write = () => true
for (const words of JSON.parse(process.argv[1])) {
  process.exitCode = 0
  const code = await runCli(words)
  said.push([words[0], code, [...loaded].join(" ")])
}
delete process.stdout.write
process.exitCode = 0
process.stdout.write(JSON.stringify(said))`

function loadedBy(...commandLines: readonly (readonly string[])[]): unknown {
  const words = ["--input-type=module", "--eval", script, JSON.stringify(commandLines)]
  return JSON.parse(execFileSync(process.execPath, words, { encoding: "utf8" }))
}

test("a pure answer loads no package but the one that reads the command line, and no database", () => {
  const loaded = loadedBy(
    ["price", "shown", "--price", "80", "--max", "100"],
    ["formula", "eval", "--expression", "1 + 2"],
    ["validate", "email", "jan@kowalski.pl"],
    ["calendar", "grid", "2026-11", "--now", "2026-11-21T12:00:00+01:00"],
    ["shipping-time", "--days", "3", "--now", "2026-11-21T12:00:00+01:00"],
    ["quantity", "3"],
    ["plural", "22", "produkt", "produkty", "produktów"],
    ["password", "Tajne-haslo"],
    ["error", "110"],
    ["texts", "--area", "form"],
    ["product", "--example", "set"],
    ["--version"],
  )
  const names = "price formula validate calendar shipping-time quantity plural password error texts product --version".split(" ")
  expect(loaded).toEqual(names.map((name) => [name, 0, "commander"]))
})

test("it is noticed when a command needs more", () => {
  expect(loadedBy(["plural", "1"], ["scenario", "check", "buy-single-size"])).toEqual([
    ["plural", 0, "commander"],
    ["scenario", 0, expect.stringContaining("effect")],
  ])
})

test("compiled scripts are kept in the user's folder for caches; where that cannot be written, the answer is the same", async () => {
  const folder = await mkdtemp(join(tmpdir(), "witryna-cache-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const words = ["plural", "22", "produkt", "produkty", "produktów"]
  // without the one that processes of tests share
  const cacheAt = (path: string) => ({ environment: { XDG_CACHE_HOME: path, LOCALAPPDATA: path, NODE_COMPILE_CACHE: undefined } })
  const answer = { code: 0, out: "22 produkty\n", err: "" }
  expect(await witrynaProcess(words, cacheAt(folder))).toEqual(answer)
  expect(await readdir(join(folder, "witryna"))).not.toEqual([])
  expect(await witrynaProcess(words, cacheAt("/dev/null"))).toEqual(answer)
})
