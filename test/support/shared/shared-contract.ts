import { expect, test } from "vitest"
import type { ShopShared } from "../../../fixtures/shop/sharing/shop-shared.ts"
import { testNowMs } from "../shop/test-now.ts"

const limit = { most: 3, withinMs: 60_000 }
const most = { ofOwner: 2, ofAll: 4 }

/**
 * What all adapters of the shared port do alike.
 *
 * @param open two processes' views of one thing that they share; for an adapter that shares with nobody the same one twice
 */
export function sharedContract(open: () => Promise<readonly [one: ShopShared, other: ShopShared]>): void {
  test("so many events are counted within a time, and room comes back as they grow old", async () => {
    const [one, other] = await open()
    for (const shift of [0, 10_000, 20_000]) expect(await one.count(["a"], limit, testNowMs + shift)).not.toBeNull()
    expect(await other.count(["a"], limit, testNowMs + 30_000)).toBeNull()
    expect(await other.timesOf("a", limit.withinMs, testNowMs + 30_000)).toEqual([0, 10_000, 20_000].map((shift) => testNowMs + shift))
    expect(await one.count(["b"], limit, testNowMs + 30_000)).not.toBeNull()
    expect(await other.count(["a"], limit, testNowMs + 59_999)).toBeNull()
    expect(await other.count(["a"], limit, testNowMs + 60_000)).not.toBeNull()
    expect(await one.count(["a"], limit, testNowMs + 60_000)).toBeNull()
    expect(await one.timesOf("nobody", limit.withinMs, testNowMs)).toEqual([])
  })

  test("an event of several subjects is counted for all of them or for none, and forgotten for all", async () => {
    const [one, other] = await open()
    await one.count(["login"], limit, testNowMs)
    const event = await one.count(["login", "network"], limit, testNowMs + 1)
    await one.count(["login"], limit, testNowMs + 2)
    expect(await other.count(["network", "login"], limit, testNowMs + 3)).toBeNull()
    expect(await other.timesOf("network", limit.withinMs, testNowMs + 3)).toEqual([testNowMs + 1])
    await event?.forget()
    expect(await other.timesOf("network", limit.withinMs, testNowMs + 3)).toEqual([])
    expect(await other.timesOf("login", limit.withinMs, testNowMs + 3)).toEqual([testNowMs, testNowMs + 2])
    expect(await other.count(["network", "login"], limit, testNowMs + 3)).not.toBeNull()
  })

  test("events of the same millisecond are counted each", async () => {
    const [one, other] = await open()
    await one.count(["a"], limit, testNowMs)
    await other.count(["a"], limit, testNowMs)
    expect(await one.timesOf("a", limit.withinMs, testNowMs)).toEqual([testNowMs, testNowMs])
  })

  test("20 at once that share a limit of 3: 3 are let through", async () => {
    const both = await open()
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (both[at % 2] ?? both[0]).count([`own-${at}`, "shared"], limit, testNowMs)),
    )
    expect(counted.filter((event) => event !== null)).toHaveLength(3)
  })

  test("events from before the clock was set back shut nobody out", async () => {
    const [one] = await open()
    for (let times = 0; times < 3; times += 1) await one.count(["a"], limit, testNowMs + 3_600_000)
    expect(await one.count(["a"], limit, testNowMs)).not.toBeNull()
    expect(await one.timesOf("a", limit.withinMs, testNowMs)).toEqual([testNowMs])
  })

  test("a note is told to whoever has its key, until it is over or dropped", async () => {
    const [one, other] = await open()
    const note = { key: "k", text: '{"is":"added","name":"Łyżka"}', forMs: 600_000, owner: "n", most }
    await one.keep(note, testNowMs)
    expect(await other.noteOf("k", testNowMs + 599_999)).toBe(note.text)
    expect(await other.noteOf("l", testNowMs)).toBeNull()
    await one.keep({ ...note, text: "again" }, testNowMs + 1)
    expect(await other.noteOf("k", testNowMs + 1)).toBe("again")
    await other.dropNote("k")
    expect(await one.noteOf("k", testNowMs + 1)).toBeNull()
    await one.dropNote("k")
  })

  test("of too many notes the oldest goes: first of those of its owner, then of all", async () => {
    const [one, other] = await open()
    const notes = ["a1", "a2", "a3", "b1", "b2", "c1"]
    for (const [at, key] of notes.entries())
      await one.keep({ key, text: key, forMs: 600_000, owner: key.slice(0, 1), most }, testNowMs + at)
    const left = await Promise.all(notes.map((key) => other.noteOf(key, testNowMs + 9)))
    expect(left).toEqual([null, null, "a3", "b1", "b2", "c1"])
  })
}
