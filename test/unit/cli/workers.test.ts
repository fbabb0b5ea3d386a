import { expect, test } from "vitest"
import { deathLimit, dieTooQuickly } from "../../../cli/serve/serve-workers.ts"

const deaths = (count: number, everyMs: number) => Array.from({ length: count }, (_, at) => at * everyMs)

test("a worker that dies now and then is replaced for ever, one that dies at once is not", () => {
  expect(dieTooQuickly(deaths(deathLimit.deaths, 1), 10)).toBe(false)
  expect(dieTooQuickly(deaths(deathLimit.deaths + 1, 1), 10)).toBe(true)
  expect(dieTooQuickly(deaths(1_000, 20_000), 999 * 20_000)).toBe(false)
})
