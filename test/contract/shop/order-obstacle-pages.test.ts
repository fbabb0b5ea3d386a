import { expect, onTestFinished, test } from "vitest"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { fillIn, orderingOf, postOf, putInto } from "../../support/shop/ordering.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { makeShopper, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { moneyText } from "../../../core/values/money-text.ts"
import { assets } from "../../ui/rendered-page.ts"

// Each code that keeps a basket from being ordered, caused in the shop and read off the pages of the order.

const client = ["anna@example.com", "Pracownia-Anna-24"] as const
const wholesaler = ["zakupy@example.org", "Pracownia-Hurt-24"] as const

async function openPages() {
  const opened = await openOrdering(onTestFinished)
  const { shop } = opened
  const renderWith = (fetch: (request: Request) => Promise<Response>) => {
    const render = createRenderer({ fetch, assets })
    return async (by: Shopper, path: string) => {
      const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const { status, headers, body } = await render({
        url: new URL(path, shopOrigin),
        cookie,
        nonce: "n",
        nowMs: testNowMs,
        recording: null,
      })
      return { status, location: headers["location"] ?? null, html: typeof body === "string" ? body : await new Response(body).text() }
    }
  }
  return { ...opened, renderWith, look: renderWith((request) => shop.fetch(request)) }
}

/** What stands above the order: its words, its link, how long it stays. */
function alertOf(html: string) {
  const [, attributes = "", inside = ""] = /<div id="alert"([^>]*)>([\s\S]*?)<\/div>/.exec(html) ?? []
  const plain = (text: string | undefined) => text?.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " ") ?? null
  return {
    text: plain(/<p>([\s\S]*?)<\/p>/.exec(inside)?.[1]),
    link: /href="([^"]*)"/.exec(inside)?.[1]?.replaceAll("&amp;", "&") ?? null,
    ms: /data-shown-ms="(\d+)"/.exec(attributes)?.[1] ?? null,
  }
}

test.each([
  [
    "100",
    "wholesalers_only",
    "on",
    client,
    "Ten sklep jest przeznaczony tylko dla hurtowników. Skontaktuj się z naszą obsługą.",
    null,
    "5000",
  ],
  [
    "109",
    "min_wholesale_order",
    "300.00",
    wholesaler,
    "Nie osiągnięto minimalnej wartości zamówienia hurtowego.",
    "/basketedit.php?mode=1",
    null,
  ],
  [
    "123",
    "max_open_orders",
    "68.99",
    client,
    "Łączna wartość Twoich niezrealizowanych zamówień jest zbyt wysoka. Poczekaj na ich realizację lub anuluj jedno z wcześniejszych zamówień.",
    "/login.php",
    null,
  ],
] as const)(
  "%s stands on the pages of the order with its text, link and time, and orders nothing (8.59 to 8.63, 10.736)",
  async (code, name, value, account, text, link, ms) => {
    const { shopper, look, database, order } = await openPages()
    await signIn(shopper, account[0], account[1])
    await putInto(shopper, 501)
    await setSetting(database, name, value)
    for (const path of ["/order1.php", "/order2.php"]) {
      const { html } = await look(shopper, path)
      expect(alertOf(html)).toEqual({ text, link, ms })
      expect(html.includes("order1_form")).toBe(false)
    }
    expect((await order()).outcome).toMatchObject({ _tag: "Refused", errors: [{ code }] })
    expect(await database.all("SELECT id FROM shop_order")).toEqual([])
  },
)

test("110 stands there once somebody else has the last piece, and leads to the cart after the press (8.59, 10.712)", async () => {
  const { shopper, look, database } = await openPages()
  await putInto(shopper, 501)
  await fillIn(shopper)
  const { key, shown, total } = postOf(await orderingOf(shopper).quote())
  await database.run("UPDATE product_size SET stock = '0' WHERE product = 501")
  await database.run("UPDATE revision SET number = number + 1 WHERE subject = 'catalogue'")
  const gone = { text: "Produkt, który chcesz kupić, nie jest już dostępny.", link: "/basketedit.php?mode=1", ms: null }
  expect(alertOf((await look(shopper, "/order1.php")).html)).toEqual(gone)
  const form = { key, shown, total: moneyText(total), order_terms_conditions: "1", order_cancel: "1" }
  expect((await shopper.post("/place-order.php", form)).headers.get("location")).toBe("/basketedit.php?mode=1")
  expect((await look(shopper, "/basketedit.php?mode=1")).html.includes(gone.text)).toBe(true)
})

test("115 is told once the basket was emptied meanwhile, with the way to the shop (8.60)", async () => {
  const { shopper, look, order } = await openPages()
  await putInto(shopper, 501)
  await order()
  const posted = await shopper.post("/place-order.php", {
    key: "other",
    shown: "",
    total: "0",
    order_terms_conditions: "1",
    order_cancel: "1",
  })
  const led = posted.headers.get("location") ?? ""
  expect(led).toBe("/return.php?status=basket_empty")
  const { html } = await look(shopper, led)
  const plain = html
    .replaceAll("\u00a0", " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
  expect(plain.includes("Twój koszyk jest pusty. Wróć do sklepu i zrób zakupy.")).toBe(true)
  expect(html.includes('id="retbut_basket_empty" class="btn --solid --large" href="/"')).toBe(true)
  expect((await look(shopper, "/order2.php")).location).toBe("/basketedit.php?mode=1")
})

test("what only the shop has words for is told in its words after the press (8.64)", async () => {
  const { shopper, look, database } = await openPages()
  await signIn(shopper, client[0], client[1])
  await putInto(shopper, 576, "1", { for_points: "true" })
  await fillIn(shopper)
  const { key, shown, total } = postOf(await orderingOf(shopper).quote())
  await database.run("UPDATE account SET points = '1' WHERE login = 'anna@example.com'")
  const form = { key, shown, total: moneyText(total), order_terms_conditions: "1", order_cancel: "1" }
  expect((await shopper.post("/place-order.php", form)).headers.get("location")).toBe("/order2.php")
  expect(alertOf((await look(shopper, "/order2.php")).html)).toEqual({
    text: "Nie masz już tylu punktów ani tyle na koncie sklepu, ile kosztuje to zamówienie.",
    link: null,
    ms: null,
  })
  expect(alertOf((await look(shopper, "/order2.php")).html).text).toBeNull()
})

test("without a connection to the shop no page of the order comes, and the basket stays", async () => {
  const { shop, shopper, renderWith, look } = await openPages()
  await putInto(shopper, 501)
  await fillIn(shopper)
  const cut = renderWith(async (request) => {
    if ((await request.clone().text()).includes("ownOrderQuote")) throw new TypeError("fetch failed")
    return shop.fetch(request)
  })
  const { status, html } = await cut(makeShopperWith(shopper, shop), "/order2.php")
  expect([status, html.includes("order2_form")]).toEqual([502, false])
  expect((await look(shopper, "/order2.php")).html.includes("order2_form")).toBe(true)
})

/** Somebody with the same cookies. */
function makeShopperWith(shopper: Shopper, shop: Parameters<typeof makeShopper>[0]): Shopper {
  const other = makeShopper(shop)
  for (const [name, value] of shopper.cookies) other.cookies.set(name, value)
  return other
}
