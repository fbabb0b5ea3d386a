import fc from "fast-check"
import { expect, onTestFinished, test } from "vitest"
import { grossOf } from "../../../core/order/invoice/invoice.ts"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { openMailPost } from "../../../fixtures/shop/mail/mail-post.ts"
import type { ReadyMail } from "../../../fixtures/shop/mail/mail-way.ts"
import { makeGiftCards } from "../../../fixtures/shop/orders/gift-cards-store.ts"
import { documentsOf, lastInvoiceOf } from "../../../fixtures/shop/orders/invoices/invoices-store.ts"
import { orderOfNumber } from "../../../fixtures/shop/orders/orders-store.ts"
import { payByHand, settleOrders } from "../../../fixtures/shop/orders/pay-order.ts"
import { newestCases } from "../../../fixtures/shop/returns/cases-store.ts"
import type { LivedCase } from "../../../fixtures/shop/returns/live-case.ts"
import { shopMails } from "../../../fixtures/shop/shop-mails.ts"
import { anna, casesOf, live, lived, opened, posted } from "../../support/shop/case-shop.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

// of the demo shop: 501 is a mug of 69 zł that earns 6 points, 642 a board that earns 13, 576 is for 450 points alone

const bought = { mugs: 3, boards: 2, bags: 1 }
const onBalance = 40_00
const onCard = 50_01

/** Somebody who has paid mugs, boards and a bag with their balance, a gift card, points, and a transfer, and has them. */
async function boughtWithEverything() {
  const ordering = await openOrdering(onTestFinished)
  const { shopper, shop, order, database } = ordering
  const guest = makeShopper(shop)
  await putInto(guest, 501)
  const other = await order(guest)
  const orderId = (await orderOfNumber(database.reader, other.number))?.id ?? 0
  const [card] = await database.transaction(
    (within) => makeGiftCards(within, { orderId, worths: [{ minor: onCard }], atMs: testNowMs }),
    "read committed",
  )
  await shopper.post("/signin.php", { operation: "login", ...anna })
  await database.run("UPDATE account SET balance = '40.00' WHERE login = 'anna@example.com'")
  await putInto(shopper, 501, String(bought.mugs))
  await putInto(shopper, 642, String(bought.boards))
  await putInto(shopper, 576, String(bought.bags), { for_points: "true" })
  await shopper.post("/order1.php", { gift_card: card?.code ?? "", next: "card" })
  const { number, read } = await order()
  if (read === null) throw new Error("nothing was ordered")
  const funds = async () => {
    const account = await database.get("SELECT balance, points FROM account WHERE login = 'anna@example.com'")
    const left = await database.get("SELECT balance FROM gift_card")
    return {
      balance: Math.round(Number(account?.["balance"]) * 100),
      points: Number(account?.["points"]),
      card: Number(left?.["balance"]),
    }
  }
  return {
    ...ordering,
    number,
    read,
    funds,
    pay: async () => {
      const amount = read.sums.total
      await database.transaction((within) => payByHand(within, number, { amount, currency: "PLN", atMs: testNowMs }), "read committed")
      for (const step of ["Packed", "Sent", "Delivered"] as const) await live(database, number, step)
    },
    stored: () => orderOfNumber(database.reader, number),
  }
}

/** Withdraws from so much of each row. @returns the number of the case; null = it was refused */
async function withdraw(shopper: Shopper, number: string, amounts: readonly string[]): Promise<string | null> {
  const rows = Object.fromEntries(amounts.map((amount, row) => [`case_amount[${row}]`, amount]))
  const person = { case_order: number, case_name: "Anna Kowalska", case_email: "anna@example.com", case_scope: "parts" }
  if (!(await posted(shopper, "/withdrawal.php", { step: "statement", ...person, ...rows })).endsWith("step=check")) return null
  const { key } = await opened(shopper, { kind: "withdrawal", step: "check" })
  await posted(shopper, "/withdrawal.php", { step: "check", key })
  return (await casesOf(shopper))?.[0]?.number ?? null
}

const back = (lived: LivedCase) => {
  if (lived._tag !== "Lived" || lived.back === null) throw new Error(lived._tag)
  return lived.back
}

test("with a case goes back what paid last, then the card, then the balance; points that paid come back, earned ones go, the invoice is corrected by itself, and mails say so (10.950 to 10.952)", async () => {
  const { shopper, number, read, database, funds, pay, stored } = await boughtWithEverything()
  expect(read.sums).toMatchObject({ fromBalance: { minor: onBalance }, fromCard: { minor: onCard } })
  expect(await funds()).toEqual({ balance: 0, card: 0, points: 170 })
  await pay()
  expect(await funds()).toEqual({ balance: 0, card: 0, points: 170 + 3 * 6 + 2 * 13 })
  const order = await stored()
  const invoiced = await lastInvoiceOf(database.reader, order?.id ?? 0)
  // the boards and the bag: all of it by transfer still
  const first = await withdraw(shopper, number, ["", "2", "1"])
  const one = back(await lived(database, first ?? "", { step: "paidBack" }))
  const boards = read.lines[1]?.total.minor ?? 0
  expect(one).toMatchObject({ worth: { minor: boards }, ordered: { minor: boards }, card: { minor: 0 }, points: { coefficient: 450 } })
  expect(await funds()).toEqual({ balance: 0, card: 0, points: 620 + 3 * 6 })
  const corrected = await lastInvoiceOf(database.reader, order?.id ?? 0)
  expect(corrected?.number).toBe(one.correction)
  expect(corrected?.corrects?.reason).toBe(`Odstąpienie od umowy ${first}`)
  expect(grossOf(corrected?.rows ?? []).minor).toBe(grossOf(invoiced?.rows ?? []).minor - boards)
  // the rest with everything that was charged
  const second = await withdraw(shopper, number, ["3", "", ""])
  const rest = back(await lived(database, second ?? "", { step: "paidBack" }))
  expect(rest.ordered.minor).toBe(read.sums.total.minor - boards)
  expect([rest.card.minor, rest.balance.minor, rest.byHand.minor]).toEqual([onCard, onBalance, 0])
  expect(await funds()).toEqual({ balance: onBalance, card: onCard, points: 620 })
  const mails: string[] = []
  const send = async ({ kind, text }: ReadyMail) => {
    if (kind === "casePaidBack") mails.push(text.replaceAll("\u00a0", " "))
  }
  const kept = { store: database, catalogue: makeCatalogueStore(), kinds: shopMails, from: null, now: () => testNowMs, log: () => {} }
  await openMailPost({ ...kept, way: { send } }).deliver()
  expect(mails[0]).toContain("Zwrócone punkty: 450")
  expect(mails[1]).toContain("Na kartę podarunkową: 50,01 zł")
  expect(mails[1]).toContain("Na Twoje środki w sklepie: 40,00 zł")
  const last = await lastInvoiceOf(database.reader, order?.id ?? 0)
  expect(last?.rows.every(({ gross, quantity }) => gross.minor === 0 && quantity.coefficient === 0)).toBe(true)
  expect((await documentsOf(database.reader, order?.id ?? 0)).map(({ kind }) => kind)).toEqual(["invoice", "correction", "correction"])
})

test("another sum of the keeper's leaves the invoice to the keeper, and takes nothing beyond what was paid (10.849, 10.950, 10.951)", async () => {
  const { shopper, number, read, database, funds, pay } = await boughtWithEverything()
  await pay()
  const first = await withdraw(shopper, number, ["1", "", ""])
  const one = back(await lived(database, first ?? "", { step: "paidBack", amount: { minor: 10_000_00 } }))
  expect([one.ordered.minor, one.card.minor, one.balance.minor]).toEqual([read.sums.total.minor, onCard, onBalance])
  expect(one.correction).toBeNull()
  const second = await withdraw(shopper, number, ["2", "", ""])
  expect(back(await lived(database, second ?? "", { step: "paidBack" })).worth.minor).toBe(0)
  expect(await funds()).toMatchObject({ balance: onBalance, card: onCard })
})

test("a refund of before its ways were noted counts as one of the payment: what is left goes to the card and the balance, and nothing is left over (10.950)", async () => {
  const { shopper, number, read, database, funds, pay } = await boughtWithEverything()
  await pay()
  const boards = await withdraw(shopper, number, ["", "2", "1"])
  await lived(database, boards ?? "", { step: "paidBack" })
  expect(await database.all("DELETE FROM order_event WHERE kind = 'givenBack' RETURNING id")).toHaveLength(1)
  const rest = await withdraw(shopper, number, ["3", "", ""])
  const given = back(await lived(database, rest ?? "", { step: "paidBack" }))
  expect(given.ordered.minor).toBe(read.sums.total.minor - (read.lines[1]?.total.minor ?? 0))
  expect([given.card.minor, given.balance.minor, given.byHand.minor]).toEqual([onCard, onBalance, 0])
  expect(await funds()).toMatchObject({ balance: onBalance, card: onCard })
})

const amounts = fc.tuple(fc.nat(2), fc.nat(1), fc.nat(1))
const actions = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant("withdraw" as const), amounts, at: fc.constant(0) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constantFrom("pay back" as const, "pay back" as const, "pay more back" as const, "receive" as const, "refuse" as const),
      amounts: fc.constant([0, 0, 0] as const),
      at: fc.nat(4),
    }),
  },
)

test("over several withdrawals, refused, received and paid back in any order, never more comes back than was paid, by any way (10.848, 10.849, 10.950, 10.951)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 8, maxLength: 14 }), async (all) => {
      const { shopper, number, read, database, funds, pay, stored, stocks } = await boughtWithEverything()
      await pay()
      const order = await stored()
      const [before, stock] = [await funds(), await stocks([501])]
      const made: string[] = []
      let isOther = false
      for (const { is, amounts: typed, at } of all) {
        const told = made[at % Math.max(1, made.length)] ?? ""
        if (is === "withdraw") {
          const sent = await withdraw(
            shopper,
            number,
            typed.map((amount) => (amount === 0 ? "" : String(amount))),
          )
          if (sent !== null) made.push(sent)
        } else if (is === "refuse") await lived(database, told, { step: "refused", answer: "Nie." })
        else if (is === "receive") await lived(database, told, { step: "received", toStock: at % 2 === 0 })
        else {
          isOther ||= is === "pay more back"
          await lived(database, told, { step: "paidBack", amount: is === "pay back" ? null : { minor: read.sums.total.minor } })
        }
        await settleOrders(database, testNowMs)
        const now = await funds()
        const refunds = await database.all("SELECT amount FROM order_refund")
        const paidBack = refunds.reduce((sum, { amount }) => sum + Number(amount), 0)
        expect(paidBack).toBeLessThanOrEqual(read.sums.total.minor)
        expect(now.card).toBeLessThanOrEqual(onCard)
        expect(now.balance).toBeLessThanOrEqual(onBalance)
        // the card is not touched before all that was transferred has gone back, nor the balance before the card
        if (now.card > 0) expect(paidBack).toBe(read.sums.total.minor)
        if (now.balance > 0) expect(now.card).toBe(onCard)
        const cases = await newestCases(database.reader, { kind: null, status: "paidBack", most: 50 })
        const given = (row: number) =>
          cases.reduce((sum, { rows }) => sum + (rows.find((one) => one.row === row)?.quantity.coefficient ?? 0), 0)
        expect([given(0) <= bought.mugs, given(1) <= bought.boards, given(2) <= bought.bags]).toEqual([true, true, true])
        expect(now.points).toBe(before.points - 6 * given(0) - 13 * given(1) + 450 * given(2))
        const worth = cases.reduce((sum, one) => sum + one.worth.minor, 0)
        expect(worth).toBe(paidBack + now.card + now.balance)
        expect((await stocks([501]))["501 uniw"]).toBeLessThanOrEqual((stock["501 uniw"] ?? 0) + bought.mugs)
        if (isOther) continue
        const last = await lastInvoiceOf(database.reader, order?.id ?? 0)
        const charged = read.sums.total.minor + onCard + onBalance
        expect(grossOf(last?.rows ?? []).minor).toBe(charged - worth)
      }
    }),
    { numRuns: 3 },
  )
})
