import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { projectFolder } from "../../../cli/project.ts"
import { runCommand } from "../../support/cli/run-command.ts"

const folder = mkdtempSync(join(tmpdir(), "witryna-diff-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const recorded = "size-missing-then-buy"
const original = readFileSync(join(projectFolder, `fixtures/scenarios/${recorded}/scenario.json`), "utf8")

/** The recording with a change, as a file. */
function changed(name: string, change: (text: string) => string): string {
  const text = change(original)
  expect(text, "the change changes something").not.toBe(original)
  const file = join(folder, `${name}.json`)
  writeFileSync(file, text)
  return file
}

test("two recordings in which the same was done and seen are the same, whenever it was", async () => {
  const later = changed("later", (text) => text.replace(/"startMs": \d+/, '"startMs": 1773140400001'))
  expect(await runCommand("scenario", "diff", recorded, later)).toEqual({ code: 0, out: "the same", err: "" })
})

test("what the second one saw otherwise is told once, at the step where it begins", async () => {
  // what a later step does not change stays as it was
  const cheaper = changed("cheaper", (text) => text.replace('"price": "289,00 zł"', '"price": "279,00 zł"'))
  const { code, out } = await runCommand("scenario", "diff", recorded, cheaper)
  expect(code).toBe(1)
  expect(out.split("\n").slice(0, 4)).toEqual([
    "1. Opened /product-pol-535-Koszula-lniana-ze-stojka.html",
    "   views.product.price",
    '   first  "289,00 zł"',
    '   second "279,00 zł"',
  ])
  expect(out.split("views.product.price").length).toBe(2)
  // a program finds every step that differs, whole
  const { data, exitCode } = JSON.parse((await runCommand("scenario", "diff", recorded, cheaper, "--json")).out)
  const differences = [{ path: "views.product.price", expected: "289,00 zł", actual: "279,00 zł" }]
  expect([exitCode, data.parting, data.steps.length > 1]).toEqual([1, null, true])
  expect(data.steps[0]).toMatchObject({ step: 1, differences })
})

test("where another thing was done nothing more is compared, and an end is told as one", async () => {
  const other = changed("other", (text) => text.replace('"type": "SizeChosen", "sizeId": "M"', '"type": "SizeChosen", "sizeId": "S"'))
  const { code, out } = await runCommand("scenario", "diff", recorded, other)
  expect(code).toBe(1)
  expect(out).toMatch(/^\d\. from here they go different ways\n {3}first {2}.*"M".*\n {3}second .*"S".*$/)
  const longer = await runCommand("scenario", "diff", "buy-single-size", recorded)
  expect(longer.out).toContain("1. from here they go different ways")
})

test("a recording that is not there is no difference", async () => {
  const { code, err } = await runCommand("scenario", "diff", recorded, "size-missing-then-bui")
  expect(code).toBe(2)
  expect(err).toContain(`did you mean ${recorded}?`)
})
