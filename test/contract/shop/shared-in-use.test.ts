import { describe, expect, onTestFinished, test } from "vitest"
import { askingsPerDay } from "../../../core/asking/asking.ts"
import { wrongCodeLimit } from "../../../core/pricing/limits.ts"
import { createShop, type Shop, type ShopOptions } from "../../../fixtures/shop/create-shop.ts"
import { makeMemoryShared } from "../../../fixtures/shop/sharing/memory-shared.ts"
import { makeStoreShared } from "../../../fixtures/shop/sharing/store-shared.ts"
import { openValkeyShared } from "../../../fixtures/shop/sharing/valkey-shared.ts"
import { attemptLimit } from "../../../fixtures/shop/sign-in/attempts.ts"
import { startValkey, valkeyProgram } from "../../support/shared/valkey-server.ts"
import { basketOf, makeShopper, noticeOf } from "../../support/shop/shopper.ts"
import { fromAddress, signIn, signInOutcome } from "../../support/shop/sign-in.ts"
import { openTestShop, seededFolder } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

if (valkeyProgram === null) console.log("Valkey: skipped, this machine has neither valkey-server nor redis-server")

/** A loaded machine is slow, and that is no outage. */
const patience = { connectMs: 20_000, answerMs: 20_000 }

type Sharing = Required<ShopOptions>["openShared"]

const sharing: Readonly<Record<string, () => Promise<Sharing>>> = {
  "the store": async () => async (store) => makeStoreShared(store),
  Valkey: async () => {
    const { address } = await startValkey("hush")
    return () => openValkeyShared(address, { log: () => undefined, patience })
  },
}

/** Two processes' shops on the same data. */
async function openTwo(openShared: Sharing): Promise<readonly [Shop, Shop]> {
  const places = await seededFolder()
  const open = async () => {
    const shop = await createShop({ ...places, now: () => testNowMs, openShared })
    onTestFinished(() => shop.close())
    return shop
  }
  return [await open(), await open()]
}

/** Somebody whose every other request meets the other process. */
function betweenBoth([one, other]: readonly [Shop, Shop], address = "203.0.113.7") {
  let asked = 0
  return makeShopper({ fetch: (request) => fromAddress((asked++ & 1) === 0 ? one : other, address).fetch(request) })
}

describe.each(Object.keys(sharing))("two processes that share by %s", (by) => {
  test.skipIf(by === "Valkey" && valkeyProgram === null)(
    "tell each other's notices once, and count wrong passwords, wrong codes and what is asked together",
    async () => {
      const openShared = await sharing[by]?.()
      if (openShared === undefined) throw new Error(by)
      const both = await openTwo(openShared)

      const shopper = betweenBoth(both)
      await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
      expect(await noticeOf(shopper)).toMatchObject({ is: "added", productId: 602 })
      expect(await noticeOf(shopper)).toBeNull()

      for (let tries = 0; tries < attemptLimit.tries; tries += 1) await signIn(betweenBoth(both), "hurt", "zgaduje")
      for (const shop of both) expect(await signInOutcome(makeShopper(fromAddress(shop, "203.0.113.9")), "hurt", "hurtowo1")).toBe("later")

      const enter = (code: string, shop: Shop) => makeShopper(fromAddress(shop, "203.0.113.10")).post("/rebatecode.php", { code })
      for (let tries = 0; tries < wrongCodeLimit.tries; tries += 1) await enter("NIEMA", both[(tries & 1) === 0 ? 0 : 1])
      for (const shop of both) {
        const guesser = makeShopper(fromAddress(shop, "203.0.113.10"))
        await guesser.post("/rebatecode.php", { code: "LATO10" })
        expect(await noticeOf(guesser)).toMatchObject({ is: "rebateRefused", code: "later" })
      }

      const ask = async (shop: Shop, text: string) => {
        const asker = makeShopper(fromAddress(shop, "203.0.113.11"))
        await asker.post("/product-ask.php", {
          asking: "question",
          product: "601",
          question_email: "jan@kowalski.com",
          question_text: text,
        })
        return (await noticeOf(asker))?.["code"] ?? "taken"
      }
      const [one, other] = both
      expect([await ask(one, ""), await ask(other, "")]).toEqual(["form", "form"])
      for (let asked = 0; asked < askingsPerDay.question; asked += 1)
        expect(await ask(both[(asked & 1) === 0 ? 0 : 1], `Ile waży ${asked}?`)).toBe("taken")
      expect([await ask(one, "Ile waży?"), await ask(other, "Ile waży?")]).toEqual(["limit", "limit"])
    },
  )
})

test("a notice that cannot be kept takes nothing back of what the shopper has done", async () => {
  const shared = { ...makeMemoryShared(), keep: () => Promise.reject(new Error("no room")) }
  const { shop, lines } = await openTestShop({ shared })
  const shopper = makeShopper(shop)
  const answer = await shopper.post("/basketchange.php", { product: "602", size: "uniw" })
  expect([answer.status, await basketOf(shopper), await noticeOf(shopper)]).toEqual([303, [[602, "uniw", 1]], null])
  expect(lines).toMatchObject([{ level: "error", during: "keep a notice", error: expect.stringContaining("no room") }])
})

test("what fails is not counted against who asked", async () => {
  const { shop, database } = await openTestShop()
  await database.run("ALTER TABLE question RENAME TO gone")
  const asker = makeShopper(fromAddress(shop, "203.0.113.7"))
  const ask = async () => {
    const form = { asking: "question", product: "601", question_email: "jan@kowalski.com", question_text: "Ile waży?" }
    return (await asker.post("/product-ask.php", form)).status
  }
  for (let asked = 0; asked <= askingsPerDay.question; asked += 1) expect(await ask()).toBeGreaterThanOrEqual(500)
  await database.run("ALTER TABLE gone RENAME TO question")
  await ask()
  expect(await noticeOf(asker)).toMatchObject({ is: "asked" })
  expect((await noticeOf(asker))?.["code"]).toBeUndefined()
})
