import { describe, expect, test } from "vitest"
import { makeStoreShared } from "../../../fixtures/shop/sharing/store-shared.ts"
import { sharedContract } from "../../support/shared/shared-contract.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openStore, openTestStore } from "../../support/store/store-of-test.ts"

describe("what processes share by the store", () => {
  sharedContract(async () => {
    const { store, place } = await openTestStore()
    return [makeStoreShared(store), makeStoreShared(await openStore(place))]
  })

  test("what is over does not stay in the tables", async () => {
    const { store } = await openTestStore()
    const shared = makeStoreShared(store)
    const limit = { most: 1, withinMs: 1000 }
    for (let at = 0; at < 64; at += 1) await shared.count([`s${at}`], limit, testNowMs + at * 100)
    const { length } = await store.reader.selectFrom("shared_count").select("subject").execute()
    expect(length).toBeLessThan(15)
    const note = { text: "x", forMs: 10, owner: "o", most: { ofOwner: 9, ofAll: 9 } }
    await shared.keep({ key: "a", ...note }, testNowMs)
    await shared.keep({ key: "b", ...note }, testNowMs + 10)
    expect(await store.reader.selectFrom("shared_note").select("key").execute()).toEqual([{ key: "b" }])
  })
})
