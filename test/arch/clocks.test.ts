import { expect, test } from "vitest"
import { clockReadings } from "../support/sources/clock-readings.ts"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { projectSources } from "../support/sources/project-sources.ts"

/** What measures on purpose, and the one place by which tests may. */
const measuring =
  /^test\/(?:bench|cluster|mutation)\/|^test\/support\/processor-time\.ts$|^test\/support\/sources\/clock-readings\.ts$|^test\/arch\/clocks\.test\.ts$/

test("no test measures time by a clock", () => {
  const tests = projectSources(["test"]).filter(({ path }) => !measuring.test(path))
  expect(tests.length).toBeGreaterThan(400)
  expectKept(houseRules.clocks, tests.flatMap(clockReadings))
})

test.each([
  ["const start = performance.now()\nwork()\nexpect(performance.now() - start).toBeLessThan(100)", 3],
  ["expect(performance.now()).toBeLessThan(9)\nconst late = performance.now() > limit", 2],
  ["const began = Date.now()\nconst tookMs = Date.now() - began", 2],
  ["const began = Date.now()\nwork()\nconst ended = Date.now()\nexpect(ended - began < 20).toBe(true)", 4],
  ["const began = process.hrtime.bigint()", 1],
  ["const { user } = process.cpuUsage()", 1],
  ["page.evaluate(`performance.now() - start`)", 1],
])("%j is found", (text, line) => {
  expect(clockReadings({ path: "test/planted.ts", text })).toEqual([expect.stringMatching(`^test/planted.ts:${line} `)])
})

test.each(["const clock = () => performance.now()", "const days = Date.parse(shown) - Date.now()", "const until = Date.now() + 60_000"])(
  "%j compares no readings",
  (text) => {
    expect(clockReadings({ path: "test/planted.ts", text })).toEqual([])
  },
)
