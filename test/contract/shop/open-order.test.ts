import { expect, onTestFinished, test } from "vitest"
import { lookupLimits } from "../../../fixtures/shop/orders/open-order.ts"
import { collectMails } from "../../support/shop/collected-mails.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { fromAddress } from "../../support/shop/sign-in.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const path = "/order-open.php"
const email = "zofia@example.org"

async function openWithOrder() {
  const mails = collectMails()
  const clock = { nowMs: testNowMs }
  const opened = await openOrdering(onTestFinished, { mail: mails.mail, now: () => clock.nowMs })
  await putInto(opened.shopper, 501)
  const { number } = await opened.order()
  await mails.next()
  return { ...opened, number, clock, next: mails.next }
}

const askFor = async (shopper: Shopper, number: string, address = email) =>
  (await shopper.post(path, { operation: "ask", order_number: number, order_email: address })).headers.get("location")
const type = async (shopper: Shopper, code: string) =>
  (await shopper.post(path, { operation: "code", order_code: code })).headers.get("location")
const codeIn = ({ text }: { readonly text: string }) => /^\d{3} \d{3}$/m.exec(text)?.[0] ?? ""
const sees = (shopper: Shopper, number: string) => shopper.data(`{ ownOrder(number: "${number}") { number } }`)

test("number and address bring a code by mail, and the code opens that order for that browser alone (10.714, 10.810, 10.811)", async () => {
  const { shop, number, next, shopper: buyer, order } = await openWithOrder()
  const laptop = makeShopper(shop)
  expect(await sees(laptop, number)).toEqual({ ownOrder: null })
  expect(await askFor(laptop, ` ${number.toLowerCase().replace("-", " ")}`, "Zofia@Example.org ")).toBe(`${path}?step=code`)
  const mail = await next()
  expect([mail.to, mail.kind, mail.subject]).toEqual([email, "orderCode", expect.stringContaining(`Kod do zamówienia ${number}`)])
  const waiting = laptop.cookies.get("order_open")
  expect(await sees(laptop, number)).toEqual({ ownOrder: null })
  expect(await type(laptop, codeIn(mail))).toBe(`/client-orders.php?order=${number}`)
  expect(await sees(laptop, number)).toEqual({ ownOrder: { number } })
  // who knew the token of before, and every other browser, sees nothing
  const thief = makeShopper(shop)
  thief.cookies.set("order_open", waiting ?? "")
  expect(await sees(thief, number)).toEqual({ ownOrder: null })
  expect(await type(thief, codeIn(mail))).toBe(path)
  await putInto(buyer, 502)
  const { number: other } = await order()
  expect(await sees(laptop, other)).toEqual({ ownOrder: null })
  expect((await laptop.post("/client-orders.php", { operation: "cancel", order: number })).status).toBe(303)
  expect(await laptop.data(`{ ownOrder(number: "${number}") { status } }`)).toEqual({ ownOrder: { status: "cancelled" } })
})

test("what is not there and what is of somebody else are answered as what is there, and bring no mail (10.810)", async () => {
  const { shop, number, next } = await openWithOrder()
  const answers = []
  for (const [typed, address] of [
    ["23456-789AB", email],
    [number, "somebody@example.org"],
    [number, email],
  ] as const) {
    const shopper = makeShopper(shop)
    const answer = await shopper.post(path, { operation: "ask", order_number: typed, order_email: address })
    const cookies = [...shopper.cookies].map(([name, value]) => [name, value.length])
    answers.push([answer.status, answer.headers.get("location"), await answer.text(), cookies, await noticeOf(shopper)])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[1]).toEqual(answers[2])
  expect(await next()).toMatchObject({ to: email, kind: "orderCode" })
})

test("a code works once, for five tries and for fifteen minutes, and only the newest of a browser does (9.190, 10.811, 11.580)", async () => {
  const { shop, number, next, clock } = await openWithOrder()
  const shopper = makeShopper(shop)
  await askFor(shopper, number)
  const first = codeIn(await next())
  await askFor(shopper, number)
  const second = codeIn(await next())
  const wrong = second.startsWith("9") ? "000000" : "999999"
  for (let at = 1; at < lookupLimits.tries; at += 1) {
    expect(await type(shopper, at === 1 && first !== second ? first : wrong)).toBe(`${path}?step=code`)
    expect(await noticeOf(shopper)).toMatchObject({ is: "orderOpen", code: "wrong" })
  }
  expect(await type(shopper, ` ${second.replace(" ", "-")} `)).toBe(`/client-orders.php?order=${number}`)
  expect(await type(shopper, second)).toBe(path)
  expect(await noticeOf(shopper)).toMatchObject({ is: "orderOpen", code: "gone" })
  const late = makeShopper(shop)
  await askFor(late, number)
  const third = codeIn(await next())
  clock.nowMs += lookupLimits.codeMs
  expect([await type(late, third), await sees(late, number)]).toEqual([path, { ownOrder: null }])
  // five tries at once are five tries
  const guesser = makeShopper(shop)
  await askFor(guesser, number)
  const fourth = codeIn(await next())
  const missed = fourth.startsWith("9") ? "000000" : "999999"
  await Promise.all(Array.from({ length: 8 }, () => type(guesser, missed)))
  expect(await type(guesser, fourth)).toBe(path)
  // an order that was opened is closed after a day
  expect(await sees(shopper, number)).toEqual({ ownOrder: { number } })
  clock.nowMs += lookupLimits.openMs
  expect(await sees(shopper, number)).toEqual({ ownOrder: null })
})

test("an address is sent five codes an hour whoever asks, and a network asks for thirty (9.190)", async () => {
  const { shop, number, clock } = await openWithOrder()
  const from = (address: string) => makeShopper(fromAddress(shop, address))
  for (let at = 0; at < lookupLimits.ofEmail; at += 1)
    expect(await askFor(from(`203.0.113.${at}`), "23456-789AB", "Ktos@example.org")).toBe(`${path}?step=code`)
  const refused = from("198.51.100.1")
  expect(await askFor(refused, number, "ktos@example.org")).toBe(path)
  expect(await noticeOf(refused)).toMatchObject({ is: "orderOpen", code: "later", name: number })
  clock.nowMs += lookupLimits.withinMs
  expect(await askFor(refused, number, "ktos@example.org")).toBe(`${path}?step=code`)
  const many = from("192.0.2.7")
  for (let at = 0; at < lookupLimits.ofNetwork; at += 1) await askFor(many, number, `a${at}@example.org`)
  expect(await askFor(many, number, "last@example.org")).toBe(path)
  expect(await askFor(from("192.0.2.8"), number, "last@example.org")).toBe(`${path}?step=code`)
})

test.each([
  [{ operation: "ask", order_number: "23456-789A0", order_email: email }, "number"],
  [{ operation: "ask", order_number: "", order_email: email }, "number"],
  [{ operation: "ask", order_number: "2".repeat(2000), order_email: email }, "number"],
  [{ operation: "ask", order_number: "23456-789AB", order_email: "zofia" }, "email"],
  [{ operation: "ask", order_number: "23456-789AB", order_email: `${"x".repeat(300)}@example.org` }, "email"],
  [{ operation: "code", order_code: "123456" }, "gone"],
  [{ operation: "code" }, "gone"],
])("%j is told as %s (10.812, 11.580)", async (fields, code) => {
  const { shopper } = await openOrdering(onTestFinished, { mail: collectMails().mail })
  expect((await shopper.post(path, fields)).headers.get("location")).toBe(path)
  expect(await noticeOf(shopper)).toMatchObject({ is: "orderOpen", code })
})

test("a shop without mails says that it knows nothing now, and another form is refused (10.812)", async () => {
  const { shopper } = await openOrdering(onTestFinished)
  expect(await askFor(shopper, "23456-789AB")).toBe(path)
  expect(await noticeOf(shopper)).toMatchObject({ is: "orderOpen", code: "noMail", name: "23456-789AB" })
  expect((await shopper.post(path, { operation: "peek" })).status).toBe(400)
})
