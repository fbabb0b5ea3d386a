import { expect, onTestFinished, test } from "vitest"
import { givenOf, newestCases } from "../../../fixtures/shop/returns/cases-store.ts"
import { orderOfNumber } from "../../../fixtures/shop/orders/orders-store.ts"
import { boughtMugs, lived, opened, posted } from "../../support/shop/case-shop.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { fillIn, orderingOf, postOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper } from "../../support/shop/shopper.ts"

const crowd = 20

test("of twenty who order the last piece at the same moment one gets it, and nineteen are told that it is gone (10.713)", async () => {
  const { shop, database, stocks } = await openOrdering(onTestFinished)
  await database.run("UPDATE product_size SET stock = '1' WHERE product = 501")
  const posts: (() => ReturnType<ReturnType<typeof orderingOf>["post"]>)[] = []
  for (let at = 0; at < crowd; at += 1) {
    const shopper = makeShopper(shop)
    await putInto(shopper, 501)
    await fillIn(shopper)
    const ordering = orderingOf(shopper)
    const post = postOf(await ordering.quote())
    posts.push(() => ordering.post(post))
  }
  const outcomes = await Promise.all(posts.map((post) => post()))
  const tags = outcomes.map((outcome) => (outcome._tag === "Refused" ? (outcome.errors[0]?.code ?? "") : outcome._tag))
  expect(tags.toSorted()).toEqual([...Array<string>(crowd - 1).fill("110"), "Placed"])
  expect((await stocks([501]))["501 uniw"]).toBe(0)
  expect(await database.all("SELECT id FROM shop_order")).toHaveLength(1)
})

test("of twenty who withdraw from one piece at the same moment each is acknowledged, one has it, and its money goes back once (10.844, 10.848, 10.849)", async () => {
  const { shop, database, number, total, stocks } = await boughtMugs(onTestFinished, "1")
  const before = (await stocks([501]))["501 uniw"] ?? 0
  const sends: (() => Promise<string>)[] = []
  for (let at = 0; at < crowd; at += 1) {
    const guest = makeShopper(shop)
    const order = await orderOfNumber(database.reader, number)
    const person = { case_order: number, case_name: "Anna Lipowska", case_email: order?.buyer.email ?? "" }
    await posted(guest, "/withdrawal.php", { step: "statement", ...person, case_scope: "whole" })
    const { key } = await opened(guest, { kind: "withdrawal", step: "check" })
    sends.push(() => posted(guest, "/withdrawal.php", { step: "check", key }))
  }
  expect(new Set(await Promise.all(sends.map((send) => send())))).toEqual(new Set(["303 /withdrawal.php?step=sent"]))
  const cases = await newestCases(database.reader, { kind: "withdrawal", status: null, most: 50 })
  expect(cases).toHaveLength(crowd)
  const order = await orderOfNumber(database.reader, number)
  expect(await givenOf(database.reader, order?.id ?? 0)).toHaveLength(1)
  // a keeper who does everything twice at once
  const steps = [...cases, ...cases].flatMap(({ number: told }) => [
    lived(database, told, { step: "received" }),
    lived(database, told, { step: "paidBack" }),
  ])
  await Promise.all(steps)
  const refunds = await database.all("SELECT amount FROM order_refund")
  expect(refunds.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(total.minor)
  expect((await stocks([501]))["501 uniw"]).toBe(before + 1)
  expect(await database.all("SELECT id FROM invoice WHERE kind = 'correction'")).toHaveLength(1)
})
