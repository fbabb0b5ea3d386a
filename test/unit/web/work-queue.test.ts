import { expect, test } from "vitest"
import { makeWorkQueue } from "../../../core/web/work-queue.ts"

const stays = new AbortController().signal

test("works are done in their order, so many at once, and those beyond the queue are refused at once", async () => {
  const queue = makeWorkQueue({ atOnce: 1, waiting: 2 })
  const gates = [1, 2, 3, 4].map(() => Promise.withResolvers<void>())
  const begun: number[] = []
  const work = (at: number) => async () => {
    begun.push(at)
    await gates[at]?.promise
    return at
  }
  const runs = gates.map((_, at) => queue.run(work(at), stays))
  expect(await runs[3]).toBeNull()
  expect(begun).toEqual([0])
  for (const gate of gates) gate.resolve()
  expect(await Promise.all(runs)).toEqual([0, 1, 2, null])
  expect(begun).toEqual([0, 1, 2])
})

test("whoever leaves while waiting makes room, and the work is not begun", async () => {
  const queue = makeWorkQueue({ atOnce: 1, waiting: 1 })
  const gate = Promise.withResolvers<string>()
  const leaves = new AbortController()
  const first = queue.run(() => gate.promise, stays)
  const second = queue.run(() => Promise.reject(new Error("begun all the same")), leaves.signal)
  leaves.abort()
  expect(await second).toBeNull()
  const third = queue.run(async () => "third", stays)
  gate.resolve("first")
  expect([await first, await third]).toEqual(["first", "third"])
})

test("works that wait for nothing are begun one after the other's pause, and whoever left meanwhile is not", async () => {
  const pauses: (() => void)[] = []
  const queue = makeWorkQueue({ atOnce: 2, waiting: 1, pause: () => new Promise((resolve) => void pauses.push(resolve)) })
  const leaves = new AbortController()
  const begun: number[] = []
  const run = (at: number, signal: AbortSignal = stays) => queue.run(async () => begun.push(at), signal)
  const runs = [run(1), run(2, leaves.signal), run(3)]
  expect(begun).toEqual([])
  leaves.abort()
  pauses[1]?.()
  expect(await runs[1]).toBeNull()
  await Promise.resolve()
  expect([begun, pauses.length]).toEqual([[], 3])
  pauses[0]?.()
  pauses[2]?.()
  await Promise.all(runs)
  expect(begun).toEqual([1, 3])
})

test("a work that fails gives its place on", async () => {
  const queue = makeWorkQueue({ atOnce: 1, waiting: 1 })
  await expect(queue.run(() => Promise.reject(new Error("damaged")), stays)).rejects.toThrow("damaged")
  expect(await queue.run(async () => "next", stays)).toBe("next")
})
