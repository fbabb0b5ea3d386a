import { expect, onTestFinished, test } from "vitest"
import { moneyText } from "../../../core/values/money-text.ts"
import { fillIn, orderingOf, postOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

async function openShopper(): Promise<Shopper> {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  return makeShopper(shop)
}

const send = async (shopper: Shopper, path: string, fields: Readonly<Record<string, string>>) => {
  const response = await shopper.post(path, fields)
  return [response.status, response.headers.get("location")] as const
}

/** What the form of the last look posts. */
async function lastLook(shopper: Shopper): Promise<Readonly<Record<string, string>>> {
  const { key, shown, total } = postOf(await orderingOf(shopper).quote())
  return { key, shown, total: moneyText(total), order_terms_conditions: "1", order_cancel: "1" }
}

const notice = async (shopper: Shopper) => Object(await shopper.data("{ ownNotice { is code message text } }")).ownNotice

test("payment, delivery and note are kept by a form, which leads to the last look or to the points (10.712)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  const chosen = { payment: "pobranie", delivery_prepaid: "kurier", delivery_dvp: "kurier-pobranie", note: " Proszę dzwonić. " }
  expect(await send(shopper, "/order1.php", chosen)).toEqual([303, "/order2.php"])
  expect(await orderingOf(shopper).quote()).toMatchObject({ payment: "pobranie", delivery: "kurier-pobranie", note: "Proszę dzwonić." })
  const byMap = await shopper.send("/order1.php", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "payment=blik&delivery=automat&next=points",
  })
  expect([byMap.status, byMap.headers.get("location")]).toEqual([303, "/pickup-sites.php?from=order"])
  expect(await orderingOf(shopper).quote()).toMatchObject({ payment: "blik", delivery: "automat", note: "Proszę dzwonić." })
  expect(await send(shopper, "/order1.php", { payment: "czek", note: "x".repeat(1001) })).toEqual([303, "/order1.php"])
  expect(await orderingOf(shopper).quote()).toMatchObject({ payment: "blik", delivery: "automat", note: "Proszę dzwonić." })
})

test("an order is placed by a form once, and leads to it each time (10.700, 10.712)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  await fillIn(shopper)
  const form = await lastLook(shopper)
  const [first, second] = await Promise.all([send(shopper, "/place-order.php", form), send(shopper, "/place-order.php", form)])
  expect(first).toEqual([303, expect.stringMatching(/^\/prepaid\.php\?order=[2-9A-Z]{5}-[2-9A-Z]{5}$/)])
  expect(second).toEqual(first)
  expect(await send(shopper, "/place-order.php", { ...form, key: "other" })).toEqual([303, "/return.php?status=basket_empty"])
})

test("what is refused leads back to its step, says why and orders nothing (10.703 to 10.705, 10.712, 11.504)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  const early = await lastLook(shopper)
  expect(await send(shopper, "/place-order.php", early)).toEqual([303, "/client-new.php"])
  expect(await notice(shopper)).toMatchObject({ is: "orderRefused", code: "incomplete", text: "data" })
  await fillIn(shopper)
  expect(await send(shopper, "/place-order.php", early)).toEqual([303, "/order2.php"])
  expect(await notice(shopper)).toMatchObject({ is: "orderRefused", code: "changed" })
  await send(shopper, "/order1.php", { payment: "blik", delivery: "automat" })
  const form = await lastLook(shopper)
  expect(await send(shopper, "/place-order.php", form)).toEqual([303, "/order1.php?lack=point"])
  await send(shopper, "/order1.php", { payment: "blik", delivery: "kurier" })
  const { total = "", ...rest } = await lastLook(shopper)
  expect(await send(shopper, "/place-order.php", { ...rest, total: "1.00" })).toEqual([303, "/order2.php"])
  expect(await notice(shopper)).toMatchObject({ code: "rose", text: `1.00\n${total}` })
  expect(await send(shopper, "/place-order.php", rest)).toEqual([303, "/order2.php"])
  expect(await send(shopper, "/place-order.php", { ...rest, total, order_cancel: "" })).toEqual([303, "/order2.php"])
  expect(await notice(shopper)).toMatchObject({ code: "incomplete", text: "cancel" })
  expect((await send(shopper, "/place-order.php", { ...rest, total }))[1]).toMatch(/^\/prepaid/)
})
