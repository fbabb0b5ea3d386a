import { describe, expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import { formulaHints } from "../../../core/formula/formula-hints.ts"
import { nearestName } from "../../../core/formula/nearest-name.ts"

/** What looking for a near name took, in pairs of letters and names. */
function costOf(name: string, known: readonly string[]): number {
  const cost = { compared: 0 }
  nearestName(name, known, cost)
  return cost.compared
}

/** Different names that begin alike, so that comparing any two of them goes through all of their letters. */
const alike = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => `${"a".repeat(length - 4)}${String(at).padStart(4, "0")}`)

describe("a hint for a misspelt name has a bound of its own (12.21, 12.35)", () => {
  test("a name that nobody can mistype is compared with none", () => {
    expect(costOf(`${"a".repeat(100_000)}b`, ["a".repeat(100_000)])).toBe(0)
    expect(nearestName(`${"a".repeat(99)}b`, [`${"a".repeat(99)}c`])).toBe(`${"a".repeat(99)}c`)
    expect(nearestName(`${"a".repeat(100)}b`, [`${"a".repeat(100)}c`])).toBeNull()
  })

  test("comparing two names costs what their letters cost, not their product", () => {
    expect(costOf(`${"a".repeat(99)}b`, [`${"a".repeat(99)}c`])).toBeLessThan(1_000)
    expect(costOf(`${"b".repeat(99)}b`, [`${"a".repeat(99)}c`])).toBeLessThan(100)
  })

  test("all hints of a program share one budget", () => {
    const names = alike(900, 90)
    const declared = names.map((name) => `let ${name} = 1;`).join("")
    const asked = names.slice(0, 15).map((name) => `${name}x;`)
    const formula = compileFormula(`${declared}${asked.join("")}`, [])
    const hinted = formula._tag === "Formula" ? formula.unknownNames.filter(({ near }) => near !== undefined) : []
    expect(hinted.length).toBeGreaterThan(1)
    expect(hinted.length).toBeLessThan(8)
    // few names of the usual length all have their hint
    const usual = compileFormula("let height = 1, width = 2; heigth; widht; heigh; wdth; return height", [])
    expect(usual).toMatchObject({ unknownNames: [{ near: "height" }, { near: "width" }, { near: "height" }, { near: "width" }] })
  })

  test("so do the hints for keys of tables", () => {
    const keys = alike(900, 90)
    const table = `const t = { ${keys.map((key) => `${key}: 1`).join(", ")} };`
    const hints = formulaHints(
      `${table} return ${keys
        .slice(0, 15)
        .map((key) => `t.${key}x`)
        .join(" + ")}`,
    )
    const unknown = hints.filter(({ fault }) => fault === "UnknownKey")
    expect(unknown).toHaveLength(15)
    const near = unknown.filter((hint) => hint.near !== undefined)
    expect(near.length).toBeGreaterThan(1)
    expect(near.length).toBeLessThan(8)
  })
})
