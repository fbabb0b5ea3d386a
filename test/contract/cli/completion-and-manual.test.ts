import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { commandTree, everyCommand } from "../../../cli/help/command-tree.ts"
import { completionShells } from "../../../cli/help/completion-script.ts"
import { manualPage } from "../../../cli/help/manual-page.ts"
import { createProgram } from "../../../cli/program.ts"
import { runCommand } from "../../support/cli/run-command.ts"

const tree = commandTree(await createProgram())
const commands = everyCommand(tree)
const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0

const folder = mkdtempSync(join(tmpdir(), "witryna-completion-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(completionShells)("completion for %s knows every command, option and choice", async (shell) => {
  const { out, code } = await runCommand("completion", shell)
  expect(code).toBe(0)
  for (const { path, options } of commands) {
    expect(out).toContain(path.map((name) => ` ${name}`).join(""))
    for (const { name, choices } of options) {
      expect(out).toContain(shell === "fish" ? ` -l ${name.slice(2)}` : name)
      for (const choice of choices) expect(out).toContain(choice)
    }
  }
})

test.each(completionShells)("%s reads the script that is made for it", async (shell) => {
  // a shell that this machine lacks is not asked
  if (!isInstalled(shell)) return
  const file = join(folder, `witryna.${shell}`)
  writeFileSync(file, `${(await runCommand("completion", shell)).out}\n`)
  expect(spawnSync(shell, ["-n", file], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" })
})

test.skipIf(!isInstalled("bash")).each([
  [["pr"], "product price"],
  [["price", "om"], "omnibus"],
  [["price", "omnibus", "--lan"], "--lang"],
  [["price", "omnibus", "--lang", ""], "en pl"],
  [["price", "omnibus", "--lang", "pl", "--jso"], "--json --json-lines"],
  [["price", "omnibus", "--price", ""], ""],
  [["validate", "em"], "email"],
  [["help", "qu"], "quantity"],
  [["replay", "buy-s"], "buy-single-size"],
  [["scenario", "diff", "buy-single-size", "size-m"], "size-missing-then-buy"],
  [["texts", "get", "product.addT"], "product.addTitle"],
  [["nowhere", "rep"], "replay"],
])("bash completes witryna %j", async (words, offered) => {
  const { out } = await runCommand("completion", "bash")
  const script = `${out}\nCOMP_WORDS=(witryna "$@"); COMP_CWORD=$#; _witryna; echo "\${COMPREPLY[*]}"`
  const found = execFileSync("bash", ["-c", script, "bash", ...words], { encoding: "utf8" }).trim()
  expect(found.split(" ").toSorted().join(" ")).toBe(offered.split(" ").toSorted().join(" "))
})

test("a shell that there is no completion for is told with those that there are", async () => {
  expect((await runCommand("completion", "bsh")).err).toContain("Did you mean bash?")
  expect((await runCommand("completion", "tcsh")).err).toContain("Allowed choices are bash, zsh, fish.")
})

test("the manual has a section for every command, with its options and examples", async () => {
  const { out } = await runCommand("man")
  const plain = out.replaceAll(String.raw`\-`, "-")
  for (const { path, options, usage } of commands) {
    if (path.length > 0) expect(plain).toContain(`.SS witryna ${path.join(" ")} ${usage}`)
    for (const { term } of options) expect(plain).toContain(`.B ${term}`)
  }
  expect(plain.match(/^\.B --color <when>$/gm), "what every command takes is told once").toHaveLength(1)
  expect(plain).toContain("Exit codes: 0 fine")
  expect(out).toMatch(/^\.TH WITRYNA 1 "" "witryna \d+\.\d+\.\d+" "Witryna"\n/)
})

test("nothing that is told in the manual is read as a request of roff", () => {
  const made = manualPage({ ...tree, commands: [{ ...tree, path: ["odd"], description: ".so /etc/passwd", after: "'br\n\\n(x" }] }, "1")
  expect(made).toContain(String.raw`\&.so /etc/passwd`)
  expect(made).toContain(`${String.raw`\&'br`}\n${String.raw`\en(x`}`)
})

const roff = "groff"
test.skipIf(!isInstalled(roff))("groff reads the manual without a word", async () => {
  const { out } = await runCommand("man")
  const { status, stderr } = spawnSync(roff, ["-man", "-Tutf8", "-ww"], { input: `${out}\n`, encoding: "utf8" })
  expect([status, stderr]).toEqual([0, ""])
})
