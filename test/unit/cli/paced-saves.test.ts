import { expect, test } from "vitest"
import { paceSaves } from "../../../cli/serve/paced-saves.ts"

/** A clock on which each save takes as long as there is something to save, and pauses end when the test says so. */
function paced() {
  let nowMs = 0
  let size = 0
  const saved: number[] = []
  const pauses: { readonly ms: number; readonly run: () => void }[] = []
  const saves = paceSaves(
    async () => {
      nowMs += size
      saved.push(size)
    },
    {
      nowMs: () => nowMs,
      after: (ms, run) => {
        pauses.push({ ms, run })
        return () => pauses.splice(0)
      },
    },
  )
  return {
    saves,
    saved,
    pauses,
    event: () => {
      size += 1
      saves.changed()
    },
    ended: () => new Promise<void>((resolve) => setImmediate(resolve)),
  }
}

test("what comes while a save or its pause is under way is in the next one: two saves for a thousand events", async () => {
  const { saved, pauses, event, ended } = paced()
  for (let at = 0; at < 1000; at += 1) event()
  await ended()
  expect(saved).toEqual([1])
  pauses[0]?.run()
  await ended()
  expect(saved).toEqual([1, 1000])
  // nothing new: nothing is saved
  pauses[1]?.run()
  await ended()
  expect(saved).toHaveLength(2)
})

test("a pause is nine times as long as the save took, and never shorter than half a second", async () => {
  const { pauses, event, ended } = paced()
  event()
  await ended()
  for (let at = 0; at < 999; at += 1) event()
  pauses[0]?.run()
  await ended()
  expect(pauses.map(({ ms }) => ms)).toEqual([500, 9000])
})

test("at the end nothing is paced any more, and a save that is under way is waited for", async () => {
  const { saves, saved, pauses, event } = paced()
  event()
  await saves.settled()
  expect(saved).toHaveLength(1)
  expect(pauses).toEqual([])
  event()
  expect(saved).toHaveLength(1)
})
