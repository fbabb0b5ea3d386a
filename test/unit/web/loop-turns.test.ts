import { expect, test } from "vitest"
import { makeLoopTurns } from "../../../adapters/node/loop-turns.ts"

/** Counts the turns of the event loop from now on. */
function countTurns() {
  const counted = { turn: 0, isOver: false }
  const count = () => {
    counted.turn += 1
    if (!counted.isOver) setImmediate(count)
  }
  setImmediate(count)
  return counted
}

test("each who asks gets a turn of the event loop, in the order of asking, and no two the same", async () => {
  const counted = countTurns()
  const { next } = makeLoopTurns(() => 0)
  const given: (readonly [who: number, turn: number])[] = []
  await Promise.all([1, 2, 3].map((who) => next().then(() => void given.push([who, counted.turn]))))
  expect(given).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  const before = counted.turn
  await next()
  counted.isOver = true
  expect(counted.turn).toBe(before + 1)
})

test("while more comes nothing begins, and after twenty milliseconds it does all the same", async () => {
  const counted = countTurns()
  const clock = { nowMs: 1_000 }
  const { next, arrive: noteArrival } = makeLoopTurns(() => clock.nowMs)
  let came = 0
  const arrive = () => {
    if (came === 5) return
    came += 1
    void noteArrival()
    setImmediate(arrive)
  }
  arrive()
  await next()
  expect(came).toBe(5)

  came = -100
  arrive()
  const late = next().then(() => came)
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
  clock.nowMs += 20
  expect(await late).toBeLessThan(-85)
  came = 4
  counted.isOver = true
})

test("a crowd is let in some at a time, in its order, and work goes on beside it; whoever comes while there is room does not wait", async () => {
  const clock = { nowMs: 0 }
  const { next, arrive } = makeLoopTurns(() => clock.nowMs)
  expect(arrive()).toBeNull()
  clock.nowMs = 10
  const counted = countTurns()
  const order: (number | "work")[] = []
  const turns: number[] = []
  const work = next().then(() => void order.push("work"))
  const crowd = Array.from({ length: 40 }, (_, at) => arrive()?.then(() => [order.push(at), turns.push(counted.turn)]))
  expect(crowd).not.toContain(undefined)
  await Promise.all([...crowd, work])
  counted.isOver = true
  expect(order).toEqual([...Array.from(crowd.keys()).slice(0, 16), "work", ...Array.from(crowd.keys()).slice(16)])
  expect([...new Set(turns)].map((turn) => turns.filter((one) => one === turn).length)).toEqual([16, 16, 8])
  expect(arrive()).toBeNull()
})
