import { expect, test } from "vitest"
import { destinationWords, packedWords } from "../../../cli/shop/order-words.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { samplePlaced, samplePoint } from "../../support/core/sample-order.ts"

test("who packs an order is told of each row what it was bought with, wrapping and comment included (10.710)", () => {
  const [line] = samplePlaced({}).lines
  if (line === undefined) throw new Error("the sample has no row")
  const more = {
    details: [{ name: "Grawer", value: "Zofia" }],
    comment: "ostrożnie",
    isWrapped: true,
    sizeName: "M",
    points: decimalOf(450),
  }
  const [first, ...rest] = packedWords([{ ...line, ...more }])
  expect(first).toMatch(/, M {2}450 points$/)
  expect(rest).toEqual(["    Grawer: Zofia", "    comment: ostrożnie", "    wrapped as a gift"])
})

test("a parcel for a point goes there, on its day, with the client's number; what is carried to nobody goes nowhere (10.742, 10.958, 10.959)", () => {
  const placed = samplePlaced({})
  const delivery = { id: "automat", name: "Automat", isPickup: true, day: { id: "2026-12-03", weekday: 4 }, clientNumber: "AB-12" } as const
  const words = destinationWords({ ...placed, delivery, point: samplePoint, note: "Kod: 12" })
  expect(words.slice(1)).toEqual([
    "  goes to: Automat KRA-0007, Długa 3, 31-147 Kraków",
    "  on: 2026-12-03",
    "  client's number: AB-12",
    "  note: Kod: 12",
  ])
  expect(destinationWords({ ...placed, delivery: null, note: "" })).toHaveLength(1)
})
