import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { refusalCodes } from "../../../core/messages/refusal.ts"
import { isCodeWord, isHarmlessName } from "../../../core/scenario/harmless-words.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

const schema = readFileSync(join(projectFolder, "fixtures/shop/schema.graphql"), "utf8").replaceAll(/"(?:[^"\\\n]|\\.)*"/g, "")

/** Fields and arguments: what stands before a colon or before arguments. */
const names = [...schema.matchAll(/([A-Za-z_]\w*)\s*[:(]/g)].flatMap(([, name]) => name ?? [])

test("fault: a new name of the wire that makes recordings differ. Every name of the shop's schema is on the list", () => {
  expect(names.length).toBeGreaterThan(200)
  expect([...new Set(names)].filter((name) => !isHarmlessName(name))).toEqual([])
})

test("every code of a refusal is on the list", () => {
  expect(refusalCodes.filter((code) => !isCodeWord(code))).toEqual([])
})

test("fault: a list that lets names of people through", () => {
  expect(["Kowalska", "anna", "12345678", "haslo", "__proto__", "constructor"].filter(isHarmlessName)).toEqual([])
})
