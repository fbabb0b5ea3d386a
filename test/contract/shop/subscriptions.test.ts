import { describe, expect, onTestFinished, test } from "vitest"
import { advanceDaysAnswer, unsubscribeAnswer } from "../../../cli/shop/order-days.ts"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { orderAgain } from "../../../fixtures/shop/orders/order-again.ts"
import { payByHand } from "../../../fixtures/shop/orders/pay-order.ts"
import { cancelByKeeper, openOrdering } from "../../support/shop/order-shop.ts"
import { orderingOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

// of the demo shop: 572 is a tea box of 89 zł, by subscription alone every 30 days, for 79 zł

const day = 86_400_000

async function openSubscribed(payment: "pobranie" | "blik" = "pobranie") {
  const opened = await openOrdering(onTestFinished)
  const { database, shopper, order } = opened
  await signIn(shopper, "anna@example.com", "Pracownia-Anna-24")
  await putInto(shopper, 501)
  await putInto(shopper, 572, "2", { subscription: "true", days_in_period: "30" })
  await orderingOf(shopper).choose({ payment, delivery: payment === "blik" ? "kurier" : "kurier-pobranie" })
  const first = await order()
  return {
    ...opened,
    first,
    pay: () =>
      database.transaction(
        (within) => payByHand(within, first.number, { amount: first.read?.sums.total ?? { minor: 0 }, currency: "PLN", atMs: testNowMs }),
        "read committed",
      ),
    advance: (days: number) => orderAgain(database, makeCatalogueStore(), testNowMs + days * day),
    subscriptions: () => database.all("SELECT state, period FROM subscription"),
    set: async (change: string, ...values: readonly (string | number)[]) => {
      await database.run(change, ...values)
      await database.run("UPDATE revision SET number = number + 1 WHERE subject = 'catalogue'")
    },
  }
}

describe("a subscription (10.880 to 10.884)", () => {
  test("begins with an accepted order, and orders its rows again each period, each order once; it is in its client's export (11.687)", async () => {
    const { shopper, advance, subscriptions, stocks, database } = await openSubscribed()
    expect(await subscriptions()).toEqual([{ state: "active", period: 30 }])
    const before = await stocks([501, 572])
    expect(await advance(29)).toEqual({ orders: [], waiting: [] })
    const both = await Promise.all([advance(30), advance(30), advance(30)])
    const made = both.flatMap(({ orders }) => orders)
    expect(made).toHaveLength(1)
    expect(await advance(31)).toEqual({ orders: [], waiting: [] })
    const file = await shopper.json("/login.php?operation=export")
    expect(file).toMatchObject({ subscriptions: [{ state: "active", periodDays: 30, lines: [{ productId: 572, quantity: "2" }] }] })
    const next = await orderingOf(shopper).read(made[0] ?? "")
    expect(next).toMatchObject({
      status: "accepted",
      paid: "onDelivery",
      payment: { id: "pobranie" },
      buyer: { email: "zofia@example.org" },
      lines: [{ productId: 572, total: { minor: 15_800 } }],
      sums: { goods: { minor: 15_800 }, shipping: { minor: 2090 }, total: { minor: 17_890 } },
    })
    expect(next?.sums.vat).toMatchObject([{ vatPercent: 23, gross: { minor: 17_890 } }])
    expect(await stocks([501, 572])).toEqual({ ...before, "572 uniw": (before["572 uniw"] ?? 0) - 2 })
    // the order that it made begins none of its own
    expect(await subscriptions()).toHaveLength(1)
    expect(await database.all("SELECT kind FROM mail ORDER BY id")).toEqual([{ kind: "orderPlaced" }, { kind: "orderPlaced" }])
    expect((await advance(60)).orders).toHaveLength(1)
    // three periods were missed: one order is made, and the rhythm stays
    expect((await advance(170)).orders).toHaveLength(1)
    expect(await advance(179)).toEqual({ orders: [], waiting: [] })
    expect((await advance(180)).orders).toHaveLength(1)
  })

  test("begins once its first order is paid; the next one waits 7 days for its payment (9.170)", async () => {
    const { shopper, advance, subscriptions, pay } = await openSubscribed("blik")
    expect(await subscriptions()).toEqual([])
    await pay()
    await pay()
    expect(await subscriptions()).toEqual([{ state: "active", period: 30 }])
    const [number = ""] = (await advance(30)).orders
    expect(await orderingOf(shopper).read(number)).toMatchObject({ status: "waiting", dueMs: testNowMs + 37 * day })
  })

  test("costs no more than before, and less where it costs less (10.882)", async () => {
    const { shopper, advance, set, database } = await openSubscribed()
    const document = String((await database.get("SELECT document FROM product WHERE id = 572"))?.["document"])
    const priced = (gross: string) =>
      set("UPDATE product SET document = ? WHERE id = 572", document.replace('"gross":"89.00"', `"gross":"${gross}"`))
    await priced("99.00")
    const [dearer = ""] = (await advance(30)).orders
    expect((await orderingOf(shopper).read(dearer))?.sums.goods).toEqual({ minor: 15_800 })
    await priced("69.00")
    const [cheaper = ""] = (await advance(60)).orders
    expect((await orderingOf(shopper).read(cheaper))?.sums.goods).toEqual({ minor: 11_800 })
  })

  test("waits for what is not there, tells it once, and goes on when it is there (10.883)", async () => {
    const { advance, set, database } = await openSubscribed()
    await set("UPDATE product_size SET stock = '1' WHERE product = 572")
    for (const at of [30, 31, 32]) expect(await advance(at)).toEqual({ orders: [], waiting: [1] })
    const told = await database.all("SELECT recipient, document FROM mail WHERE kind = 'subscriptionWaits'")
    expect(told).toEqual([{ recipient: "zofia@example.org", document: '{"names":["Herbaciana skrzynka miesiąca"]}' }])
    await set("UPDATE product_size SET stock = '2' WHERE product = 572")
    expect((await advance(33)).orders).toHaveLength(1)
  })

  test("has its turn however many others wait (10.883)", async () => {
    const { advance, database } = await openSubscribed()
    const copies = `WITH RECURSIVE turn(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM turn WHERE at < 200)
      INSERT INTO subscription (id, order_id, account, period, next, state, document)
      SELECT at, order_id, account, period, next, state, replace(document, '\\"productId\\":572', '\\"productId\\":999') FROM subscription, turn`
    await database.run("UPDATE subscription SET id = 1000")
    await database.run(copies)
    const { orders, waiting } = await advance(30)
    expect([orders.length, waiting.length]).toEqual([1, 200])
  })

  test("ends with its first order where that is cancelled, and with the account (10.881)", async () => {
    const { advance, subscriptions, first, database } = await openSubscribed()
    await cancelByKeeper(database, first.number)
    expect(await subscriptions()).toEqual([{ state: "cancelled", period: 30 }])
    expect(await advance(30)).toEqual({ orders: [], waiting: [] })
    const other = await openSubscribed()
    await other.database.run("UPDATE subscription SET account = 999999")
    expect(await other.advance(30)).toEqual({ orders: [], waiting: [] })
    expect(await other.subscriptions()).toEqual([{ state: "cancelled", period: 30 }])
  })

  test("days go by at the terminal, and are told one by one (10.884)", async () => {
    const { place } = await openSubscribed()
    const { words, data } = await advanceDaysAnswer(place, 35, testNowMs)
    expect(words).toMatch(/^\d{4}-\d\d-\d\d {2}[2-9A-Z]{5}-[2-9A-Z]{5} is ordered by subscription$/)
    expect(data).toHaveLength(36)
    expect((await advanceDaysAnswer(place, 35, testNowMs)).words).toBe("Nothing is due.")
  })
})

describe("the page of subscriptions (10.881, 10.885, 11.621)", () => {
  const told = async (shopper: Shopper) =>
    Object(await shopper.data("{ ownSubscriptions { id state period at goods address delivery payment late } }")).ownSubscriptions

  test("tells what comes when and where, and does what its owner wants", async () => {
    const { shopper, advance, database } = await openSubscribed()
    const first = {
      id: 1,
      state: "active",
      period: 30,
      at: Date.UTC(2026, 3, 8, 22),
      goods: ["2 × Herbaciana skrzynka miesiąca"],
      address: ["Zofia Nowacka", "Polna 3/4", "81-001 Gdynia", "Polska"],
      delivery: "Kurier",
      payment: "Gotówka lub karta u kuriera",
      late: false,
    }
    expect(await told(shopper)).toEqual([first])
    const wish = async (operation: string) => {
      const response = await shopper.post("/subscriptions.php", { number: "1", operation })
      expect([response.status, response.headers.get("location")]).toEqual([303, "/subscriptions.php"])
      return Object(await shopper.data("{ ownNotice { code } }")).ownNotice.code
    }
    expect(await wish("resume")).toBe("subscriptionAsItWas")
    expect(await wish("skip")).toBe("subscription")
    expect(await told(shopper)).toMatchObject([{ at: Date.UTC(2026, 4, 8, 22) }])
    expect(await advance(31)).toEqual({ orders: [], waiting: [] })
    expect(await wish("pause")).toBe("subscription")
    expect(await advance(400)).toEqual({ orders: [], waiting: [] })
    expect(await wish("resume")).toBe("subscription")
    // nobody knows an address of hers yet
    expect(await wish("address")).toBe("subscriptionAsItWas")
    await database.run(
      "INSERT INTO client_data (account, type, firm, tax_number, phone, birth_date) SELECT id, 'person', '', '', '512345678', '' FROM account WHERE login = 'anna@example.com'",
    )
    await database.run(
      "INSERT INTO client_address (account, kind, first_name, last_name, firm, street, zipcode, city, country, phone, is_default) SELECT id, 'billing', 'Anna', 'Wilk', '', 'Lipowa 7', '30-001', 'Kraków', '1143020057', '', 1 FROM account WHERE login = 'anna@example.com'",
    )
    expect(await wish("address")).toBe("subscription")
    expect(await told(shopper)).toMatchObject([{ address: ["Anna Wilk", "Lipowa 7", "30-001 Kraków", "Polska"] }])
    expect((await advance(60)).orders).toHaveLength(1)
    expect(await wish("cancel")).toBe("subscription")
    for (const over of ["resume", "skip", "pause", "cancel", "address", "party"]) expect(await wish(over)).toBe("subscriptionAsItWas")
    expect(await advance(400)).toEqual({ orders: [], waiting: [] })
  })

  test("is nobody else's: what is not one's own is a plain 404", async () => {
    const { shop } = await openSubscribed()
    const guest = makeShopper(shop)
    const other = makeShopper(shop)
    await signIn(other, "zakupy@example.org", "Pracownia-Hurt-24")
    expect([await told(guest), await told(other)]).toEqual([null, []])
    for (const number of ["1", "2", "x"]) {
      expect((await other.post("/subscriptions.php", { number, operation: "cancel" })).status).toBe(404)
      // whose session has ended signs in there: the page asks for that
      const answer = await guest.post("/subscriptions.php", { number, operation: "cancel" })
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/subscriptions.php"])
    }
  })
})

describe("a guest's subscription (10.957, 11.671)", () => {
  const ids = async (shopper: Shopper) => Object(await shopper.data("{ ownSubscriptions { id state } }")).ownSubscriptions

  async function guestSubscribed() {
    const opened = await openOrdering(onTestFinished)
    const { shopper, order } = opened
    await putInto(shopper, 572, "1", { subscription: "true", days_in_period: "30" })
    await orderingOf(shopper).choose({ payment: "pobranie", delivery: "kurier-pobranie" })
    return { ...opened, number: (await order()).number }
  }

  test("is seen and changed by who sees its order, and is nobody else's", async () => {
    const { shopper, shop, number } = await guestSubscribed()
    expect(await ids(shopper)).toEqual([{ id: 1, state: "active" }])
    expect(await shopper.data(`{ ownOrder(number: "${number}") { subscription } }`)).toEqual({ ownOrder: { subscription: true } })
    const stranger = makeShopper(shop)
    expect(await ids(stranger)).toBeNull()
    const post = async (by: Shopper, operation: string) => (await by.post("/subscriptions.php", { number: "1", operation })).status
    expect(await post(stranger, "cancel")).toBe(303)
    expect(await ids(shopper)).toEqual([{ id: 1, state: "active" }])
    await signIn(stranger, "anna@example.com", "Pracownia-Anna-24")
    expect([await ids(stranger), await post(stranger, "cancel")]).toEqual([[], 404])
    // it goes where it went: a guest has no address that is kept
    expect([await post(shopper, "address"), await post(shopper, "pause")]).toEqual([303, 303])
    expect(await ids(shopper)).toEqual([{ id: 1, state: "paused" }])
    expect(await post(shopper, "cancel")).toBe(303)
    expect(await ids(shopper)).toEqual([{ id: 1, state: "cancelled" }])
  })

  test("is the client's once its order has joined an account", async () => {
    const { shop, database, number } = await guestSubscribed()
    const anna = makeShopper(shop)
    await signIn(anna, "anna@example.com", "Pracownia-Anna-24")
    expect(await ids(anna)).toEqual([])
    await database.run(
      "UPDATE shop_order SET account = (SELECT id FROM account WHERE login = 'anna@example.com'), joined = 1 WHERE number = ?",
      number,
    )
    expect(await ids(anna)).toEqual([{ id: 1, state: "active" }])
  })

  test("is ended by the keeper once, and its buyer is told", async () => {
    const { shopper, place, number, database } = await guestSubscribed()
    expect(await unsubscribeAnswer(place, number, testNowMs)).toMatchObject({
      ok: true,
      data: { order: number, subscription: "cancelled" },
    })
    expect((await unsubscribeAnswer(place, number, testNowMs)).ok).toBe(false)
    expect(await ids(shopper)).toEqual([{ id: 1, state: "cancelled" }])
    expect(await database.all("SELECT recipient FROM mail WHERE kind = 'subscriptionEnded'")).toEqual([{ recipient: "zofia@example.org" }])
  })
})
