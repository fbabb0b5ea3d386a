import { expect, onTestFinished, test } from "vitest"
import type { OpenCaseQuery } from "../../../core/returns/open-case.ts"
import { caseCounts } from "../../../fixtures/shop/returns/answer-case.ts"
import { newestCases } from "../../../fixtures/shop/returns/cases-store.ts"
import { account, boughtMugs, casesOf, opened, posted, withdrawn } from "../../support/shop/case-shop.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { makeShopper } from "../../support/shop/shopper.ts"

test("a guest withdraws without an account; known and unknown orders are answered alike, each with a number and a mail (10.841, 10.843, 10.844, 10.846, 10.861)", async () => {
  const { shopper, order, database, shop } = await openOrdering(onTestFinished)
  await putInto(shopper, 501, "2")
  const { number } = await order()
  const state = async (case_order: string, case_email: string) => {
    const guest = makeShopper(shop)
    const statement = { step: "statement", case_order, case_name: "Zofia Nowacka", case_email, case_scope: "whole" }
    const answers = [await posted(guest, "/withdrawal.php", statement)]
    const { key } = await opened(guest, { kind: "withdrawal", step: "check" })
    answers.push(await posted(guest, "/withdrawal.php", { step: "check", key }))
    // once more, by a second press or the way back
    answers.push(await posted(guest, "/withdrawal.php", { step: "check", key }))
    const { step, sent, order: seen } = await opened(guest, { kind: "withdrawal", step: "sent" })
    const { number: told, rows, verdict, ...same } = sent ?? { number: "", rows: [], verdict: "" }
    return { answers, step, told, rows, verdict, same, seen }
  }
  const known = await state(number, "Zofia@example.org")
  const stranger = await state(number, "else@example.org")
  const unknown = await state("kubki z maja", "zofia@example.org")
  for (const { answers, step, told, seen } of [known, stranger, unknown]) {
    const there = ["303 /withdrawal.php?step=check", "303 /withdrawal.php?step=sent", "303 /withdrawal.php?step=sent"]
    expect(answers).toEqual(there)
    expect(step).toBe("sent")
    expect(told).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    expect(seen).toBeNull()
  }
  const cases = await newestCases(database.reader, { kind: "withdrawal", status: null, most: 10 })
  expect(cases.map(({ verdict, orderId }) => [verdict, orderId === null])).toEqual([
    ["unknown", true],
    ["unknown", true],
    ["inTime", false],
  ])
  const mails = await database.reader.selectFrom("mail").select(["kind", "recipient"]).where("kind", "like", "case%").execute()
  expect(mails.filter(({ kind }) => kind === "caseTaken").map(({ recipient }) => recipient)).toEqual([
    "Zofia@example.org",
    "else@example.org",
    "zofia@example.org",
  ])
  expect(mails.filter(({ kind }) => kind === "caseCame")).toHaveLength(3)
})

test("what a guest is shown of a statement tells nothing of the order (10.714, 10.844)", async () => {
  const { shopper, order, shop } = await openOrdering(onTestFinished)
  await putInto(shopper, 501, "2")
  const { number } = await order()
  const shownTo = async (case_email: string) => {
    const guest = makeShopper(shop)
    await posted(guest, "/withdrawal.php", { step: "statement", case_order: number, case_name: "Z", case_email, case_scope: "whole" })
    const { key } = await opened(guest, { kind: "withdrawal", step: "check" })
    await posted(guest, "/withdrawal.php", { step: "check", key })
    const { sent } = await opened(guest, { kind: "withdrawal", step: "sent" })
    const { number: _number, email: _email, ...rest } = sent ?? { number: "", email: "" }
    return rest
  }
  expect(await shownTo("zofia@example.org")).toEqual(await shownTo("stranger@example.org"))
})

test("a client withdraws from a part, and never from more than is left, in two tabs at once either (10.843, 10.848, 10.854)", async () => {
  const { shopper, number, database } = await boughtMugs(onTestFinished)
  const { order, draft } = await opened(shopper, { kind: "withdrawal", order: number })
  expect(order?.rows.map(({ left }) => left.coefficient)).toEqual([3])
  expect(draft.values.case_email).toBe("anna@example.com")
  expect(await withdrawn(shopper, number, "4")).toBe("303 /withdrawal.php?step=statement")
  expect((await opened(shopper, { kind: "withdrawal", step: "statement" })).faults).toEqual([{ row: 0, code: "above" }])
  expect(await withdrawn(shopper, number, "2")).toBe("303 /withdrawal.php?step=sent")
  expect(await withdrawn(shopper, number, "2")).toBe("303 /withdrawal.php?step=statement")
  // a return and a withdrawal of the last piece: one of them gets it
  const asReturn = { case_order: number }
  await posted(shopper, "/returns-open.php", { step: "order", ...asReturn })
  await posted(shopper, "/returns-open.php", { step: "rows", "case_amount[0]": "1" })
  await posted(shopper, "/returns-open.php", { step: "reason", case_reason: "Za duży" })
  await posted(shopper, "/returns-open.php", { step: "way", case_way: "courier", case_courier: "kurier" })
  expect(await posted(shopper, "/returns-open.php", { step: "account", case_account: account })).toBe("303 /returns-open.php?step=check")
  const { key } = await opened(shopper, { kind: "return", step: "check" })
  expect(await withdrawn(shopper, number, "1")).toBe("303 /withdrawal.php?step=sent")
  expect(await posted(shopper, "/returns-open.php", { step: "check", key })).toBe("303 /returns-open.php?step=rows")
  const cases = await newestCases(database.reader, { kind: null, status: null, most: 10 })
  expect(cases.map(({ kind, rows }) => [kind, rows.map(({ quantity }) => quantity.coefficient)])).toEqual([
    ["withdrawal", [1]],
    ["withdrawal", [2]],
  ])
  expect((await casesOf(shopper))?.map(({ number: told }) => told)).toEqual(cases.map(({ number: told }) => told))
})

test("each step of a return that is wrong leads back to itself, keeps what was typed, and no later step is shown (10.850 to 10.853, 11.600, 11.602)", async () => {
  const { shopper, number } = await boughtMugs(onTestFinished)
  const path = "/returns-open.php"
  const seen = async (step: OpenCaseQuery["step"]) => (await opened(shopper, { kind: "return", step })).step
  expect(await seen("check")).toBe("order")
  expect(await posted(shopper, path, { step: "order", case_order: "23456-789AB" })).toBe(`303 ${path}?step=order`)
  expect((await opened(shopper, { kind: "return" })).faults).toEqual([{ field: "case_order", code: "unknown" }])
  expect(await posted(shopper, path, { step: "order", case_order: number.toLowerCase() })).toBe(`303 ${path}?step=rows`)
  expect(await posted(shopper, path, { step: "rows" })).toBe(`303 ${path}?step=rows`)
  expect(await posted(shopper, path, { step: "rows", "case_amount[0]": "1", "case_amount[7]": "" })).toBe(`303 ${path}?step=reason`)
  expect(await posted(shopper, path, { step: "reason", case_reason: "ab" })).toBe(`303 ${path}?step=reason`)
  expect((await opened(shopper, { kind: "return", step: "reason" })).draft.values.case_reason).toBe("ab")
  expect(await seen("account")).toBe("reason")
  expect(await posted(shopper, path, { step: "reason", case_reason: "abc" })).toBe(`303 ${path}?step=way`)
  expect(await posted(shopper, path, { step: "way", case_way: "place", case_place: "nowhere" })).toBe(`303 ${path}?step=way`)
  const { places } = await opened(shopper, { kind: "return", step: "way" })
  expect(await posted(shopper, path, { step: "way", case_way: "place", case_place: places[0]?.id ?? "" })).toBe(`303 ${path}?step=account`)
  expect(await posted(shopper, path, { step: "account", case_account: "61 1090" })).toBe(`303 ${path}?step=account`)
  expect(await posted(shopper, path, { step: "account", case_account: account })).toBe(`303 ${path}?step=check`)
  // back, and on again: all of it is there
  const back = await opened(shopper, { kind: "return", step: "rows" })
  expect([back.step, back.draft.amounts, back.draft.values.case_reason]).toEqual(["rows", ["1"], "abc"])
  expect(await posted(shopper, path, { step: "nothing" })).toBe("400 ")
  expect(await posted(shopper, path, { step: "check", key: "x" })).toBe(`303 ${path}?step=order`)
  const { key } = await opened(shopper, { kind: "return", step: "check" })
  const twice = await Promise.all([posted(shopper, path, { step: "check", key }), posted(shopper, path, { step: "check", key })])
  expect(twice).toEqual([`303 ${path}?step=sent`, `303 ${path}?step=sent`])
  expect(await casesOf(shopper)).toHaveLength(1)
  expect((await opened(shopper, { kind: "return" })).draft.values).toEqual({})
})

test("nobody sees what somebody else fills in or has sent in (10.714, 10.855, 11.600, 11.601)", async () => {
  const { shopper, number, shop } = await boughtMugs(onTestFinished)
  await withdrawn(shopper, number, "1")
  const other = makeShopper(shop)
  expect(await casesOf(other)).toBeNull()
  const open = await opened(other, { kind: "withdrawal", step: "sent", order: number })
  expect([open.step, open.sent, open.order, open.key]).toEqual(["statement", null, null, ""])
  expect((await opened(other, { kind: "return", order: number, step: "rows" })).step).toBe("order")
})

test("an address is sent five receipts an hour; what comes beyond that is kept, and its page says so (9.198)", async () => {
  const { shop, database } = await openOrdering(onTestFinished)
  const receipts: boolean[] = []
  for (let at = 0; at <= caseCounts.receipts.most; at += 1) {
    const guest = makeShopper(shop)
    const told = { case_order: "kubki", case_name: "Z", case_email: "z@example.org", case_scope: "whole" }
    await posted(guest, "/withdrawal.php", { step: "statement", ...told })
    const { key } = await opened(guest, { kind: "withdrawal", step: "check" })
    await posted(guest, "/withdrawal.php", { step: "check", key })
    receipts.push((await opened(guest, { kind: "withdrawal", step: "sent" })).sent?.isMailed === true)
  }
  expect(receipts).toEqual([...Array<boolean>(caseCounts.receipts.most).fill(true), false])
  const mails = await database.reader.selectFrom("mail").select("id").where("kind", "=", "caseTaken").execute()
  expect(mails).toHaveLength(caseCounts.receipts.most)
})
