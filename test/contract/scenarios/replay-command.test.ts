import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { askedFields } from "../../../cli/scenarios/scenario-words.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { witrynaProcess } from "../../support/cli/witryna-process.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

/** As in a shell, for what only a process has: its start, its pipes, its code. */
const witryna = (...words: readonly string[]) => witrynaProcess(words, { environment: { NO_COLOR: "" } })

const original = join(projectFolder, "fixtures/scenarios/buy-single-size/scenario.json")

/** A file of its own for one test. */
async function scenarioFileWith(change: (text: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "witryna-scenario-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, "case.json")
  await writeFile(file, change(await readFile(original, "utf8")))
  return file
}

test("a journey that goes as recorded ends with 0 and prints events, commands and what is seen, without colours in a pipe", async () => {
  const { code, out, err } = await witryna("replay", "buy-single-size")
  expect([code, err]).toEqual([0, ""])
  expect(out).toContain("product: AddPressed\n      -> product: SubmitForm\n")
  expect(out).toContain("cart.rows: Kubek kamionkowy Poranek 350 ml (price 69,00")
  expect(out).toMatch(/^buy-single-size: same\n {2}A product with one size goes into the basket/)
  expect(out).not.toContain("\u001B")
})

test("a journey that goes otherwise ends with 1 and shows both, and --update makes the new one expected", async () => {
  const file = await scenarioFileWith((text) => text.replace('"counter": "1"', '"counter": "7"'))
  const differing = await runCommand("replay", file)
  expect(differing.code).toBe(1)
  expect(differing.out).toContain('views.miniBasket.counter\n      expected "7"\n      seen     "1"')
  const inJson: unknown = JSON.parse((await runCommand("replay", "--json", file)).out)
  expect(inJson).toMatchObject({ version: 1, exitCode: 1, data: { scenarios: [{ name: "buy-single-size", same: false, file }] } })
  expect((await runCommand("replay", "--update", file)).code).toBe(0)
  expect(await readFile(file, "utf8")).toBe(await readFile(original, "utf8"))
})

test("with --json what cannot be used is the message, and nothing is said twice", async () => {
  const { code, out, err } = await runCommand("replay", "buy-single-sise", "--json")
  expect([code, err]).toEqual([2, ""])
  expect(JSON.parse(out)).toMatchObject({ exitCode: 2, message: expect.stringContaining("did you mean buy-single-size?") })
})

test.each([
  ["that is no JSON", (text: string) => text.slice(1), "not JSON"],
  [
    "of a later version",
    (text: string) => text.replace('"version": 2', '"version": 3'),
    "its version is 3: it was made by a newer witryna",
  ],
  ["of no version", (text: string) => text.replace('"version": 2', '"version": "2"'), '["version"]'],
  [
    "with an event that nobody knows",
    (text: string) => text.replace('"AddPressed"', '"AddPresed"'),
    '["entries"][1]["event"]["event"], found {"type":"AddPresed"}',
  ],
  [
    "with an event of no kind",
    (text: string) => text.replace('"type": "Machine"', '"type": "AddPressed"'),
    '["entries"][1]["event"]: there is no type "AddPressed"; there are Opened, Submitted, Machine',
  ],
  ["whose tape names an entry that is not there", (text: string) => text.replace('"entry": 2', '"entry": 3'), '["tape"][1]["entry"]'],
])("a file %s ends with 2 and is named with the place", async (_, change, place) => {
  const file = await scenarioFileWith(change)
  const { code, out, err } = await runCommand("replay", file)
  expect([code, out]).toEqual([2, ""])
  expect(err).toContain(`witryna: ${file}: `)
  expect(err).toContain(place)
})

test("wrong usage ends with 64, and help names the exit codes and gives examples", async () => {
  expect((await runCommand("replay")).code).toBe(64)
  const { code, out } = await runCommand("replay", "--help")
  expect(code).toBe(0)
  expect(out).toMatch(/Exit codes: 0 .* 1 .* 2 /)
  expect(out).toContain("$ witryna replay buy-single-size")
})

test("a check tells sound files from those that hold something personal and those that cannot be used", async () => {
  const all = await runCommand("scenario", "check")
  expect([all.code, all.err]).toEqual([0, ""])
  const unmasked = await scenarioFileWith((text) => text.replace('"cookies": {}', '"cookies": { "client": "q1w2e3" }'))
  const broken = await scenarioFileWith(() => "{}")
  expect(await runCommand("scenario", "check", unmasked)).toMatchObject({ code: 1, err: expect.stringMatching(/^unmasked /) })
  expect((await runCommand("scenario", "check", unmasked, broken)).code).toBe(2)
})

test("the first line tells the first difference, and so does the last, --quiet nothing else, and what stays different is told once", async () => {
  const file = await scenarioFileWith((text) => text.replaceAll('"availability": "Produkt dostępny"', '"availability": "Brak"'))
  const { code, out } = await runCommand("replay", file)
  const verdict =
    /buy-single-size: differs at step 1 of \d+, 0\.0 s, Opened \/product-\S+: views\.product\.availability, expected "Brak", seen "Produkt dostępny"/
  expect(code).toBe(1)
  expect(out).toMatch(new RegExp(`^${verdict.source}\n[^]*\n${verdict.source}\n*$`))
  expect(out.match(/expected "Brak"\n/g)).toHaveLength(1)
  const quiet = await runCommand("replay", "--quiet", file)
  expect(quiet.code).toBe(1)
  expect(quiet.out).toMatch(new RegExp(`^${verdict.source}$`))
  expect(await runCommand("replay", "--quiet", "buy-single-size")).toMatchObject({ code: 0, out: "buy-single-size: same" })
})

test("--until plays no further and --from judges nothing before, and neither goes with --update", async () => {
  const file = await scenarioFileWith((text) => text.replace('"counter": "1"', '"counter": "7"'))
  expect(await runCommand("replay", "--quiet", "--until", "1", file)).toMatchObject({ code: 0, out: "buy-single-size: same" })
  const first = await scenarioFileWith((text) => text.replace('"availability": "Produkt dostępny"', '"availability": "Brak"'))
  const later = await runCommand("replay", "--from", "3", first)
  expect(later).toMatchObject({ code: 0, out: expect.not.stringContaining("Opened") })
  expect((await runCommand("replay", "--until", "0", file)).code).toBe(64)
  expect((await runCommand("replay", "--update", "--until", "1", file)).code).toBe(64)
})

test("a request on the tape that no event causes is told, and is not the same", async () => {
  const file = await scenarioFileWith((text) => {
    const scenario: { tape: readonly unknown[] } = JSON.parse(text)
    return JSON.stringify({ ...scenario, tape: [...scenario.tape, scenario.tape[0]] })
  })
  const { code, out } = await runCommand("replay", "--quiet", file)
  expect([code, out]).toEqual([1, "buy-single-size: differs: 1 request on the tape has no event"])
})

test("a request that is not on the tape is told by what it asks for, at the step that makes it", async () => {
  const file = await scenarioFileWith((text) => {
    const scenario: { tape: readonly unknown[] } = JSON.parse(text)
    return JSON.stringify({ ...scenario, tape: scenario.tape.slice(1) })
  })
  const { code, out } = await runCommand("replay", "--quiet", file)
  expect(code).toBe(1)
  expect(out).toMatch(
    /^buy-single-size: differs at step 1 of \d+, 0\.0 s, Opened \S+: not on the tape: POST \/graphql\/v1\/ \{"lang":"pol"\} query ownShop, /,
  )
  expect(out).toContain("product(productId: 501, ")
})

test.each([
  ['mutation { add(Input: [{id: 5, size: "M}("}]) { status } }', 'mutation add(Input: [{id: 5, size: "M}("}])'],
  ["query Named($a: Int) { a(x: {y: 1}) { b(c: 2) { d } } one: e, f }", "query a(x: {y: 1}), e, f"],
  ["{ basket { id } }", "query basket"],
  ["}}}(((", "query "],
])("a document %j asks for %j", (document, asked) => {
  expect(askedFields(document)).toBe(asked)
})

test("a scenario's folder may have any name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "witryna-renamed-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, "scenario.json"), await readFile(original, "utf8"))
  const { code, out, err } = await runCommand("replay", "--quiet", folder)
  expect([code, out]).toEqual([0, "buy-single-size: same"])
  expect(err).toContain('its name is "buy-single-size" but its folder is')
})

test("a scenario is renamed with its folder and all that lies there, never over another", async () => {
  const folder = await mkdtemp(join(tmpdir(), "witryna-rename-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const old = join(folder, "Ticket 12 (copy)")
  await mkdir(old)
  await writeFile(join(old, "scenario.json"), (await readFile(original, "utf8")).replace('"title"', '"expected": "1,00 zł",\n  "title"'))
  await writeFile(join(old, "notes.txt"), "what the customer wrote")
  expect(await runCommand("scenario", "rename", old, "ticket-12")).toMatchObject({ code: 0, out: expect.stringMatching(/^renamed /) })
  const renamed = join(folder, "ticket-12")
  expect(await readFile(join(renamed, "notes.txt"), "utf8")).toBe("what the customer wrote")
  const replay = await runCommand("replay", renamed)
  expect([replay.code, replay.err]).toEqual([0, ""])
  expect(replay.out).toMatch(/^ticket-12: same\n {2}A product .*\n {2}expected instead: 1,00 zł\n/)
  await mkdir(join(folder, "ticket-13"))
  expect(await runCommand("scenario", "rename", renamed, "ticket-13")).toMatchObject({ code: 1, err: expect.stringContaining("already") })
  expect((await runCommand("scenario", "rename", renamed, "../ticket")).code).toBe(64)
  expect((await runCommand("scenario", "rename", join(folder, "none"), "ticket-14")).code).toBe(2)
})

test("scenarios are listed and shown, and whoever misspells a name is told the known ones", async () => {
  const list = await runCommand("scenario", "list")
  expect(list).toMatchObject({ code: 0, out: expect.stringMatching(/^buy-single-size {2}\d+ steps {2}\S/m) })
  const show = await runCommand("scenario", "show", "buy-single-size")
  expect(show).toMatchObject({ code: 0, out: expect.stringContaining("1. 0.0 s Opened /product-pol-501") })
  for (const words of [["replay"], ["scenario", "show"]]) {
    const { code, err } = await runCommand(...words, "buy-singel-size")
    expect(code).toBe(2)
    expect(err).toMatch(/there is no such file; did you mean buy-single-size\?/)
  }
})
