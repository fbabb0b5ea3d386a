import { expect, test } from "vitest"
import { restartPauseMs } from "../../../cli/serve/serve-workers.ts"

const deaths = (count: number, everyMs: number) => Array.from({ length: count }, (_, at) => at * everyMs)

test("a worker that dies now and then is replaced at once for ever; one that dies at once, later and later, and always again", () => {
  expect(deaths(9, 1).map((_, at) => restartPauseMs(deaths(at + 1, 1), 8))).toEqual([0, 0, 250, 500, 1000, 2000, 4000, 8000, 16_000])
  expect(restartPauseMs(deaths(1_000, 1), 1_000)).toBe(30_000)
  expect(restartPauseMs(deaths(1_000, 40_000), 999 * 40_000)).toBe(0)
})
