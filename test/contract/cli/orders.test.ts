import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { advanceAnswer, orderAnswer, ordersAnswer, payAnswer, settleAnswer } from "../../../cli/shop/order-answers.ts"
import { orderPriceAnswer } from "../../../cli/shop/order-price.ts"
import { UserError } from "../../../cli/user-error.ts"
import { fillIn, orderingOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop, temporaryFolderForTest } from "../../support/shop/test-shop.ts"

async function shopWithOrder(payment: string) {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  await putInto(shopper, 501)
  await fillIn(shopper)
  const ordering = orderingOf(shopper)
  await ordering.choose({ payment })
  const outcome = await ordering.place()
  if (!("number" in outcome)) throw new Error(JSON.stringify(outcome))
  return { place, number: outcome.number }
}

const day = 86_400_000

test("`witryna orders` lists, pays, packs, sends and hands over an order, and no step out of its turn (10.708, 10.709)", async () => {
  const { place, number } = await shopWithOrder("przelew")
  expect((await ordersAnswer(place, "accepted")).words).toBe("There are no such orders.")
  expect((await ordersAnswer(place, null)).data).toEqual([
    expect.objectContaining({
      number,
      status: "waiting",
      paid: "open",
      currency: "PLN",
      buyer: "Zofia Nowacka",
      due: "2026-03-17T11:00:00.000Z",
    }),
  ])
  const advance = async (step: string, parcels: readonly string[] = []) => {
    const { ok, data } = await advanceAnswer(place, number, { step, parcels, atMs: testNowMs })
    return [ok, Object(data).status]
  }
  expect(await advance("packed")).toEqual([false, "waiting"])
  const wrong = await payAnswer(place, number, { amount: "1,00", atMs: testNowMs })
  expect([wrong.ok, Object(wrong.data).paid]).toEqual([true, "returning"])
  const settled = await settleAnswer(place, testNowMs)
  expect(Object(settled.data)).toMatchObject({ overdue: [], paidBack: [expect.stringMatching(/^hand-/)] })
  const paid = await payAnswer(place, number.toLowerCase(), { amount: null, atMs: testNowMs })
  expect(Object(paid.data)).toMatchObject({ status: "accepted", paid: "paid" })
  expect(await advance("sent")).toEqual([false, "accepted"])
  expect(await advance("packed")).toEqual([true, "packed"])
  expect(await advance("cancelled")).toEqual([false, "packed"])
  expect(await advance("sent")).toEqual([true, "sent"])
  expect(await advance("delivered")).toEqual([true, "delivered"])
  const { words } = await orderAnswer(place, number)
  expect(words).toMatch(/1 szt\. × Kubek kamionkowy Poranek 350 ml {2}\d+\.\d\d/)
  expect(words).toMatch(/buyer: Zofia Nowacka, Polna 3\/4, .*, zofia@example\.org, phone/)
  expect(words).toMatch(/goes to: Zofia Nowacka, Polna 3\/4, /)
  expect(words).toMatch(/VAT 23%: \d+\.\d\d \+ \d+\.\d\d = \d+\.\d\d/)
  expect(words).toContain("stock of 501 uniw: -1")
  expect((await settleAnswer(place, testNowMs + 30 * day)).words).toBe("Nothing is due.")
})

test("an order that is not paid in time is cancelled as time goes on (9.170, 10.717)", async () => {
  const { place, number } = await shopWithOrder("przelew")
  expect((await settleAnswer(place, testNowMs + 7 * day - 1)).words).toBe("Nothing is due.")
  expect((await settleAnswer(place, testNowMs + 7 * day)).words).toBe(`${number} was not paid in time`)
  expect((await orderAnswer(place, number)).words).toContain("stock of 501 uniw: 1")
})

test.each(["0", "23456-789AB", "x; DROP"])("an order %s that is not there is told, with the way to the list", async (typed) => {
  const { place } = await shopWithOrder("blik")
  await expect(orderAnswer(place, typed)).rejects.toThrow(UserError)
  await expect(orderAnswer(place, typed)).rejects.toThrow("`witryna orders list` lists those that are there")
})

test("`witryna order price` tells what a file comes to, with its tax (15.100, 15.101)", async () => {
  const file = join(await temporaryFolderForTest(), "basket.json")
  const write = (content: unknown) => writeFile(file, JSON.stringify(content))
  await write({
    goods: [
      { gross: "100.00", vat: 8 },
      { gross: "20.00", vat: 23 },
    ],
    shipping: "14.90",
    deposit: "2.00",
    balance: "36.90",
    payment: { percent: "1.5", fixed: "1.00", minimum: "3.00" },
  })
  expect(orderPriceAnswer(file)).toMatchObject({
    ok: true,
    data: {
      total: "103.00",
      surcharge: "3.00",
      fromBalance: "36.90",
      vat: [
        { percent: 23, gross: "37.90", net: "30.81", tax: "7.09" },
        { percent: 8, gross: "100.00", net: "92.59", tax: "7.41" },
        { percent: null, gross: "2.00", net: "2.00", tax: "0.00" },
      ],
    },
  })
  await write({ goods: [{ gross: "100", vat: 8, net: "1" }] })
  expect(() => orderPriceAnswer(file)).toThrow(UserError)
})
