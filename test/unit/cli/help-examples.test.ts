import { expect, test } from "vitest"
import { commandTree, everyCommand } from "../../../cli/help/command-tree.ts"
import { createProgram } from "../../../cli/program.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { asMany } from "../../support/property/property.ts"

/** What serves, writes, asks another shop or the shop's data, replays for seconds, needs a file of the reader's, or a shell. */
const notHere =
  /^(?:serve|origin|compare https|shop|mail|newsletter|contact|orders|couriers|payments|stores|replay|scenario|texts (?:set|list)|man|completion)\b|[<>|@]|(?<!["\w])[\w-]+\.js(?:on)?\b/

/** The words of a command line, as a shell splits them. */
const wordsOf = (line: string) =>
  (line.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"))

const examples = everyCommand(commandTree(await createProgram())).flatMap(({ after }) =>
  [...after.matchAll(/^ {2}\$ witryna (.*?)(?: {2,}.*)?$/gm)].map(([, line = ""]) => line).filter((line) => !notHere.test(line)),
)

test("help is full of examples", () => {
  expect(examples.length).toBeGreaterThan(35)
})

test.each(examples)("the example of the help works: witryna %s", async (line) => {
  const { out, err, code } = await runCommand(...wordsOf(line))
  // a rule may refuse what the example shows; that is an answer as well
  expect([0, 1]).toContain(code)
  expect(`${out}${err}`).not.toMatch(/^(?:witryna: .*)?$/)
})

const answering = examples.filter((line) => !/^(?:help|product --example)\b/.test(line))

// the shape is made in one place: a run looks at some, others with each seed
test.each(asMany(answering, 20))("its --json is one object of the documented shape: witryna %s", async (line) => {
  const { out, code } = await runCommand(...wordsOf(line).filter((word) => word !== "--json"), "--json")
  const reply: unknown = JSON.parse(out)
  expect(Object.keys(Object(reply))).toEqual(["version", "exitCode", "message", "data"])
  expect(reply).toMatchObject({ version: 1, exitCode: code, message: code === 0 ? null : expect.stringMatching(/\S/) })
})
