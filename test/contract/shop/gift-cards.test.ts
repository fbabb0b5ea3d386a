import { describe, expect, onTestFinished, test } from "vitest"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { openMailPost } from "../../../fixtures/shop/mail/mail-post.ts"
import type { ReadyMail } from "../../../fixtures/shop/mail/mail-way.ts"
import { payByHand } from "../../../fixtures/shop/orders/pay-order.ts"
import { shopMails } from "../../../fixtures/shop/shop-mails.ts"
import { cancelByKeeper, openOrdering } from "../../support/shop/order-shop.ts"
import { fillIn, orderingOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

// of the demo shop: 574 is a gift card of 100 to 500 zł, 501 a mug of 69 zł, delivery costs 14.90

const twoYearsMs = 731 * 86_400_000

async function openCards() {
  const opened = await openOrdering(onTestFinished)
  const { shop, database, order } = opened
  /** what is in the mails that are due */
  const mails = async (isTaken = true, nowMs = testNowMs): Promise<readonly ReadyMail[]> => {
    const sent: ReadyMail[] = []
    const send = async (mail: ReadyMail) => {
      sent.push(mail)
      if (!isTaken) throw new Error("the mail server is away")
    }
    const way = { send }
    await openMailPost({
      store: database,
      catalogue: makeCatalogueStore(),
      way,
      kinds: shopMails,
      from: null,
      now: () => nowMs,
      log: () => {},
    }).deliver()
    return sent
  }
  const codesIn = (sent: readonly ReadyMail[]) =>
    sent
      .filter(({ kind }) => kind === "giftCards")
      .flatMap(({ text }) => [...text.matchAll(/[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/g)].map(([code]) => code))
  const pay = async (number: string) => {
    const found = await database.get("SELECT total FROM shop_order WHERE number = ?", number)
    const amount = { minor: Number(found?.["total"]) }
    await database.transaction((within) => payByHand(within, number, { amount, currency: "PLN", atMs: testNowMs }), "read committed")
  }
  const buy = async (size: string, many = "1") => {
    const buyer = makeShopper(shop)
    await putInto(buyer, 574, many, { size })
    const { number, read } = await order(buyer)
    return { number, read }
  }
  return {
    ...opened,
    mails,
    codesIn,
    pay,
    buy,
    /** buys a card, pays it, and reads its code */
    card: async (size: string) => {
      const { number } = await buy(size)
      await pay(number)
      return { number, code: codesIn(await mails())[0] ?? "" }
    },
    balances: async () => (await database.all("SELECT balance FROM gift_card ORDER BY balance")).map(({ balance }) => balance),
  }
}

const enter = async (shopper: Shopper, code: string, next = "card") =>
  (await shopper.post("/order1.php", { gift_card: code, next })).headers.get("location")

describe("gift cards are bought (10.872)", () => {
  test("their codes come by mail once the order is paid, one each, and are kept as what tells them again", async () => {
    const { buy, pay, mails, codesIn, database, balances } = await openCards()
    const { number, read } = await buy("200", "2")
    expect(read?.sums).toMatchObject({ total: { minor: 40_000 }, vat: [{ vatPercent: null, gross: { minor: 40_000 } }] })
    expect(codesIn(await mails())).toEqual([])
    await pay(number)
    const sent = await mails()
    const codes = codesIn(sent)
    expect(new Set(codes).size).toBe(2)
    expect(sent.find(({ kind }) => kind === "giftCards")?.to).toBe("zofia@example.org")
    expect(await balances()).toEqual([20_000, 20_000])
    const kept = JSON.stringify([await database.all("SELECT * FROM gift_card"), await database.all("SELECT * FROM mail")])
    for (const code of codes) expect(kept).not.toContain(code)
  })

  test("a mail that was not taken has new codes when it is sent again, and the former pay nothing", async () => {
    const { buy, pay, mails, codesIn, shop, balances } = await openCards()
    await pay((await buy("100")).number)
    const [former = ""] = codesIn(await mails(false))
    const [newest = ""] = codesIn(await mails(true, testNowMs + 86_000_000))
    expect([former === newest, await balances()]).toEqual([false, [10_000]])
    const shopper = makeShopper(shop)
    await putInto(shopper, 501)
    expect([await enter(shopper, former), await enter(shopper, newest)]).toEqual(["/order1.php?card=unknown", "/order1.php"])
  })

  test("a rebate code takes nothing off them", async () => {
    const { shopper } = await openCards()
    await putInto(shopper, 574, "1", { size: "100" })
    await shopper.data('mutation { activateRebateCode(code: "LATO10") { status } }')
    expect((await orderingOf(shopper).quote()).sums.goods.minor).toBe(10_000)
  })
})

describe("gift cards pay (10.873, 10.874, 15.101)", () => {
  test("in parts until nothing is left, before any other payment, and each order once", async () => {
    const { card, shopper, order, balances } = await openCards()
    const { code } = await card("100")
    await putInto(shopper, 501)
    expect(await enter(shopper, ` ${code.toLowerCase().replaceAll("-", " ")}`)).toBe("/order1.php")
    const first = await order()
    expect(first.read).toMatchObject({ status: "accepted", paid: "none", sums: { fromCard: { minor: 8390 }, total: { minor: 0 } } })
    expect(await balances()).toEqual([1610])
    await putInto(shopper, 501)
    expect(await enter(shopper, code, "")).toBe("/order2.php")
    const second = await order()
    expect(second.read).toMatchObject({ status: "waiting", sums: { fromCard: { minor: 1610 }, total: { minor: 6780 } } })
    // the tax is of everything, whoever pays it
    expect(second.read?.sums.vat).toMatchObject([{ vatPercent: 23, gross: { minor: 8390 } }])
    expect(await balances()).toEqual([0])
    await putInto(shopper, 501)
    expect(await enter(shopper, code)).toBe("/order1.php?card=spent")
  })

  test("what they paid comes back with a cancelled order; a card whose order is cancelled pays no more", async () => {
    const { card, shopper, order, balances, database } = await openCards()
    const { code, number: boughtBy } = await card("100")
    await putInto(shopper, 501)
    await enter(shopper, code)
    const { number } = await order()
    await cancelByKeeper(database, number)
    expect(await balances()).toEqual([10_000])
    await putInto(shopper, 501)
    await enter(shopper, code)
    const again = await order()
    await cancelByKeeper(database, boughtBy)
    expect(await balances()).toEqual([0])
    await cancelByKeeper(database, again.number)
    expect(await balances()).toEqual([0])
  })

  test("of two orders at once one is paid by what is left", async () => {
    const { card, shop, shopper, balances } = await openCards()
    const { code } = await card("100")
    const other = makeShopper(shop)
    const posts = []
    for (const one of [shopper, other]) {
      await putInto(one, 501)
      await fillIn(one)
      await enter(one, code)
      posts.push(() => orderingOf(one).place())
    }
    const tags = (await Promise.all(posts.map((post) => post()))).map(({ _tag }) => _tag)
    expect(tags.toSorted()).toEqual(["Placed", expect.stringMatching(/^(?:PriceRose|Refused|Placed)$/)])
    const [left] = await balances()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(1610)
  })

  test("what is wrong is told on the page of the choice, and too many wrong ones wait; a card can be left out (9.80, 9.200, 11.620)", async () => {
    const { card, shopper, shop, database } = await openCards()
    const { code } = await card("100")
    await putInto(shopper, 501)
    await enter(shopper, code)
    expect((await orderingOf(shopper).quote()).card).toEqual({ minor: 10_000 })
    expect((await shopper.post("/order1.php", { next: "nocard" })).headers.get("location")).toBe("/order1.php")
    expect((await orderingOf(shopper).quote()).card).toBeNull()
    await database.run("UPDATE gift_card SET at = ?", testNowMs - twoYearsMs)
    expect(await enter(shopper, code)).toBe("/order1.php?card=over")
    const other = makeShopper(shop)
    await putInto(other, 501)
    const tries = []
    for (let tried = 0; tried < 11; tried += 1) tries.push(await enter(other, `2222-2222-2222-22${tried + 23}`))
    expect(tries.at(-1)).toBe("/order1.php?card=later")
  })
})
