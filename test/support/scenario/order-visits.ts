import type { ShopperEvent } from "../../../core/pages/shopper-events.ts"
import { orderingPerson } from "../shop/ordering.ts"
import type { RecordedBrowser } from "./recorded-shop.ts"

/** A way to a page, and what is pressed there. */
export interface Visit {
  /** what a recording must show of the page itself */
  readonly shows: RegExp
  readonly go: (browser: RecordedBrowser) => Promise<unknown>
}

/** Something that is pressed or typed at a machine. */
export const on = (machine: string, event: ShopperEvent) => ({ type: "Machine", machine, event }) as const

/** A client of the demo shop. */
export const signedIn = { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" }

/** Puts a mug into the basket of a guest who says whom it is for. */
async function startOrder(browser: RecordedBrowser) {
  await browser.submit("/basketchange.php", { product: "501", mode: "1", size: "uniw", number: "2" })
  await browser.submit("/client-new.php", orderingPerson)
}

/** Orders it as its last look has it. */
async function placeOrder(browser: RecordedBrowser, payment: string) {
  await startOrder(browser)
  const { html } = await browser.submit("/order1.php", { payment })
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ""
  const stated = { order_terms_conditions: "1", order_cancel: "1" }
  return browser.submit("/place-order.php", { key: field("key"), shown: field("shown"), total: field("total"), ...stated })
}

/** The pages of an order, on the way to it and afterwards. */
export const orderVisits = {
  order1: [
    {
      shows: /"problem":"Wybierz punkt odbioru/,
      go: async (browser) => {
        await startOrder(browser)
        const page = await browser.open("/order1.php")
        await page.act(on("orderChoice", { type: "PaymentChosen", id: "pobranie" }))
        await page.act(on("orderChoice", { type: "NoteTyped", text: "Zofia Nowacka, kod 12" }))
        await page.act(on("orderChoice", { type: "PaymentChosen", id: "przelew" }))
        await page.act(on("orderChoice", { type: "DeliveryChosen", id: "automat" }))
        await page.act(on("orderChoice", { type: "ContinuePressed" }))
      },
    },
  ],
  order2: [
    {
      shows: /"payment":"Zwykły przelew"/,
      go: async (browser) => {
        await startOrder(browser)
        const page = await browser.submit("/order1.php", { payment: "przelew", note: "Zofia Nowacka" })
        await page.act(on("orderReview", { type: "Stated", statement: "terms", isStated: true }))
        await page.act(on("orderReview", { type: "OrderPressed" }))
        await page.act(on("orderLeaving", { type: "LinkPressed" }))
      },
    },
  ],
  placeOrder: [{ shows: /"paid":"onDelivery"/, go: (browser) => placeOrder(browser, "pobranie") }],
  prepaid: [{ shows: /"paid":"open"/, go: (browser) => placeOrder(browser, "przelew") }],
  clientOrders: [
    {
      shows: /"orders":\[\{"status":"Czeka na płatność","total":"[^"]*zł/,
      go: async (browser) => {
        await browser.submit("/signin.php", signedIn)
        await placeOrder(browser, "przelew")
        await browser.open("/client-orders.php?status=waiting")
      },
    },
  ],
  subscriptions: [
    {
      shows: /"goods":\["1 × Herbaciana skrzynka miesiąca"\],"state":"active"/,
      go: async (browser) => {
        await browser.submit("/signin.php", signedIn)
        await browser.submit("/basketchange.php", {
          product: "572",
          size: "uniw",
          number: "1",
          mode: "1",
          subscription: "true",
          days_in_period: "30",
        })
        await placeOrder(browser, "pobranie")
        await browser.open("/subscriptions.php")
      },
    },
  ],
  orderOpen: [
    {
      shows: /"step":"ask","refused":"email"/,
      go: (browser) => browser.submit("/order-open.php", { operation: "ask", order_number: "23456-789AB", order_email: "zofia" }),
    },
  ],
  clientOrder: [
    {
      shows: /"status":"W przygotowaniu","goods":\["Kubek/,
      go: async (browser) => {
        const { html } = await placeOrder(browser, "pobranie")
        await browser.open(`/client-orders.php?order=${/[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(html)?.[0]}`)
      },
    },
  ],
} as const satisfies Readonly<Record<string, readonly Visit[]>>
