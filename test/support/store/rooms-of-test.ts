import type { ShopTransaction } from "../../../fixtures/shop/store/shop-store.ts"
import { openTestStore } from "./store-of-test.ts"

/** A new store as the shop's rooms are given it. */
export async function openRooms() {
  const { store } = await openTestStore()
  const change = <Result>(work: (within: ShopTransaction) => Promise<Result>): Promise<Result> => store.transaction(work, "read committed")
  return { reader: store.reader, change, writer: store.writer }
}

/** The same with a producer, and with products of these ids that nobody could show. */
export async function openRoomsWith(ids: readonly number[]) {
  const rooms = await openRooms()
  await rooms.writer.insertInto("producer").values({ id: 1, document: "{}" }).execute()
  for (const id of ids)
    await rooms.writer
      .insertInto("product")
      .values({ id, code: `p${id}`, listed: 1, producer: 1, document: "{}", reduction_end: null })
      .execute()
  return rooms
}
