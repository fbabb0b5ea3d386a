import { expect, onTestFinished, test } from "vitest"
import { addressVersion } from "../../../core/order/own/may-change-address.ts"
import { mailedAgain } from "../../../fixtures/shop/orders/answer-own-order.ts"
import { liveOrder } from "../../../fixtures/shop/orders/live-order.ts"
import { collectMails, linkIn } from "../../support/shop/collected-mails.ts"
import { messageAt, showOf } from "../../support/pages/shown-pages.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { orderingOf, orderingPerson, putInto } from "../../support/shop/ordering.ts"
import { basketOf, makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const path = "/client-orders.php"
const good = "Dzban-pelen-9-lnu"

async function openWithMails() {
  const mails = collectMails()
  const clock = { nowMs: testNowMs }
  return { ...(await openOrdering(onTestFinished, { mail: mails.mail, now: () => clock.nowMs })), clock, next: mails.next }
}

const act = async (shopper: Shopper, operation: string, order: string, more: Readonly<Record<string, string>> = {}) => {
  const answer = await shopper.post(path, { operation, order, ...more })
  return [answer.status, answer.headers.get("location"), (await noticeOf(shopper))?.["code"] ?? null]
}

test("an order does not go where its courier does not, and its page says so at the post code (10.825, 11.673)", async () => {
  const { shop, shopper, order } = await openWithMails()
  await putInto(shopper, 501, "2")
  await shopper.post("/client-new.php", { ...orderingPerson, client_zipcode: "30-001", client_city: "Kraków" })
  await shopper.post("/order1.php", { payment: "blik", delivery_prepaid: "kurier-miejski" })
  const { number, read } = await order(shopper, { client_zipcode: "30-001", client_city: "Kraków" })
  expect(read?.delivery?.id).toBe("kurier-miejski")
  const version = read === null ? "" : addressVersion(read.buyer.delivery)
  const typed = { ...elsewhere, delivery_zipcode: "84-150", delivery_city: "Hel", version }
  const answer = await shopper.post(path, { operation: "address", order: number, ...typed })
  const html = await showOf(shop)(shopper, answer.headers.get("location") ?? "")
  expect(messageAt(html, "delivery_zipcode")).toBe("Pod ten kod pocztowy kurier tego zamówienia nie jeździ.")
  expect(html).toContain('value="84-150"')
  // within the town it does
  const near = await shopper.post(path, { operation: "address", order: number, ...typed, delivery_zipcode: "31-002" })
  expect([near.status, (await noticeOf(shopper))?.["code"]]).toEqual([303, "orderAddress"])
})

test("the mail of an order is sent once more three times an hour, and to its buyer alone (9.191, 10.827)", async () => {
  const { shop, shopper, order, next, clock } = await openWithMails()
  await putInto(shopper, 501)
  const { number } = await order()
  await next()
  const led = `${path}?order=${number}`
  for (let at = 0; at < mailedAgain.most; at += 1) {
    expect(await act(shopper, "mail", number)).toEqual([303, led, "orderMailed"])
    expect(await next()).toMatchObject({ to: "zofia@example.org", kind: "orderPlaced" })
  }
  expect(await act(shopper, "mail", number)).toEqual([303, led, "orderMailLater"])
  clock.nowMs += mailedAgain.withinMs
  expect(await act(shopper, "mail", number)).toEqual([303, led, "orderMailed"])
  expect((await makeShopper(shop).post(path, { operation: "mail", order: number })).headers.get("location")).toBe(led)
})

const elsewhere = {
  delivery_firstname: "Jan",
  delivery_lastname: "Nowy",
  delivery_street: "Leśna 9",
  delivery_zipcode: "30-002",
  delivery_city: "Kraków",
}

test("an order goes elsewhere until it is packed, and nowhere that a form cannot say (10.825, 10.961, 10.968, 10.987, 11.673)", async () => {
  const { shop, shopper, order, database } = await openWithMails()
  await putInto(shopper, 501)
  await shopper.post("/order1.php", { payment: "pobranie" })
  const { number } = await order()
  const led = `${path}?order=${number}`
  const street = () => shopper.data(`{ ownOrder(number: "${number}") { buyer { delivery { street country } billing { street } } } }`)
  // as its form has it now
  const seen = async () => {
    const read = await orderingOf(shopper).read(number)
    return { version: read === null ? "" : addressVersion(read.buyer.delivery) }
  }
  const toldOf = async (typed: Readonly<Record<string, string>>) => {
    const answer = await shopper.post(path, { operation: "address", order: number, ...typed })
    const { is, form, row, code, text } = Object(await shopper.data("{ ownNotice { is form row code text } }")).ownNotice
    expect([answer.status, answer.headers.get("location"), is, form, row]).toEqual([303, led, "accountFormRefused", "orderAddress", number])
    return [code, text]
  }
  const lines = (typed: Readonly<Record<string, string>>) =>
    ["firstname", "lastname", "additional", "phone", "street", "zipcode", "city"].map((name) => typed[`delivery_${name}`] ?? "").join("\n")
  // what was typed is there for the next page, and what its own rules do not find
  for (const [wrong, code] of [
    [{ ...elsewhere, delivery_street: " " }, "fields"],
    [{ ...elsewhere, delivery_street: "Leśna" }, "fields delivery_street no_delivery_street"],
    [{ ...elsewhere, delivery_zipcode: "3000" }, "fields delivery_zipcode incorect_delivery_zipcode"],
    [{ ...elsewhere, delivery_city: "x".repeat(101) }, "fields"],
    [
      { ...elsewhere, delivery_lastname: "a\u202eb", delivery_phone: "12" },
      "fields delivery_lastname illegal_characters_delivery_lastname delivery_phone incorect_phone",
    ],
    [{}, "fields"],
  ] as const)
    expect(await toldOf({ ...wrong, ...(await seen()) })).toEqual([code, lines(wrong)])
  const before = await seen()
  expect(await act(shopper, "address", number, { ...elsewhere, ...before })).toEqual([303, led, "orderAddress"])
  expect(await street()).toEqual({
    ownOrder: { buyer: { delivery: { street: "Leśna 9", country: "Polska" }, billing: { street: "Polna 3/4" } } },
  })
  // another tab has the form of before, and is told so whatever else is wrong with it; the form that comes back has seen what is saved
  const late = { ...elsewhere, delivery_street: "Inna 1" }
  expect(await toldOf({ ...late, ...before })).toEqual(["changed", lines(late)])
  expect(await toldOf({ ...late, delivery_zipcode: "3000", ...before })).toEqual([
    "changed delivery_zipcode incorect_delivery_zipcode",
    lines({ ...late, delivery_zipcode: "3000" }),
  ])
  expect(await toldOf(late)).toEqual(["changed", lines(late)])
  expect(await act(shopper, "address", number, { ...late, ...(await seen()) })).toEqual([303, led, "orderAddress"])
  // whose session has ended signs in there, of every number alike; whoever is signed in as somebody else finds nothing
  for (const asked of [number, "23456-789AB"]) {
    const stranger = await makeShopper(shop).post(path, { operation: "address", order: asked, ...elsewhere })
    expect([stranger.status, stranger.headers.get("location")]).toEqual([303, `${path}?order=${asked}`])
  }
  const other = makeShopper(shop)
  expect(await signIn(other, "anna@example.com", "Pracownia-Anna-24")).toEqual([303, "/login.php"])
  expect((await other.post(path, { operation: "address", order: number, ...elsewhere })).status).toBe(404)
  await database.transaction(
    (within) => liveOrder(within, number, { key: null, kind: "packed", about: {}, atMs: testNowMs, event: { type: "Packed" } }),
    "read committed",
  )
  expect(await act(shopper, "address", number, { ...elsewhere, ...(await seen()) })).toEqual([303, led, "orderNotAddress"])
})

test("what was ordered comes into the basket once more, with what is gone, less or dearer (10.826)", async () => {
  const { shopper, order, database } = await openWithMails()
  await putInto(shopper, 501, "2")
  await putInto(shopper, 502)
  const { number, read } = await order()
  expect(await basketOf(shopper)).toEqual([])
  await database.run("UPDATE product_size SET stock = '1' WHERE product = 501")
  await database.run("UPDATE product_size SET stock = '0' WHERE product = 502")
  const answer = await shopper.post(path, { operation: "repeat", order: number })
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/basketedit.php?mode=1"])
  const [first, second] = read?.lines ?? []
  expect(await noticeOf(shopper)).toEqual({ is: "orderRepeated", rows: 1, goods: [`gone ${second?.name}`, `fewer ${first?.name}`] })
  expect(await basketOf(shopper)).toEqual([[501, "uniw", 1]])
})

test("a guest's orders join the account with their address once a mail has confirmed it, and not before (10.824, 10.980, 11.583)", async () => {
  const { shop, shopper, order, next, clock } = await openWithMails()
  await putInto(shopper, 501)
  const { number } = await order(shopper, { client_email: "Anna@Example.com" })
  await next()
  const anna = makeShopper(shop)
  const joined = () => anna.data("{ ownOrders { joined orders { number } } }")
  await anna.post("/signin.php", { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" })
  expect(await joined()).toEqual({ ownOrders: { joined: 0, orders: [] } })
  await anna.post("/password-recover.php", { operation: "ask", login: "anna@example.com" })
  const token = linkIn(await next()).searchParams.get("token") ?? ""
  await anna.post("/password-recover.php", { operation: "set", token, client_password: good, repeat_password: good })
  await anna.post("/signin.php", { operation: "login", login: "anna@example.com", password: good })
  expect(await joined()).toEqual({ ownOrders: { joined: 1, orders: [{ number }] } })
  // who placed it without signing in goes on seeing it, and nobody else does
  expect(await shopper.data(`{ ownOrder(number: "${number}") { number lines { icon { px jpg } } } }`)).toEqual({
    ownOrder: { number, lines: [{ icon: { px: 160, jpg: expect.stringMatching(/_ps_.*-501_1\.jpg$/) } }] },
  })
  expect(await makeShopper(shop).data(`{ ownOrder(number: "${number}") { number } }`)).toEqual({ ownOrder: null })
  await putInto(shopper, 502)
  const { number: later } = await order(shopper, { client_email: "anna@example.com" })
  clock.nowMs += 86_400_000
  await anna.post("/login.php?operation=logout", {})
  await anna.post("/signin.php", { operation: "login", login: "anna@example.com", password: good })
  expect(await joined()).toEqual({ ownOrders: { joined: 2, orders: [{ number: later }, { number }] } })
  clock.nowMs += 15 * 86_400_000
  expect(await joined()).toEqual({ ownOrders: { joined: 0, orders: [{ number: later }, { number }] } })
})

test("a guest opens an account by one password, with the order and its data, once (10.829)", async () => {
  const { shop, shopper, order } = await openWithMails()
  await putInto(shopper, 501)
  const { number } = await order()
  const led = `${path}?order=${number}`
  expect(await act(shopper, "account", number, { client_password: "tajne" })).toEqual([303, led, "orderAccountWeak"])
  expect(await act(shopper, "account", number)).toEqual([303, led, "orderAccountWeak"])
  const opened = await shopper.post(path, { operation: "account", order: number, client_password: good })
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/login.php"])
  expect(await shopper.data("{ client { email firstname } ownOrders { joined orders { number } } }")).toEqual({
    client: { email: "zofia@example.org", firstname: "Zofia" },
    ownOrders: { joined: 0, orders: [{ number }] },
  })
  expect(await act(shopper, "account", number, { client_password: good })).toEqual([303, led, "orderAccountThere"])
  const other = makeShopper(shop)
  await putInto(other, 501)
  const { number: second } = await order(other)
  expect(await act(other, "account", second, { client_password: good })).toEqual([303, `${path}?order=${second}`, "orderAccountThere"])
  expect((await makeShopper(shop).post(path, { operation: "account", order: number, client_password: good })).headers.get("location")).toBe(
    `${path}?order=${number}`,
  )
})
