import { describe, expect, onTestFinished, test } from "vitest"
import { demoReport, settleOrders, tryOf } from "../../../fixtures/shop/orders/pay-order.ts"
import type { PaymentReport } from "../../../core/order/payment-state.ts"
import { deleteSetting } from "../../../fixtures/shop/settings-store.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { fillIn, orderingOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

const hour = 3_600_000

async function openOrder() {
  const lines: object[] = []
  const { shop, place, close } = await openProjectShop({ log: (line) => lines.push(line) })
  const database = await openShopData(place)
  onTestFinished(async () => {
    await database.close()
    await close()
  })
  const shopper = makeShopper(shop)
  await putInto(shopper, 501)
  await fillIn(shopper)
  const stock = async () => (await database.get("SELECT stock FROM product_size WHERE product = 501"))?.["stock"]
  const before = await stock()
  const ordering = orderingOf(shopper)
  const outcome = await ordering.place()
  if (!("number" in outcome)) throw new Error(JSON.stringify(outcome))
  const { number } = outcome
  const told = async () => {
    const order = await ordering.read(number)
    return [order?.status, order?.paid]
  }
  const report = async (reference: string, is: PaymentReport, more: Parameters<typeof demoReport>[3] = {}) => {
    const found = await tryOf(database.reader, reference)
    if (found === null) throw new Error("nobody began it")
    return send(shop, demoReport(found.secret, found.asked, is, more))
  }
  return { shop, shopper, database, number, told, report, stock, before, lines, begin: () => begin(shopper, number) }
}

const send = async (
  shop: { readonly fetch: (request: Request) => Promise<Response> },
  sent: { readonly body: string; readonly signature: string },
) =>
  (
    await shop.fetch(
      new Request(`${shopOrigin}/payment-notice.php`, { method: "POST", headers: { "x-signature": sent.signature }, body: sent.body }),
    )
  ).status

/** Begins to pay. @returns the reference of the try */
async function begin(shopper: Shopper, number: string): Promise<string> {
  const led = (await shopper.post("/prepaid.php", { order: number })).headers.get("location") ?? ""
  return new URL(led, shopOrigin).searchParams.get("reference") ?? ""
}

describe("the payment of an order", () => {
  test("counts once, however often it is reported; the return and the report come in either order (10.715, 10.719)", async () => {
    const { shopper, number, told, report, begin: pay, database } = await openOrder()
    expect(await told()).toEqual(["waiting", "open"])
    const reference = await pay()
    const page = await shopper.send(`/demo-payment.php?reference=${reference}`)
    const bank = await page.text()
    for (const shown of [number, "Bank Pokazowy", "nikt nie pobiera pieniędzy", "Pracownia Rzeczy Domowych"]) expect(bank).toContain(shown)
    const [, styles = ""] = /<link rel="stylesheet" href="([^"]*)">/.exec(bank) ?? []
    expect((await shopper.send(styles)).headers.get("content-type")).toMatch(/^text\/css/)
    const back = await shopper.post("/demo-payment.php", { reference, report: "pending" })
    expect([back.status, back.headers.get("location")]).toEqual([303, `/prepaid.php?order=${number}`])
    expect(await told()).toEqual(["waiting", "open"])
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => report(reference, "paid", { id: "one" })))
    expect(outcomes).toEqual([200, 200, 200, 200, 200])
    expect(await report(reference, "refused")).toBe(200)
    expect(await told()).toEqual(["accepted", "paid"])
    expect(await database.all("SELECT kind FROM mail ORDER BY id")).toEqual([{ kind: "orderPlaced" }, { kind: "orderAccepted" }])
    expect(await pay()).toBe("")
  })

  test("that is refused is begun anew, by guests too; of two that came in one is paid back (10.716, 9.171)", async () => {
    const { told, report, begin: pay, database } = await openOrder()
    const [first, second] = [await pay(), await pay()]
    await report(first, "refused")
    expect(await told()).toEqual(["waiting", "open"])
    await report(second, "paid")
    await report(first, "paid")
    expect(await told()).toEqual(["accepted", "paid"])
    expect(await settleOrders(database, testNowMs + hour)).toEqual({ overdue: [], paidBack: [second] })
    expect(await settleOrders(database, testNowMs + 2 * hour)).toEqual({ overdue: [], paidBack: [] })
    expect(await told()).toEqual(["accepted", "paid"])
  })

  test("of another sum, of another currency, not signed, or of nobody's order does not pay it (10.715, 10.716)", async () => {
    const { shop, told, report, begin: pay, database, lines } = await openOrder()
    const reference = await pay()
    await report(reference, "paid", { amount: { minor: 1 } })
    expect(await told()).toEqual(["waiting", "returning"])
    await settleOrders(database, testNowMs)
    expect(await told()).toEqual(["waiting", "returned"])
    const euro = await pay()
    await report(euro, "paid", { currency: "EUR" })
    expect(await told()).toEqual(["waiting", "returning"])
    const unpaid = await pay()
    const found = await tryOf(database.reader, unpaid)
    if (found === null) throw new Error("nobody began it")
    const forged = demoReport("secret", found.asked, "paid")
    expect(await send(shop, forged)).toBe(400)
    const changed = demoReport(found.secret, found.asked, "refused")
    expect(await send(shop, { ...changed, body: changed.body.replace("refused", "paid") })).toBe(400)
    expect(await send(shop, demoReport(found.secret, { ...found.asked, reference: "unheard" }, "paid"))).toBe(400)
    expect((await told())[0]).toBe("waiting")
    expect(lines.filter((line) => "during" in line && line.during === "payment notice")).toHaveLength(3)
  })

  test("that does not come in time ends the order, which gives back what it took; what comes afterwards is paid back (9.170, 9.171, 10.717)", async () => {
    const { told, report, begin: pay, database, number, stock, before } = await openOrder()
    const reference = await pay()
    expect(await stock()).not.toBe(before)
    expect(await settleOrders(database, testNowMs + hour - 1)).toEqual({ overdue: [], paidBack: [] })
    const both = await Promise.all([settleOrders(database, testNowMs + hour), settleOrders(database, testNowMs + hour)])
    expect(both.flatMap(({ overdue }) => overdue)).toContain(number)
    expect(await told()).toEqual(["cancelled", "none"])
    expect(await stock()).toBe(before)
    expect(await database.all("SELECT change FROM stock_movement ORDER BY id")).toEqual([{ change: "-1" }, { change: "1" }])
    expect(await report(reference, "paid")).toBe(200)
    expect(await told()).toEqual(["cancelled", "returning"])
    expect(await settleOrders(database, testNowMs + 2 * hour)).toEqual({ overdue: [], paidBack: [reference] })
    expect(await told()).toEqual(["cancelled", "returned"])
    expect(await pay()).toBe("")
  })

  test("is told of as it is, refused, waited for or not what was asked for, and the order stays (10.753, 11.542)", async () => {
    const { shopper, number, report, begin: pay } = await openOrder()
    const order = async () => Object(await shopper.data(`{ ownOrder(number: "${number}") { status lastTry buyer { email } } }`)).ownOrder
    expect(await order()).toMatchObject({ lastTry: "none" })
    const first = await pay()
    expect(await order()).toMatchObject({ lastTry: "begun" })
    await report(first, "refused")
    const buyer = { email: "zofia@example.org" }
    expect(await order()).toEqual({ status: "waiting", lastTry: "refused", buyer })
    await report(await pay(), "paid", { amount: { minor: 1 } })
    expect(await order()).toEqual({ status: "waiting", lastTry: "unfit", buyer })
    await report(await pay(), "paid")
    expect(await order()).toEqual({ status: "accepted", lastTry: "none", buyer })
  })

  test("is made otherwise as long as it is waited for, by what leaves the sum as it is, and held as long as that needs (10.754)", async () => {
    const { shopper, number, told, database, begin: pay, report } = await openOrder()
    const order = async () =>
      Object(await shopper.data(`{ ownOrder(number: "${number}") { payment { id } due otherPayments { id } } }`)).ownOrder
    const other = async (payment: string) => (await shopper.post("/prepaid.php", { order: number, payment })).headers.get("location")
    const before = await order()
    expect(before.otherPayments.map(({ id }: { readonly id: string }) => id)).toEqual(["przelew-online", "karta", "przelew", "pobranie"])
    // paid on delivery it comes to more, which nobody was shown here
    for (const none of ["pobranie", "za-30-dni", "czek", ""]) expect(await other(none)).toBe(`/prepaid.php?order=${number}`)
    expect(await order()).toEqual(before)
    expect(await other("przelew")).toBe(`/prepaid.php?order=${number}`)
    expect(await order()).toMatchObject({ payment: { id: "przelew" }, due: testNowMs + 7 * 24 * hour })
    expect(await settleOrders(database, testNowMs + hour)).toEqual({ overdue: [], paidBack: [] })
    expect(await other("karta")).toMatch(/^\/demo-payment\.php\?reference=/)
    await report(await pay(), "paid")
    expect(await told()).toEqual(["accepted", "paid"])
    expect(await order()).toMatchObject({ payment: { id: "karta" }, otherPayments: [] })
    await other("przelew")
    expect(await order()).toMatchObject({ payment: { id: "karta" } })
  })

  test("is left to the courier after a refusal, for the sum that was shown, and the money of before goes back (10.963, 11.674)", async () => {
    const { shopper, number, told, database, begin: pay, report, stock, before } = await openOrder()
    const [reference, late] = [await pay(), await pay()]
    await report(reference, "refused")
    const ordering = orderingOf(shopper)
    const placed = await ordering.read(number)
    const first = await database.get("SELECT total, own_total, document FROM shop_order")
    const other = (fields: Readonly<Record<string, string>>) =>
      shopper.post("/prepaid.php", { order: number, payment: "pobranie", ...fields })
    // a sum that is less than it comes to by now is looked at first
    for (const shown of [{}, { total_pobranie: "89.89" }, { total_pobranie: "0" }, { total_pobranie: "x" }]) {
      await other(shown)
      expect(await told()).toEqual(["waiting", "open"])
    }
    expect(await database.get("SELECT total, own_total, document FROM shop_order")).toEqual(first)
    expect((await other({ total_pobranie: "89.90" })).headers.get("location")).toBe(`/prepaid.php?order=${number}`)
    expect(await told()).toEqual(["accepted", "onDelivery"])
    const after = await ordering.read(number)
    expect(after).toMatchObject({
      payment: { id: "pobranie", moment: "dvp" },
      delivery: { id: "kurier-pobranie" },
      sums: {
        goods: { minor: 6900 },
        shipping: { minor: 2090 },
        total: { minor: 8990 },
        vat: [{ gross: { minor: 8990 }, tax: { minor: 1681 } }],
      },
      buyer: placed?.buyer,
      lines: placed?.lines,
    })
    expect(await database.get("SELECT total, own_total FROM shop_order")).toEqual({ total: 8990, own_total: 8990 })
    expect(await stock()).toBe(String(Number(before) - 1))
    const mails = await database.get("SELECT count(*) AS sent FROM mail WHERE kind = 'orderPlaced'")
    expect(mails).toEqual({ sent: 2 })
    // again, or by another, changes nothing
    await other({ total_pobranie: "89.90" })
    await shopper.post("/prepaid.php", { order: number, payment: "przelew" })
    expect(await told()).toEqual(["accepted", "onDelivery"])
    expect(await report(late, "paid")).toBe(200)
    expect(await told()).toEqual(["accepted", "returning"])
    expect(await settleOrders(database, testNowMs + hour)).toEqual({ overdue: [], paidBack: [late] })
  })

  test("of somebody else's order is begun by nobody (10.714)", async () => {
    const { shop, number } = await openOrder()
    const stranger = makeShopper(shop)
    await putInto(stranger, 501)
    expect((await stranger.post("/prepaid.php", { order: number })).status).toBe(404)
  })
})

test("a shop that says nothing of a provider has none: what is paid online is not offered, and nothing is begun (10.870, 10.871)", async () => {
  const { shop, database, number, shopper, report, begin: pay, told } = await openOrder()
  const reference = await pay()
  // the provider tells of a sum that does not fit
  await shopper.post("/demo-payment.php", { reference, report: "less" })
  expect(await told()).toEqual(["waiting", "returning"])
  await shopper.post("/demo-payment.php", { reference, report: "leave" })
  expect(await told()).toEqual(["waiting", "returning"])
  await deleteSettingOf(database)
  expect((await shopper.send(`/demo-payment.php?reference=${reference}`)).status).toBe(404)
  expect((await shopper.post("/prepaid.php", { order: number })).headers.get("location")).toBe(`/prepaid.php?order=${number}`)
  expect(Object(await shopper.data(`{ ownOrder(number: "${number}") { otherPayments { id } } }`)).ownOrder.otherPayments).toEqual([
    { id: "przelew" },
    { id: "pobranie" },
  ])
  const other = makeShopper(shop)
  await putInto(other, 501)
  expect((await orderingOf(other).quote()).payments.map(({ id }) => id)).toEqual(["przelew", "pobranie"])
  // a report of a try that was begun before still counts
  expect(await report(reference, "paid")).toBe(200)
})

const deleteSettingOf = (database: Awaited<ReturnType<typeof openShopData>>) =>
  database.transaction((within) => deleteSetting(within, "order_payments"), "read committed")
