import fc from "fast-check"
import { expect } from "vitest"
import { type InvoiceRow, rowsAfter } from "../../../core/order/invoice/invoice.ts"
import { noWays, ownPart, type PaidWays, pointsBack, waysBack } from "../../../core/returns/given-back.ts"
import { worthOf } from "../../../core/returns/paid-back.ts"
import type { RowAmount } from "../../../core/returns/row-amounts.ts"
import { addMoney } from "../../../core/values/money.ts"
import { property } from "../../support/property/property.ts"

const minor = fc.nat(20_000).map((hundredths) => ({ minor: hundredths }))
const ways = fc.record({ payment: minor, card: minor, balance: minor })

const added = (one: PaidWays, other: PaidWays): PaidWays => ({
  payment: addMoney(one.payment, other.payment),
  card: addMoney(one.card, other.card),
  balance: addMoney(one.balance, other.balance),
})

/** Each case is split by itself, whatever went back before. */
const splitsAlone: typeof waysBack = (paid, _, amount) => waysBack(paid, noWays, amount)

property("money goes back to what paid last first, all cases together never above what each way paid, whatever is asked (10.950)", {
  fault: "each case is split by itself, so that a way gets more than it paid",
  rule: waysBack,
  planted: splitsAlone,
  runs: 1000,
  holds: (split) =>
    fc.property(ways, fc.array(minor, { maxLength: 8 }), (paid, asked) => {
      let gone: PaidWays = noWays
      let sum = 0
      for (const amount of asked) {
        gone = added(gone, split(paid, gone, amount))
        sum += amount.minor
        // an oracle that fills three glasses one after the other
        const payment = Math.min(sum, paid.payment.minor)
        const card = Math.min(sum - payment, paid.card.minor)
        const balance = Math.min(sum - payment - card, paid.balance.minor)
        expect(gone).toEqual({ payment: { minor: payment }, card: { minor: card }, balance: { minor: balance } })
      }
    }),
})

/** Each part is rounded by itself. */
const roundsEachPart: typeof ownPart = (whole, _, now) => ownPart(whole, { minor: 0 }, now)

property("what was paid in the shop's own currency comes back to the last coin, however it is parted (10.950)", {
  fault: "each part is rounded by itself, so that coins get lost or made",
  rule: ownPart,
  planted: roundsEachPart,
  runs: 500,
  holds: (part) =>
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 8 }), fc.nat(9000), (parts, own) => {
      const whole = { minor: parts.reduce((sum, one) => sum + one, 0) }
      let before = 0
      let sum = 0
      for (const now of parts) {
        sum += part({ whole, own: { minor: own } }, { minor: before }, { minor: now }).minor
        before += now
      }
      expect(sum).toBe(own)
    }),
})

/** As many points for each piece, rounded by itself. */
const roundsEachPiece: typeof pointsBack = (rows, _, now) => pointsBack(rows, [], now)

property("pieces that go back one by one bring all points of their row, to the last one (10.950)", {
  fault: "the points of each piece are rounded by themselves",
  rule: pointsBack,
  planted: roundsEachPiece,
  runs: 500,
  holds: (points) =>
    fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(5000), fc.nat(2), (pieces, coefficient, scale) => {
      const rows = [{ quantity: { coefficient: pieces, scale: 0 }, points: { coefficient, scale } }]
      const before: RowAmount[] = []
      let sum = 0
      for (let at = 0; at < pieces; at += 1) {
        const one = { row: 0, quantity: { coefficient: 1, scale: 0 } }
        const given = points(rows, before, [one])
        // none of them is lost to a coarser count
        sum += given.coefficient * 10 ** (scale - given.scale)
        before.push(one)
      }
      expect(sum).toBe(coefficient)
    }),
})

/** A share of what the last correction has left, rounded again and again. */
const shareOfShares: typeof rowsAfter = (rows, taken) => rowsAfter(rows, taken)

property("corrections one by one take off the invoice what each case was worth, to the coin (10.822, 10.951)", {
  fault: "what is left is a share of what the last correction left",
  rule: rowsAfter,
  planted: shareOfShares,
  runs: 500,
  holds: (after) =>
    fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 5000 }), (pieces, gross) => {
      const quantity = { coefficient: pieces, scale: 0 }
      const row: InvoiceRow = {
        name: "Kubek",
        quantity,
        unit: "szt.",
        unitPrice: { minor: 1 },
        vatPercent: 23,
        gross: { minor: gross },
      }
      let rows: readonly InvoiceRow[] = [row]
      const before: RowAmount[] = []
      for (let at = 0; at < pieces; at += 1) {
        const one = { row: 0, quantity: { coefficient: 1, scale: 0 } }
        const next = after(rows, [{ row: 1, quantity: one.quantity }], [row])
        if (next === null) throw new Error("refused")
        const difference = (rows[0]?.gross.minor ?? 0) - (next[0]?.gross.minor ?? 0)
        expect(difference).toBe(worthOf([{ quantity, total: { minor: gross } }], before, [one]).minor)
        rows = next
        before.push(one)
      }
    }),
})
