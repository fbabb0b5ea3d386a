import { expect, onTestFinished, test } from "vitest"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { openMailPost } from "../../../fixtures/shop/mail/mail-post.ts"
import { mailHtml } from "../../../fixtures/shop/mail/mail-words.ts"
import type { ReadyMail } from "../../../fixtures/shop/mail/mail-way.ts"
import { shopMails } from "../../../fixtures/shop/shop-mails.ts"
import { orderOfNumber } from "../../../fixtures/shop/orders/orders-store.ts"
import { payByHand, settleOrders } from "../../../fixtures/shop/orders/pay-order.ts"
import { liveOrder } from "../../../fixtures/shop/orders/live-order.ts"
import { openShopData, type ShopData } from "../../support/shop/shop-data.ts"
import { fillIn, orderingOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

const settle = (database: ShopData) => settleOrders(database, testNowMs + 3_600_000)

/** An order placed in a language and not paid in time, and the mails about it. */
async function mailsOfOrder(cookie: string | null, bring: (database: ShopData, number: string) => Promise<unknown> = settle) {
  const { shop, place, close } = await openProjectShop()
  const database = await openShopData(place)
  onTestFinished(async () => {
    await database.close()
    await close()
  })
  const shopper = makeShopper(shop)
  if (cookie !== null) shopper.cookies.set("lang", cookie)
  await putInto(shopper, 501, "2")
  await fillIn(shopper)
  const outcome = await orderingOf(shopper).place()
  if (!("number" in outcome)) throw new Error(JSON.stringify(outcome))
  await bring(database, outcome.number)
  const sent: ReadyMail[] = []
  await openMailPost({
    store: database,
    catalogue: makeCatalogueStore(),
    way: { send: async (mail) => void sent.push(mail) },
    kinds: shopMails,
    from: null,
    hosts: ["shop.example", "www.shop.example"],
    now: () => testNowMs + 3_600_000,
    log: () => {},
  }).deliver()
  return { number: outcome.number, sent }
}

test("who has ordered is written to, with the order as mail programs read it, and a link to the shop's public address (10.718, 10.814, 10.815)", async () => {
  const { number, sent } = await mailsOfOrder(null)
  expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
    ["orderPlaced", "zofia@example.org"],
    ["orderCancelled", "zofia@example.org"],
  ])
  const [placed, cancelled] = sent
  expect(placed?.subject).toContain(`Zamówienie ${number}`)
  expect(placed?.text.replaceAll("\u00a0", " ")).toMatch(/2 szt\. Kubek kamionkowy Poranek 350 ml – \d+,\d\d zł\n/)
  expect(placed?.text).toMatch(/Wartość – \d+,\d\d/)
  expect(placed?.text).toContain("Zofia Nowacka\nPolna 3/4")
  expect(placed?.text).toContain(`Zobacz zamówienie:\nhttps://shop.example/order-open.php?order=${number}\n`)
  expect(placed?.html).toContain(`<a href="https://shop.example/order-open.php?order=${number}"`)
  expect(cancelled?.text).toContain("Zamówienie zostało anulowane")
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(cancelled?.html ?? "")?.[1] ?? ""
  expect(JSON.parse(data)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Order",
    orderNumber: number,
    orderStatus: "https://schema.org/OrderCancelled",
    priceCurrency: "PLN",
    customer: { name: "Zofia Nowacka" },
    acceptedOffer: [{ itemOffered: { name: "Kubek kamionkowy Poranek 350 ml" }, eligibleQuantity: { value: "2" } }],
  })
})

test("an order that was placed in English is written of in English (10.718)", async () => {
  const { number, sent } = await mailsOfOrder("eng")
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(new RegExp(`^Order ${number}`)),
    expect.stringMatching(new RegExp(`^Order ${number} cancelled`)),
  ])
})

test("a sent order's mail has its parcels with their courier's links, in words and for programs (10.814 to 10.816)", async () => {
  const { sent } = await mailsOfOrder(null, async (database, number) => {
    const live = (kind: "Packed" | "Sent", about: Readonly<Record<string, string>>) =>
      database.transaction(
        (within) => liveOrder(within, number, { key: null, kind, about, atMs: testNowMs, event: { type: kind } }),
        "read committed",
      )
    const order = await orderOfNumber(database.reader, number)
    if (order === null) throw new Error("no order")
    await database.transaction(
      (within) => payByHand(within, number, { amount: order.sums.total, currency: order.currency, atMs: testNowMs }),
      "read committed",
    )
    await live("Packed", {})
    await live("Sent", { parcels: "680000001234 680000001235" })
  })
  const mail = sent.find(({ kind }) => kind === "orderSent")
  const link = "https://sledzenie.example/paczka/680000001234"
  expect(mail?.text).toContain(`Śledź paczkę 680000001234:\n${link}\n`)
  expect(mail?.html).toContain(`<a href="${link}"`)
  const data = /json">(.*?)<\/script>/.exec(mail?.html ?? "")?.[1] ?? ""
  expect(JSON.parse(data)).toMatchObject({
    orderStatus: "https://schema.org/OrderInTransit",
    url: expect.stringMatching(/^https:\/\/shop\.example\/order-open\.php/),
    orderDelivery: [{ trackingNumber: "680000001234", trackingUrl: link }, { trackingNumber: "680000001235" }],
  })
})

test("nothing in what mail programs are told ends its element", () => {
  const html = mailHtml({ language: "pl", subject: "", heading: "", parts: [], sender: [], data: { name: "</script><b>" } })
  expect(html).not.toContain("</script><b>")
  expect(JSON.parse(/json">(.*?)<\/script>/.exec(html)?.[1] ?? "")).toEqual({ name: "</script><b>" })
})
