import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Command } from "commander"
import { expect, test, vi } from "vitest"
import { listedCommands } from "../../../cli/command-list.ts"
import { commandTree, everyCommand } from "../../../cli/help/command-tree.ts"
import { createProgram } from "../../../cli/program.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const leaves = (command: Command): readonly Command[] => (command.commands.length === 0 ? [command] : command.commands.flatMap(leaves))
const all = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(all)]
/** What prints help, in whatever form, answers nothing. */
const answers = ({ name }: { readonly name: string }) => !["help", "completion", "man"].includes(name)

test("every command's help has examples", async () => {
  for (const command of leaves(await createProgram())) {
    let help = ""
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
    expect(help, command.name()).toMatch(/Examples:\n\s+\$ /)
  }
})

test("every command that answers takes --json", async () => {
  const without = leaves(await createProgram()).filter(
    (command) => answers({ name: command.name() }) && !command.options.some(({ long }) => long === "--json"),
  )
  expect(without.map((command) => command.name())).toEqual([])
})

test.each([
  [["--help"], []],
  [["price", "shown", "--price", "80"], ["price"]],
  [
    ["help", "calendar"],
    ["calendar", "help"],
  ],
  [["dance"], []],
])("witryna %j reads only the files of the commands that it names", async (words, read) => {
  const { commands } = await createProgram(words)
  // a command has options, arguments or commands of its own once its file is read
  const own = ({ options }: Command) => options.filter(({ long }) => long !== "--color")
  const isRead = (command: Command) => own(command).length + command.registeredArguments.length + command.commands.length > 0
  expect(commands.filter(isRead).map((command) => command.name())).toEqual(read)
})

test("help lists every command once, by name alone, under a heading", async () => {
  const { out, code } = await runCommand("--help")
  expect(code).toBe(0)
  expect(out.match(/^[A-Z][a-z ]+:$/gm)).toEqual([
    "Options:",
    "Shop:",
    "Support:",
    "Ask a rule:",
    "Merchant:",
    "This program:",
    "Examples:",
  ])
  const named = [...out.matchAll(/^ {2}([a-z][a-z-]+) {2,}/gm)].map(([, name]) => name)
  expect(named).toEqual(listedCommands.map(({ name }) => name))
  expect((await runCommand()).out).toBe(out)
})

test("help reaches a command within a command, and names the nearest to a misspelt one", async () => {
  expect((await runCommand("help", "price", "omnibus")).out).toMatch(/^Usage: witryna price omnibus /)
  expect((await runCommand("help", "help")).out).toMatch(/^Usage: witryna help /)
  expect(await runCommand("help", "price", "omnibs")).toEqual({
    out: "",
    err: "witryna: price has no command 'omnibs'; did you mean omnibus?",
    code: 64,
  })
})

test("help keeps to COLUMNS: no line of any command is longer, unless one word is", async () => {
  vi.stubEnv("COLUMNS", "60")
  try {
    for (const command of all(await createProgram())) {
      let help = ""
      command.configureOutput({ writeOut: (text) => (help += text), getOutHasColors: () => false }).outputHelp()
      expect(help, command.name()).toContain("Usage: ")
      // a quotation is one word to a shell
      const isTooLong = (line: string) => line.length > 60 && (line.trim().match(/(?:"[^"]*"|\S)+/g) ?? []).length > 1
      expect(help.split("\n").filter(isTooLong), command.name()).toEqual([])
    }
  } finally {
    vi.unstubAllEnvs()
  }
})

test("defaults are shown as they are typed, and none of switches and empty lists", async () => {
  const text = (...words: readonly string[]) => runCommand("help", ...words).then(({ out }) => out)
  expect(await text("price", "multipack")).toMatch(/--quantity <number> .*\(default 1\)/)
  expect(await text("calendar", "grid")).toMatch(/--zone <name> .*\(default\s+Europe\/Warsaw\)/)
  for (const command of leaves(await createProgram())) {
    let help = ""
    command.configureOutput({ writeOut: (part) => (help += part) }).outputHelp()
    expect(help, command.name()).not.toMatch(/default:? (?:false|true|\[|\{)/)
  }
})

test("what is offered everywhere has one description everywhere", async () => {
  const options = all(await createProgram()).flatMap((command) => (command.name() === "serve" ? [] : command.options))
  for (const name of ["--lang", "--json", "--zone", "--data", "--setting"]) {
    const texts = new Set(options.filter(({ long }) => long === name).map(({ description, flags }) => `${flags} ${description}`))
    expect([name, texts.size]).toEqual([name, 1])
  }
})

test("lists of values are said by repeating the option, which then says so", async () => {
  for (const command of leaves(await createProgram())) {
    for (const { variadic, defaultValue, description, long } of command.options) {
      const isList = Array.isArray(defaultValue) || (typeof defaultValue === "object" && Object.keys(Object(defaultValue)).length === 0)
      expect([command.name(), long, variadic]).toEqual([command.name(), long, false])
      if (isList) expect([long, description]).toEqual([long, expect.stringMatching(/may be repeated$/)])
    }
  }
})

test.each([
  [["dance"], 64],
  [["validate", "emial", "x"], 64],
  [["formula", "eval", "--expression", "1", "a.js"], 64],
  [["formula", "eval", "no-such-file.js"], 2],
  [["replay", "no-such-scenario"], 2],
  [["scenario", "show", "no-such-scenario"], 2],
  [["validate", "email", "jan"], 1],
  [["error", "110"], 0],
])("witryna %j --json prints one object of the documented shape, exit code %d", async (words, exitCode) => {
  const { out, code } = await runCommand(...words, "--json")
  const reply: unknown = JSON.parse(out)
  expect(code).toBe(exitCode)
  expect(Object.keys(Object(reply))).toEqual(["version", "exitCode", "message", "data"])
  expect(reply).toMatchObject({ version: 1, exitCode, message: exitCode === 0 ? null : expect.stringMatching(/\S/) })
})

/** The commands that the rows of a table are about: `shop scripts`, `allow-script` are two of `shop`. */
const commandsOfRows = (page: string): readonly string[] =>
  [...page.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) => {
    const [first = "", ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)
    const parent = first.includes(" ") ? first.slice(0, first.lastIndexOf(" ") + 1) : ""
    return [first, ...others.map((name) => (name.includes(" ") ? name : parent + name))]
  })

test("the page of the terminal has a row for the data of every command that answers", async () => {
  const told = new Set(commandsOfRows(readFileSync(join(projectFolder, "docs/terminal.md"), "utf8")))
  const answering = everyCommand(commandTree(await createProgram())).filter(
    ({ commands, path }) => commands.length === 0 && !path.some((name) => ["help", "completion", "man", "serve"].includes(name)),
  )
  expect(answering.length).toBeGreaterThan(40)
  expect(answering.map(({ path }) => path.join(" ")).filter((name) => !told.has(name))).toEqual([])
})

test("a row is found by its parent's name, or without one", () => {
  expect(commandsOfRows("| `a b`, `c` | x |\n| `d`, `e f` | `g` |\n| g |")).toEqual(["a b", "a c", "d", "e f"])
})

test("an argument that cannot be read is told in the same words, whoever read it", async () => {
  expect((await runCommand("calendar", "grid", "soon")).err).toBe(
    "witryna: 'soon' is invalid for argument 'month'. It is a month such as 2026-11.",
  )
  expect((await runCommand("plural", "soon")).err).toBe(
    "witryna: 'soon' is invalid for argument 'number'. It is a number such as 22 or 0.5.",
  )
})

test("--json behind -- is a value", async () => {
  const { out, err } = await runCommand("validate", "nothing", "--", "--json")
  expect([out, err.startsWith("witryna: ")]).toEqual(["", true])
})

test.each([
  [["dance"], "unknown command"],
  [["texts", "set"], "missing required argument 'key'; --help tells what there is"],
  [["texts", "-X"], "unknown option '-X'; --help tells what there is"],
  [["-V"], "unknown option '-V'; witryna -v tells the version"],
  [["price", "shown", "--price", "1", "--price", "2"], "option '--price' is given twice"],
  [["price", "shown", "--price=1", "--lang", "pl", "--lang=en"], "option '--lang' is given twice"],
])("wrong usage ends with 64: witryna %j", async (words, reason) => {
  const { code, err } = await runCommand(...words)
  expect(code).toBe(64)
  expect(err).toContain(reason)
})

test("a text that no page has is wrong usage, told with the nearest key", async () => {
  expect(await runCommand("texts", "set", "product.addd", "Kup")).toEqual({
    out: "",
    err: "witryna: 'product.addd' is invalid for argument 'key'. Did you mean product.add?",
    code: 64,
  })
})
