import { expect, onTestFinished, test } from "vitest"
import { payByHand, settleOrders } from "../../../fixtures/shop/orders/pay-order.ts"
import { account, anna, boughtMugs, casesOf, live, lived, opened, posted, withdrawn } from "../../support/shop/case-shop.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

test("the keeper takes goods back to the stock once and pays their part of a payment back once (10.799, 10.847, 10.849, 10.859, 10.860, 11.687)", async () => {
  const { shopper, number, database, stocks, total } = await boughtMugs(onTestFinished)
  const before = await stocks([501])
  await withdrawn(shopper, number, "1")
  const [first] = (await casesOf(shopper)) ?? []
  const told = first?.number ?? ""
  const line = first?.worth.minor ?? 0
  expect(line).toBeGreaterThan(0)
  expect(await lived(database, told, { step: "received" })).toMatchObject({ _tag: "Lived", status: "received" })
  expect(await lived(database, told, { step: "received" })).toMatchObject({ _tag: "Unchanged" })
  expect(Object.values(await stocks([501]))[0]).toBe((Object.values(before)[0] ?? 0) + 1)
  expect(await lived(database, told, { step: "paidBack" })).toMatchObject({ _tag: "Lived", back: { ordered: { minor: line } } })
  expect(await lived(database, told, { step: "paidBack" })).toMatchObject({ _tag: "Unchanged", status: "paidBack" })
  expect((await settleOrders(database, testNowMs)).paidBack).toEqual([told])
  expect((await settleOrders(database, testNowMs)).paidBack).toEqual([])
  // the rest with what it cost to send it, and not a coin more, whatever the keeper types
  await withdrawn(shopper, number, "2")
  const [second] = (await casesOf(shopper)) ?? []
  expect((second?.worth.minor ?? 0) + line).toBe(total.minor)
  const paid = await lived(database, second?.number ?? "", { step: "paidBack", amount: { minor: total.minor } })
  expect(paid).toMatchObject({ _tag: "Lived", back: { ordered: { minor: total.minor - line } } })
  const mails = await database.reader.selectFrom("mail").select("kind").where("kind", "in", ["caseReceived", "casePaidBack"]).execute()
  expect(mails.map(({ kind }) => kind)).toEqual(["caseReceived", "casePaidBack", "casePaidBack"])
  // the client takes them along, and leaves them without the account
  const rows = [{ name: first?.rows[0]?.name, quantity: "1" }]
  const file = await shopper.json("/login.php?operation=export")
  expect(file).toMatchObject({ cases: [{ number: second?.number }, { number: told, kind: "withdrawal", orderNumber: number, rows }] })
  await posted(shopper, "/login.php", { operation: "deletion", deletion_sure: "1", deletion_password: anna.password })
  expect(await database.all("SELECT DISTINCT account FROM return_case")).toEqual([{ account: null }])
})

test("goods that are with the shop still are not paid back by a case, and refused rows are free again (10.848, 10.849)", async () => {
  const { shopper, order, database } = await openOrdering(onTestFinished)
  await shopper.post("/signin.php", { operation: "login", ...anna })
  await putInto(shopper, 501, "1")
  const { number, read } = await order()
  const amount = read?.sums.total ?? { minor: 0 }
  await database.transaction((within) => payByHand(within, number, { amount, currency: "PLN", atMs: testNowMs }), "read committed")
  expect(await withdrawn(shopper, number, "1")).toBe("303 /withdrawal.php?step=sent")
  const [one] = (await casesOf(shopper)) ?? []
  expect(await lived(database, one?.number ?? "", { step: "paidBack" })).toEqual({ _tag: "NotSent" })
  expect(await withdrawn(shopper, number, "1")).toBe("303 /withdrawal.php?step=statement")
  expect(await lived(database, one?.number ?? "", { step: "refused", answer: "Pomyłka" })).toMatchObject({ status: "refused" })
  expect(await withdrawn(shopper, number, "1")).toBe("303 /withdrawal.php?step=sent")
  expect((await casesOf(shopper))?.map(({ status, answer }) => [status, answer])).toEqual([
    ["sent", ""],
    ["refused", "Pomyłka"],
  ])
})

test("whoever withdraws too late is taken down as late, and a return is refused then (10.842, 10.844)", async () => {
  const { shopper, order, database } = await openOrdering(onTestFinished)
  await shopper.post("/signin.php", { operation: "login", ...anna })
  await putInto(shopper, 501, "1")
  await shopper.post("/order1.php", { payment: "pobranie" })
  const { number } = await order()
  await live(database, number, "Packed")
  await live(database, number, "Sent")
  await live(database, number, "Delivered", testNowMs - 30 * 86_400_000)
  expect(await posted(shopper, "/returns-open.php", { step: "order", case_order: number })).toBe("303 /returns-open.php?step=order")
  expect((await opened(shopper, { kind: "return" })).faults).toEqual([{ code: "late" }])
  expect(await withdrawn(shopper, number, "1")).toBe("303 /withdrawal.php?step=sent")
  expect((await casesOf(shopper))?.map(({ verdict }) => verdict)).toEqual(["late"])
})

test("its sender takes a return back until its goods are there, and its rows are free again; nobody else does (10.847, 10.848, 10.862)", async () => {
  const { shopper, number, shop, database } = await boughtMugs(onTestFinished, "1")
  const path = "/returns-open.php"
  const send = async () => {
    await posted(shopper, path, { step: "order", case_order: number })
    await posted(shopper, path, { step: "rows", "case_amount[0]": "1" })
    await posted(shopper, path, { step: "reason", case_reason: "Za mały" })
    await posted(shopper, path, { step: "way", case_way: "courier", case_courier: "kurier" })
    await posted(shopper, path, { step: "account", case_account: account })
    const { key } = await opened(shopper, { kind: "return", step: "check" })
    return posted(shopper, path, { step: "check", key })
  }
  expect(await send()).toBe(`303 ${path}?step=sent`)
  const [first] = (await casesOf(shopper)) ?? []
  const takeBack = (by: Shopper, told: string) => posted(by, "/returns.php", { operation: "takeBack", case: told })
  expect(await takeBack(makeShopper(shop), first?.number ?? "")).toBe("404 ")
  expect(await takeBack(shopper, first?.number ?? "")).toBe(`303 /returns.php?case=${first?.number}`)
  expect((await casesOf(shopper))?.map(({ status }) => status)).toEqual(["cancelled"])
  expect(await send()).toBe(`303 ${path}?step=sent`)
  const [second] = (await casesOf(shopper)) ?? []
  await lived(database, second?.number ?? "", { step: "accepted" })
  await lived(database, second?.number ?? "", { step: "received" })
  await takeBack(shopper, second?.number ?? "")
  expect((await casesOf(shopper))?.map(({ status }) => status)).toEqual(["received", "cancelled"])
})

test("a complaint comes with cleaned pictures, takes no goods, and is answered once (10.856 to 10.858)", async () => {
  const { shopper, number, database } = await boughtMugs(onTestFinished)
  const path = "/rma-open.php"
  expect(await posted(shopper, path, { step: "order", case_order: number })).toBe(`303 ${path}?step=rows`)
  expect(await posted(shopper, path, { step: "rows", "case_amount[0]": "3" })).toBe(`303 ${path}?step=claim`)
  const claim = { step: "claim", case_description: "Ucho odpadło po tygodniu.", case_remedy: "moneyBack" }
  expect(await posted(shopper, path, claim)).toBe(`303 ${path}?step=check`)
  const { key } = await opened(shopper, { kind: "complaint", step: "check" })
  expect(await posted(shopper, path, { step: "check", key })).toBe(`303 ${path}?step=sent`)
  const [one] = (await casesOf(shopper)) ?? []
  expect(one).toMatchObject({ kind: "complaint", status: "sent", remedy: "moneyBack" })
  // the mugs can be withdrawn from all the same
  expect(await withdrawn(shopper, number, "3")).toBe("303 /withdrawal.php?step=sent")
  const told = one?.number ?? ""
  expect(await lived(database, told, { step: "paidBack", amount: { minor: 100 } })).toMatchObject({ _tag: "Unchanged", status: "sent" })
  expect(await lived(database, told, { step: "accepted", answer: "Masz rację." })).toMatchObject({ status: "accepted" })
  expect(await lived(database, told, { step: "refused", answer: "Nie." })).toMatchObject({ _tag: "Unchanged" })
  expect(await lived(database, told, { step: "paidBack", amount: { minor: 100 } })).toMatchObject({
    status: "settled",
    back: { ordered: { minor: 100 }, correction: null },
  })
})

test("a step that is filled in when the session is over is there again for its client alone, whichever rows were chosen, and nothing is sent (10.850, 10.1103)", async () => {
  const { shopper, number, shop } = await boughtMugs(onTestFinished)
  const path = "/returns-open.php"
  await posted(shopper, path, { step: "order", case_order: number })
  const owner = anna.login
  const rows = { step: "rows", "case_amount[0]": "2", owner }
  const signInTo = (step: string) => `303 /signin.php?return=${encodeURIComponent(`${path}?step=${step}`)}`
  const stranger = { login: "zakupy@example.org", password: "Pracownia-Hurt-24" }
  for (const [who, amounts] of [
    [stranger, []],
    [anna, ["2"]],
  ] as const) {
    const tab = makeShopper(shop)
    expect(await posted(tab, path, rows)).toBe(signInTo("rows"))
    expect((await opened(tab, { kind: "return" })).draft).toEqual({ values: {}, amounts: [] })
    await tab.post("/signin.php", { operation: "login", ...who })
    const { draft, faults } = await opened(tab, { kind: "return", step: "rows" })
    expect([draft.amounts, faults]).toEqual([amounts, []])
    if (who === stranger) expect(await posted(tab, path, rows)).toBe("409 ")
  }
  await posted(shopper, path, rows)
  const ended = makeShopper(shop)
  await posted(ended, path, { step: "reason", case_reason: "Za mały", owner })
  await ended.post("/signin.php", { operation: "login", ...anna })
  expect((await opened(ended, { kind: "return", step: "reason" })).draft).toEqual({
    values: { case_order: number, case_reason: "Za mały" },
    amounts: ["2"],
  })
  const last = makeShopper(shop)
  expect(await posted(last, path, { step: "check", key: "any", owner })).toBe(signInTo("check"))
  expect([last.cookies.has("client"), await casesOf(shopper)]).toEqual([false, []])
})
