import { spawn } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createProgram } from "../../../cli/program.ts"
import { projectFolder } from "../../../cli/serving/settings.ts"

const run = (words: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>((resolve) => {
    const child = spawn(process.execPath, [join(projectFolder, "cli/witryna.mjs"), ...words], {
      cwd: "/",
      env: { ...process.env, ...environment },
    })
    let [out, err] = ["", ""]
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()))
    child.on("close", (code) => resolve({ code, out, err }))
  })

const leaves = (command: ReturnType<typeof createProgram>): readonly ReturnType<typeof createProgram>[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves)

test("every command's help has examples", () => {
  for (const command of leaves(createProgram())) {
    let help = ""
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
    expect(help, command.name()).toMatch(/Examples:\n\s+\$ /)
  }
})

test("--help ends with 0 from any folder, wrong usage with 64", async () => {
  const [help, unknown, missing] = await Promise.all([run(["--help"]), run(["dance"]), run(["texts", "set"])])
  expect([help.code, unknown.code, missing.code]).toEqual([0, 64, 64])
  expect(help.out).toContain("witryna replay")
  expect(unknown.err).toContain("unknown command")
})

test("a wrong setting is one line on standard error, and exit code 1", async () => {
  const { code, out, err } = await run(["serve"], { PORT: "shop" })
  expect([code, out, err]).toEqual([1, "", 'witryna: PORT is a number from 0 to 65535, not "shop"\n'])
})

test("an unwritable data folder says so in one line, with what to do", async () => {
  const { code, err } = await run(["texts", "list", "--data", "/dev/null/data"])
  expect(code).toBe(1)
  expect(err).toMatch(
    /^witryna: the data folder \/dev\/null\/data cannot be written \([^\n]+\)\. Make it writable, or choose another with SHOP_DATA=<folder>\.\n$/,
  )
})

test("every command that answers takes --json", () => {
  const without = leaves(createProgram()).filter((command) => !command.options.some(({ long }) => long === "--json"))
  expect(without.map((command) => command.name())).toEqual([])
})

test("a text that no page has is refused with the keys of its area", async () => {
  const { code, err } = await run(["texts", "set", "product.addd", "pl", "Kup"])
  expect(code).toBe(64)
  expect(err).toMatch(/^witryna: there is no text "product\.addd"; its area has product\.add, /)
})
