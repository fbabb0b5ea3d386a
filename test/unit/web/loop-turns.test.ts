import { expect, test } from "vitest"
import { makeLoopTurns } from "../../../adapters/node/loop-turns.ts"

test("each who asks gets a turn of the event loop, in the order of asking, and no two the same", async () => {
  let now = 0
  let isOver = false
  const count = () => {
    now += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const turn = makeLoopTurns()
  const given: (readonly [who: number, turn: number])[] = []
  await Promise.all([1, 2, 3].map((who) => turn().then(() => void given.push([who, now]))))
  await turn()
  isOver = true
  expect(given.map(([who]) => who)).toEqual([1, 2, 3])
  expect(new Set(given.map(([, at]) => at)).size).toBe(3)
  expect(given[0]?.[1]).toBe(1)
})
