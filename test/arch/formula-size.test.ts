import { expect, test } from "vitest"
import { formulaScripts } from "../../cli/tasks/formula-scripts.ts"

test("the interpreter of formulas and what few of them need are two scripts that do not grow", async () => {
  const scripts = await formulaScripts()
  expect(scripts.map(({ what }) => what)).toEqual(["price formulas, interpreter", "price formulas, rarely used"])
  for (const { what, bytes, limitBytes } of scripts) {
    expect(bytes, what).toBeGreaterThan(5_000)
    expect(bytes, what).toBeLessThanOrEqual(limitBytes)
  }
})
