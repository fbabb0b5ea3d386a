import fc from "fast-check"
import { expect } from "vitest"
import type { RowsChoice } from "../../../core/product-page/choice.ts"
import { rowsKind } from "../../../core/product-page/rows-kind.ts"
import { rows } from "../../support/core/sample-choices.ts"
import { decimal, limited, noLimits, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"

/** What can be ordered of a row in whole pieces, with 0 for nothing. */
const games = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 6, max: 12 }), fc.constantFrom<1 | -1>(1, -1), fc.nat(12))
  .map(([least, stock, by, at]) => ({ least, stock, by, now: at === 0 ? 0 : Math.min(least + at - 1, stock) }))

const rowOf = (least: number, stock: number, now: number): RowsChoice =>
  rows({
    offer: sampleOffer({
      id: 7,
      sizes: [sampleSize("M", limited(String(stock)))],
      limits: { ...noLimits, minPerOrder: decimal(String(least)) },
    }),
    sizeId: "M",
    quantityText: now === 0 ? "" : String(now),
  })

property("a press of plus or minus takes the next quantity there is to order, and stops at nothing and at what there is (16.56)", {
  fault: "a press takes one piece more or less, whatever is sold",
  rule: rowsKind.choose,
  planted: (choice, event) => {
    if (choice.is !== "rows" || event.type !== "RowStepped") return choice
    return { ...choice, rows: choice.rows.map((row) => ({ ...row, quantityText: String(Number(row.quantityText) + event.by) })) }
  },
  holds: (choose) =>
    fc.property(games, ({ least, stock, by, now }) => {
      const there = [0, ...Array.from({ length: stock - least + 1 }, (_, at) => least + at)]
      const next = by === 1 ? there.find((one) => one > now) : there.findLast((one) => one < now)
      const stepped = choose(rowOf(least, stock, now), { type: "RowStepped", productId: 7, by })
      expect(Number(stepped.rows[0]?.quantityText)).toBe(next ?? now)
    }),
})
