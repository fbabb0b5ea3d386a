import { expect, test } from "vitest"
import { createProgram } from "../../../cli/program.ts"
import { runCommand } from "../../support/cli/run-command.ts"

const leaves = (command: ReturnType<typeof createProgram>): readonly ReturnType<typeof createProgram>[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves)

test("every command's help has examples", () => {
  for (const command of leaves(createProgram())) {
    let help = ""
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
    expect(help, command.name()).toMatch(/Examples:\n\s+\$ /)
  }
})

test("every command that answers takes --json", () => {
  const without = leaves(createProgram()).filter((command) => !command.options.some(({ long }) => long === "--json"))
  expect(without.map((command) => command.name())).toEqual([])
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
