import { describe, expect, test } from "vitest"
import { amountToPay, partOfPrice } from "../../../core/basket/amount-to-pay.ts"
import { decimal, money, price } from "../../support/core/sample-offer.ts"

const method = (name: string, fixed: string | null, percent: string | null = null) => ({
  name,
  cost: { percent: percent === null ? null : decimal(percent), fixed: fixed === null ? null : money(fixed), minimum: null },
})
const card = method("card", null, "1.5")
const transfer = method("transfer", "1.20")

describe("what is left to pay: the balance pays first, the cheapest way adds to the rest (15.90)", () => {
  test.each([
    // amount, balance, ways, from the balance, way, added, to pay
    ["100.00", "0", [card, transfer], "0", "transfer", "1.20", "101.20"],
    ["100.00", "40.00", [card, transfer], "40.00", "card", "0.90", "60.90"],
    ["80.00", "0", [card, transfer], "0", "card", "1.20", "81.20"],
    ["80.00", "0", [transfer, card], "0", "transfer", "1.20", "81.20"],
    ["100.00", "100.00", [transfer], "100.00", "transfer", "0", "0"],
    ["100.00", "250.00", [transfer], "100.00", "transfer", "0", "0"],
    ["100.00", "30.00", [], "30.00", null, "0", "70.00"],
    ["100.00", "99.99", [method("free", null), card], "99.99", "free", "0", "0.01"],
    ["0", "10.00", [transfer], "0", "transfer", "0", "0"],
  ] as const)("%s with a balance of %s", (amount, balance, ways, fromBalance, way, surcharge, total) => {
    const { method: taken, ...amounts } = amountToPay(money(amount), money(balance), ways)
    expect(taken?.name ?? null).toBe(way)
    expect(amounts).toEqual({ fromBalance: money(fromBalance), surcharge: money(surcharge), total: money(total) })
  })
})

test.each([
  ["123.00", "100.00", "123.00", "100.00"],
  ["123.00", "100.00", "0", "0"],
  ["123.00", "100.00", "0.01", "0.01"],
  ["12.30", "10.00", "4.10", "3.33"],
  ["105.00", "100.00", "52.51", "50.01"],
  ["0", "0", "0", "0"],
])("of %s, net %s, the balance pays %s, and with it %s of the net (15.90)", (gross, net, paid, paidNet) =>
  expect(partOfPrice(price(gross, net), money(paid))).toEqual(price(paid, paidNet)),
)
