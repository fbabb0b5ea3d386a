import { describe, expect, test } from "vitest"
import { plainRow } from "../../../core/basket/row-options.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { writeNotifyRequest } from "../../../fixtures/shop/asking/asking-store.ts"
import { readRows, writeRows } from "../../../fixtures/shop/basket/rows-store.ts"
import { basketOfAccount, openBasket, writePickup, writeRebateCode } from "../../../fixtures/shop/baskets-store.ts"
import { dataMoments, holdRevision, revisionOf } from "../../../fixtures/shop/revision-store.ts"
import {
  deleteEndedSessions,
  deleteSession,
  deleteUnusedGuests,
  setSessionEnd,
  setSessionPlace,
  visitorOfSession,
  writeSession,
} from "../../../fixtures/shop/sessions-store.ts"
import { deleteShopText, settingOf, shopTextsOf, writeSetting, writeShopText } from "../../../fixtures/shop/settings-store.ts"
import { deleteDevicesUntil, isKnownDevice, writeDevice } from "../../../fixtures/shop/sign-in/accounts-store.ts"
import { openRoomsWith } from "../../support/store/rooms-of-test.ts"

/** A store with one product in one size and one client, as the shop's rooms are given it. */
async function openShop() {
  const { reader, change, writer } = await openRoomsWith([5])
  await writer.updateTable("product").set({ reduction_end: 40 }).execute()
  await writer.insertInto("product_size").values({ product: 5, size: "M", position: 0, stock: "3", seeded: "3" }).execute()
  const client = { kind: "wholesaler", login: "Ola", email: "a@b.pl", first_name: "O", last_name: "L", points: "7", password_hash: "x" }
  const { id } = await writer.insertInto("account").values(client).returning("id").executeTakeFirstOrThrow()
  return { reader, change, accountId: id }
}

const nowhere = { country: null, zipcode: null }

describe("the rooms' stores do the same on both engines:", () => {
  test("settings, texts and versions", async () => {
    const { reader, change } = await openShop()
    expect([await settingOf(reader, "after_adding"), await settingOf(reader, "quick_payments")]).toEqual(["redirect", null])
    await change((within) => writeSetting(within, "after_adding", "layer"))
    await change((within) => writeSetting(within, "quick_payments", "demo"))
    expect([await settingOf(reader, "after_adding"), await settingOf(reader, "quick_payments")]).toEqual(["layer", "demo"])
    const written = (text: string) => change((within) => writeShopText(within, { key: "b", text }, "pl"))
    expect([await written("Łyk"), await written("Łyk"), await written("Woda")]).toEqual([true, false, true])
    await change((within) => writeShopText(within, { key: "a", text: "A" }, "pl"))
    expect(await shopTextsOf(reader, "pl")).toEqual([
      { key: "a", text: "A" },
      { key: "b", text: "Woda" },
    ])
    const forgotten = () => change((within) => deleteShopText(within, "b", "pl"))
    expect([await forgotten(), await forgotten(), await shopTextsOf(reader, "en")]).toEqual([true, false, []])
    await change((within) => holdRevision(within, "texts"))
    const [texts, catalogue] = [await revisionOf(reader, "texts"), await revisionOf(reader, "catalogue")]
    expect(texts).toBe(4)
    expect(await dataMoments(reader, 40)).toEqual({ catalogue, stock: 0, texts, settings: 2, ended: 0, begun: 0 })
    expect(await dataMoments(reader, 41)).toMatchObject({ ended: 40 })
  })

  test("who waits for a size is noted once", async () => {
    const { reader, change } = await openShop()
    for (const email of ["a@b.pl", "a@b.pl", "A@B.pl"])
      await change((within) => writeNotifyRequest(within, { productId: 5, sizeId: "M", email, language: "pl", atMs: 1 }))
    expect(await reader.selectFrom("notify_request").select("email").execute()).toEqual([{ email: "a@b.pl" }])
  })

  test("sessions, baskets and their rows", async () => {
    const { reader, change, accountId } = await openShop()
    const session = { accountId: null, expiresAtMs: 100, place: nowhere, network: "n" }
    const baskets = await change(async (within) => {
      const opened = [await openBasket(within, accountId), await openBasket(within, null), await openBasket(within, null)]
      for (const [at, basketId] of opened.entries())
        await writeSession(within, {
          ...session,
          tokenHash: `s${at}`,
          basketId,
          accountId: at === 0 ? accountId : null,
          expiresAtMs: 100 + at,
        })
      return opened
    })
    const [ofClient = 0, ofGuest = 0] = baskets
    expect(await basketOfAccount(reader, accountId)).toBe(ofClient)
    const row = { productId: 5, sizeId: "M", options: plainRow, quantity: decimalOf(2) }
    await change((within) => writeRows(within, ofGuest, [], [row]))
    await change((within) => writeRows(within, ofGuest, [row], [{ ...row, quantity: decimalOf(3) }]))
    expect(await readRows(reader, ofGuest)).toEqual([{ ...row, quantity: decimalOf(3) }])
    await change((within) => writeRebateCode(within, ofGuest, "KOD"))
    await change((within) => writePickup(within, ofGuest, 9))
    await change((within) => setSessionPlace(within, "s1", { country: "DE", zipcode: "10115" }))
    expect(await visitorOfSession(reader, "s1", 100)).toMatchObject({
      basketRevision: 4,
      rebateCode: "KOD",
      pickupId: 9,
      account: null,
      place: { country: "DE", zipcode: "10115" },
    })
    expect(await visitorOfSession(reader, "s0", 99)).toMatchObject({
      account: { id: accountId, kind: "wholesaler", login: "Ola", points: "7" },
    })
    expect(await visitorOfSession(reader, "s0", 100)).toBeNull()
    await change((within) => setSessionEnd(within, "s0", 200))
    await change((within) => deleteUnusedGuests(within, "n", 1))
    expect([await visitorOfSession(reader, "s1", 0), await readRows(reader, ofGuest)]).toEqual([null, []])
    await change((within) => deleteEndedSessions(within, 150))
    expect([await visitorOfSession(reader, "s2", 0), (await visitorOfSession(reader, "s0", 0))?.basketId]).toEqual([null, ofClient])
    await change((within) => deleteSession(within, "s0"))
    expect([await visitorOfSession(reader, "s0", 0), await basketOfAccount(reader, accountId)]).toEqual([null, ofClient])
  })

  test("devices", async () => {
    const { reader, change, accountId } = await openShop()
    await change((within) => writeDevice(within, "d", accountId, 10))
    expect([await isKnownDevice(reader, "d", accountId), await isKnownDevice(reader, "d", accountId + 1)]).toEqual([true, false])
    await change((within) => deleteDevicesUntil(within, 10))
    expect(await isKnownDevice(reader, "d", accountId)).toBe(false)
  })
})
