import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"

const long = (part: (at: number) => string) => {
  let source = ""
  for (let at = 0; source.length < 190_000; at += 1) source += part(at)
  return source
}

test("of very many unknown names and warnings, the first hundred are listed, and near names are looked for a few times", () => {
  const unknown = compileFormula(`let v0 = 1;${long((at) => `w${at};`)}`, [])
  expect(unknown._tag === "Formula" && unknown.unknownNames.length).toBe(100)
  expect(unknown._tag === "Formula" && unknown.unknownNames.filter(({ near }) => near !== undefined).length).toBeLessThanOrEqual(20)
  const commas = compileFormula(
    long(() => "1,5;"),
    [],
  )
  expect(commas._tag === "Formula" && commas.warnings.length).toBe(100)
  const left = compileFormula(
    long(() => "console.log();"),
    [],
  )
  expect(left._tag === "Formula" && left.warnings.length).toBe(100)
})
