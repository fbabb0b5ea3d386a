import { expect, test } from "vitest"
import { budgetLine, childrenProcessorMs } from "../../../cli/tasks/time-budget.ts"

const budget = { wallSeconds: 60, processorSeconds: 90 }

test.each([
  [
    { wallMs: 58_200, processorMs: 88_000 },
    "check took 58 s wall clock of 60, 88 s processor of 90 (load 1.5; budgets are for two quiet cores)",
  ],
  [
    { wallMs: 101_600, processorMs: 208_000 },
    "check took 102 s wall clock of 60, over its budget, 208 s processor of 90, MORE THAN TWICE ITS BUDGET (load 1.5; budgets are for two quiet cores)",
  ],
  [{ wallMs: 58_200, processorMs: null }, "check took 58 s wall clock of 60 (load 1.5; budgets are for two quiet cores)"],
])("a run says what it took beside its budget: %o", (taken, line) => {
  expect(budgetLine("check", taken, budget, 1.5)).toBe(line)
})

test("without a budget for the processor its time is told alone", () => {
  expect(budgetLine("npm test", { wallMs: 1000, processorMs: 2000 }, { wallSeconds: 720, processorSeconds: null }, 0)).toBe(
    "npm test took 1 s wall clock of 720, 2 s processor (load 0.0; budgets are for two quiet cores)",
  )
})

test("the processor time of ended children is read whatever the program is called", () => {
  expect(childrenProcessorMs("4711 (a (odd) name) S 1 4711 4711 0 -1 4194304 100 200 0 0 7 8 1234 66 20 0 1 0 99")).toBe(13_000)
  expect(childrenProcessorMs("")).toBeNull()
})
