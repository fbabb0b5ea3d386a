import { expect, test } from "vitest"
import { createVirtualClock } from "../../../adapters/replay/virtual-clock.ts"

const settle = async () => undefined

test("timers run at their moments, in their order, also those that a timer sets", async () => {
  const clock = createVirtualClock(1000)
  const told: (readonly [string, number])[] = []
  const tell = (name: string) => told.push([name, clock.nowMs()])
  clock.after(500, () => tell("late"))
  clock.after(100, () => {
    tell("early")
    clock.after(100, () => tell("set by early"))
  })
  clock.after(100, () => tell("as early"))
  await clock.advanceTo(1600, settle)
  expect(told).toEqual([
    ["early", 1100],
    ["as early", 1100],
    ["set by early", 1200],
    ["late", 1500],
  ])
  expect(clock.nowMs()).toBe(1600)
})

test("a timer that is not due waits, one that is due to the millisecond does not, and leaving the page drops all", async () => {
  const clock = createVirtualClock(0)
  let ran = 0
  clock.after(100, () => {
    ran += 1
  })
  await clock.advanceTo(99, settle)
  expect(ran).toBe(0)
  await clock.advanceTo(100, settle)
  expect(ran).toBe(1)
  clock.after(1, () => {
    ran += 1
  })
  clock.clear()
  await clock.advanceTo(1000, settle)
  expect(ran).toBe(1)
})
