import { expect, onTestFinished, test } from "vitest"
import { correctAnswer } from "../../../cli/shop/correct-answer.ts"
import { settingAnswer } from "../../../cli/shop/settings-answer.ts"
import { drawInvoice } from "../../../fixtures/shop/orders/invoices/draw-invoice.ts"
import { documentsOf, invoiceOf, nextInSeries } from "../../../fixtures/shop/orders/invoices/invoices-store.ts"
import { liveOrder } from "../../../fixtures/shop/orders/live-order.ts"
import { orderOfNumber } from "../../../fixtures/shop/orders/orders-store.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import type { ShopData } from "../../support/shop/shop-data.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const day = 86_400_000

const live = (database: ShopData, number: string, type: "Packed" | "Sent", atMs: number) =>
  database.transaction((within) => liveOrder(within, number, { key: null, kind: type, about: {}, atMs, event: { type } }), "read committed")

async function sendAll(database: ShopData, numbers: readonly string[], atMs = testNowMs) {
  for (const number of numbers) await live(database, number, "Packed", atMs)
  await Promise.all(numbers.map((number) => live(database, number, "Sent", atMs)))
}

async function openWithOrders(count: number) {
  const opened = await openOrdering(onTestFinished)
  const order = async (): Promise<string> => {
    await putInto(opened.shopper, 501, "2")
    await opened.shopper.post("/order1.php", { payment: "pobranie" })
    return (await opened.order()).number
  }
  const numbers: string[] = []
  for (let at = 0; at < count; at += 1) numbers.push(await order())
  return { ...opened, numbers, order }
}

const orderOf = async (database: ShopData, number: string) => {
  const order = await orderOfNumber(database.reader, number)
  if (order === null) throw new Error(`no order ${number}`)
  return order
}
const documents = async (database: ShopData, number: string) => documentsOf(database.reader, (await orderOf(database, number)).id)
const asked = async (shopper: Shopper, query: string) => shopper.send(`/order-document.php?${query}`)

test("an order that is sent has an invoice with the tax of the order, and nobody but its buyer gets it (10.820, 10.823, 10.960, 11.582)", async () => {
  const { shop, shopper, database, numbers } = await openWithOrders(2)
  const [number = "", other = ""] = numbers
  expect(await documents(database, number)).toEqual([])
  await sendAll(database, [number])
  const [document] = await documents(database, number)
  expect(await shopper.data(`{ ownOrder(number: "${number}") { documents { id kind number } } }`)).toEqual({
    ownOrder: { documents: [document] },
  })
  const order = await orderOf(database, number)
  const invoice = await invoiceOf(database.reader, order.id, document?.id ?? 0)
  expect(invoice).toMatchObject({ vat: order.sums.vat, isPaid: false, orderNumber: number, seller: { taxNumber: "1234563218" } })
  const answer = await asked(shopper, `order=${number}&document=${document?.id}`)
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "private, no-store",
  ])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-")
  if (invoice === null) throw new Error("no invoice")
  expect((await drawInvoice(invoice))?.equals(bytes)).toBe(true)
  for (const query of [
    `order=${other}&document=${document?.id}`,
    `order=${number}&document=${(document?.id ?? 0) + 1}`,
    `order=${number}`,
    `order=${number}&document=0x1`,
    "document=1",
    `order=${"2".repeat(4000)}&document=1`,
  ])
    expect([query.slice(0, 60), (await asked(shopper, query)).status]).toEqual([query.slice(0, 60), 404])
  expect((await asked(makeShopper(shop), `order=${number}&document=${document?.id}`)).status).toBe(404)
})

test("numbers of a month have no gap: of eight at once, of changes that are not kept, and each month begins anew (10.821)", async () => {
  const { database, numbers, order, place } = await openWithOrders(8)
  await sendAll(database, numbers)
  const all = async (of: readonly string[]) =>
    (await Promise.all(of.map((number) => documents(database, number)))).flat().map(({ number }) => number)
  expect((await all(numbers)).toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }))).toEqual(
    Array.from({ length: 8 }, (_, at) => `FV/${at + 1}/03/2026`),
  )
  // sent once more, nothing is issued
  await live(database, numbers[0] ?? "", "Sent", testNowMs)
  await database
    .transaction(async (within) => {
      expect(await nextInSeries(within, "FV/2026-03")).toBe(9)
      throw new Error("not kept")
    }, "read committed")
    .catch(() => {})
  const ninth = await order()
  await sendAll(database, [ninth])
  expect(await all([ninth])).toEqual(["FV/9/03/2026"])
  await settingAnswer(place, "invoice_series", { is: "set", typed: "FS" })
  const april = await order()
  await sendAll(database, [april], testNowMs + 30 * day)
  expect(await all([april])).toEqual(["FS/1/04/2026"])
})

test("what was given back is corrected, again and again, and no more than there is (10.822)", async () => {
  const { database, numbers, place } = await openWithOrders(1)
  const [number = ""] = numbers
  const correct = (row: string) => correctAnswer(place, number, { rows: [row], reason: "Zwrot towaru", atMs: testNowMs })
  expect((await correct("1:1")).ok).toBe(false)
  await sendAll(database, [number])
  expect((await correct("1:1")).words).toBe(`FV-KOR/1/03/2026 corrects the invoice of ${number}.`)
  expect((await correct("1:2")).ok).toBe(false)
  expect((await correct("1:1")).words).toContain("FV-KOR/2/03/2026")
  await expect(correct("x")).rejects.toThrow("1:2")
  const shown = await documents(database, number)
  expect(shown.map(({ kind, number: named }) => [kind, named])).toEqual([
    ["invoice", "FV/1/03/2026"],
    ["correction", "FV-KOR/1/03/2026"],
    ["correction", "FV-KOR/2/03/2026"],
  ])
  const last = await invoiceOf(database.reader, (await orderOf(database, number)).id, shown[2]?.id ?? 0)
  expect([last?.rows[0]?.gross, last?.corrects?.number]).toEqual([{ minor: 0 }, "FV-KOR/1/03/2026"])
})
