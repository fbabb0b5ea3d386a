import { expect, test } from "vitest"
import { keepingLimits, makeKeptReadings, type Reading } from "../../../adapters/origin/kept-readings.ts"

/** A store with a clock of its own, and a shop that counts how often it is asked. */
function opened() {
  let nowMs = 0
  let asked = 0
  const troubles: string[] = []
  const known: (Reading<string> | null)[] = []
  const readings = makeKeptReadings<string>(
    () => nowMs,
    (address) => void troubles.push(address),
  )
  let answer: () => Promise<Reading<string> | null> = async () => ({ value: `read ${asked}`, etag: '"a"', lastModified: null })
  return {
    troubles,
    known,
    later: (ms: number) => void (nowMs += ms),
    answers: (next: typeof answer) => void (answer = next),
    asked: () => asked,
    read: (address = "/a") =>
      readings.read(address, async (before) => {
        asked += 1
        known.push(before)
        return answer()
      }),
  }
}

/** Lets what runs behind an answer end. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test("a page is asked once by all who want it at the same time, and not again for a minute (10.991)", async () => {
  const shop = opened()
  expect(await Promise.all([shop.read(), shop.read(), shop.read()])).toEqual(["read 1", "read 1", "read 1"])
  shop.later(keepingLimits.freshMs - 1)
  expect(await shop.read()).toBe("read 1")
  expect(shop.asked()).toBe(1)
  expect(await shop.read("/b")).toBe("read 2")
})

test("an older reading is shown while the page is asked anew by what it said of itself (10.991)", async () => {
  const shop = opened()
  await shop.read()
  shop.later(keepingLimits.freshMs)
  expect(await shop.read()).toBe("read 1")
  await settled()
  expect(shop.known.at(-1)?.etag).toBe('"a"')
  expect(await shop.read()).toBe("read 2")
  shop.answers(async () => null)
  shop.later(keepingLimits.freshMs)
  await shop.read()
  await settled()
  expect(await shop.read()).toBe("read 2")
  expect(shop.asked()).toBe(3)
})

test("one that is too old is waited for, and what fails behind a reading leaves it in place (10.991)", async () => {
  const shop = opened()
  await shop.read()
  shop.answers(() => Promise.reject(new Error("away")))
  shop.later(keepingLimits.freshMs)
  expect(await shop.read()).toBe("read 1")
  await settled()
  expect(shop.troubles).toEqual(["/a"])
  shop.later(keepingLimits.staleMs)
  await expect(shop.read()).rejects.toThrow("away")
  shop.answers(async () => ({ value: "back", etag: null, lastModified: null }))
  expect(await shop.read()).toBe("back")
})

test("a page that is as it was without having been read is a failure, and is not kept (10.991)", async () => {
  const shop = opened()
  shop.answers(async () => null)
  await expect(shop.read()).rejects.toThrow("as it was")
  shop.answers(async () => ({ value: "read", etag: null, lastModified: null }))
  expect(await shop.read()).toBe("read")
})
