import { expect, test } from "vitest"
import { createProgram } from "../../../cli/program.ts"
import { runCommand } from "../../support/cli/run-command.ts"

type Program = Awaited<ReturnType<typeof createProgram>>

const leaves = (command: Program): readonly Program[] => (command.commands.length === 0 ? [command] : command.commands.flatMap(leaves))

test("every command's help has examples", async () => {
  for (const command of leaves(await createProgram())) {
    let help = ""
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
    expect(help, command.name()).toMatch(/Examples:\n\s+\$ /)
  }
})

test("every command that answers takes --json", async () => {
  const without = leaves(await createProgram()).filter((command) => !command.options.some(({ long }) => long === "--json"))
  expect(without.map((command) => command.name())).toEqual([])
})

test.each([
  [[], "serve replay scenario texts shop plural error formula validate password price shipping-time calendar quantity product"],
  [["price", "shown", "--price", "80"], "price"],
  [["help", "calendar"], "calendar"],
  [["--help", "calendar"], "calendar"],
  [["dance"], "serve replay scenario texts shop plural error formula validate password price shipping-time calendar quantity product"],
])("witryna %j reads only what it names, and all of it when it names no command", async (words, read) => {
  const { commands } = await createProgram(words)
  // a command has options of its own, or commands of its own, once its file is read
  const isRead = (command: Program) => command.options.length + command.commands.length > 0
  expect(commands.filter(isRead).map((command) => command.name())).toEqual(read.split(" "))
})

test("help lists every command with its own arguments and its summary once", async () => {
  const { out, code } = await runCommand("--help")
  expect(code).toBe(0)
  expect(out).toContain("validate [options] <field> <value>")
  expect(out.split("The embedded shop's data.")).toHaveLength(2)
})

test.each([
  [["dance"], "unknown command"],
  [["texts", "set"], "missing required argument"],
])("wrong usage ends with 64: witryna %j", async (words, reason) => {
  const { code, err } = await runCommand(...words)
  expect(code).toBe(64)
  expect(err).toContain(reason)
})

test("a text that no page has is refused with the keys of its area", async () => {
  const { code, err } = await runCommand("texts", "set", "product.addd", "pl", "Kup")
  expect(code).toBe(64)
  expect(err).toMatch(/^witryna: there is no text "product\.addd"; its area has product\.add, /)
})
