import { expect, onTestFinished, test } from "vitest"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { openMailPost } from "../../../fixtures/shop/mail/mail-post.ts"
import { mailHtml } from "../../../fixtures/shop/mail/mail-words.ts"
import type { ReadyMail } from "../../../fixtures/shop/mail/mail-way.ts"
import { settleOrders } from "../../../fixtures/shop/orders/pay-order.ts"
import { shopMails } from "../../../fixtures/shop/shop-mails.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { fillIn, orderingOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

/** An order placed in a language and not paid in time, and the mails about it. */
async function mailsOfOrder(cookie: string | null) {
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
  await settleOrders(database, testNowMs + 3_600_000)
  const sent: ReadyMail[] = []
  await openMailPost({
    store: database,
    catalogue: makeCatalogueStore(),
    way: { send: async (mail) => void sent.push(mail) },
    kinds: shopMails,
    from: null,
    now: () => testNowMs + 3_600_000,
    log: () => {},
  }).deliver()
  return { number: outcome.number, sent }
}

test("who has ordered is written to, with the order as mail programs read it (10.718)", async () => {
  const { number, sent } = await mailsOfOrder(null)
  expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
    ["orderPlaced", "zofia@example.org"],
    ["orderCancelled", "zofia@example.org"],
  ])
  const [placed, cancelled] = sent
  expect(placed?.subject).toContain(`Zamówienie ${number}`)
  expect(placed?.text.replaceAll("\u00a0", " ")).toMatch(/2 szt\. Kubek kamionkowy Poranek 350 ml – \d+,\d\d zł\n/)
  expect(placed?.text).toContain("Razem:")
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

test("nothing in what mail programs are told ends its element", () => {
  const html = mailHtml({ language: "pl", subject: "", heading: "", parts: [], sender: [], data: { name: "</script><b>" } })
  expect(html).not.toContain("</script><b>")
  expect(JSON.parse(/json">(.*?)<\/script>/.exec(html)?.[1] ?? "")).toEqual({ name: "</script><b>" })
})
