import { expect, test } from "vitest"
import { faultsOf } from "../../cli/tasks/size-report.ts"
import { formulaScripts } from "../../cli/tasks/formula-scripts.ts"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"

test("the interpreter of formulas and what few of them need are two scripts that do not grow", async () => {
  const scripts = await formulaScripts()
  expect(scripts.map(({ what }) => what)).toEqual(["price formulas, interpreter", "price formulas, rarely used"])
  for (const { what, bytes } of scripts) expect(bytes, what).toBeGreaterThan(5_000)
  expectKept(houseRules.formulaSize, faultsOf(scripts))
})
