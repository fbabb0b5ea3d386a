import fc from "fast-check"
import { expect } from "vitest"
import { type InvoiceRow, rowsAfter, vatDifference, vatOfRows } from "../../../core/order/invoice/invoice.ts"
import { timesMoney } from "../../../core/values/money.ts"
import { property } from "../../support/property/property.ts"

const rows = fc.array(
  fc.record({
    pieces: fc.integer({ min: 1, max: 9 }),
    minor: fc.integer({ min: 1, max: 999_999 }),
    vatPercent: fc.constantFrom(23, 8, 5, null),
  }),
  { minLength: 1, maxLength: 6 },
)

const rowOf = ({
  pieces,
  minor,
  vatPercent,
}: {
  readonly pieces: number
  readonly minor: number
  readonly vatPercent: number | null
}): InvoiceRow => ({
  name: "Kubek",
  quantity: { coefficient: pieces, scale: 0 },
  unit: "szt.",
  unitPrice: { minor: Math.round(minor / pieces) },
  vatPercent,
  gross: { minor },
})

/** What is left is counted by the price of one, so that coins get lost or made. */
const byUnitPrice: typeof rowsAfter = (before, taken) =>
  rowsAfter(before, taken)?.map((row) => ({ ...row, gross: timesMoney(row.unitPrice, row.quantity) })) ?? null

property(
  "whatever is given back piece by piece, sums of corrections come to the invoice, by rates too, and nothing is left at the end (10.822)",
  {
    fault: "what is left is counted by the price of one",
    rule: rowsAfter,
    planted: byUnitPrice,
    runs: 200,
    holds: (after) =>
      fc.property(rows, (typed) => {
        const invoice = typed.map(rowOf)
        let left: readonly InvoiceRow[] = invoice
        const given = new Map<number | null, bigint>()
        for (const [at, { pieces }] of typed.entries())
          for (let piece = 0; piece < pieces; piece += 1) {
            const next = after(left, [{ row: at + 1, quantity: { coefficient: 1, scale: 0 } }])
            if (next === null) throw new Error("refused")
            const [was, is] = [left[at]?.gross.minor ?? 0, next[at]?.gross.minor ?? 0]
            expect(is).toBeGreaterThanOrEqual(0)
            expect(is).toBeLessThanOrEqual(was)
            for (const { vatPercent, gross, net, tax } of vatDifference(vatOfRows(left), vatOfRows(next))) {
              expect(net.minor + tax.minor).toBe(gross.minor)
              given.set(vatPercent, (given.get(vatPercent) ?? 0n) - BigInt(tax.minor))
            }
            left = next
          }
        expect(left.every(({ gross }) => gross.minor === 0)).toBe(true)
        for (const { vatPercent, tax } of vatOfRows(invoice)) expect(given.get(vatPercent)).toBe(BigInt(tax.minor))
      }),
  },
)
