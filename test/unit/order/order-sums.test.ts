import { describe, expect, test } from "vitest"
import { orderSums } from "../../../core/order/order-sums.ts"
import { vatSplit } from "../../../core/order/vat-split.ts"
import { decimal, money } from "../../support/core/sample-offer.ts"

const taxed = (gross: string, vatPercent: number | null = 23) => ({ gross: money(gross), vatPercent })
const nothing = taxed("0")

describe("the tax of an order by rates (15.100)", () => {
  test.each([
    // amounts as [gross, percent], groups as [percent, gross, net, tax]
    [[["100.00", 23]], [[23, "100", "81.30", "18.70"]]],
    // three thirds of a grosz: rounded one by one they would come to 0.57
    [
      [
        ["1.00", 23],
        ["1.00", 23],
        ["1.00", 23],
      ],
      [[23, "3", "2.44", "0.56"]],
    ],
    [
      [
        ["67.99", 8],
        ["14.90", 23],
        ["20.00", 5],
      ],
      [
        [23, "14.90", "12.11", "2.79"],
        [8, "67.99", "62.95", "5.04"],
        [5, "20", "19.05", "0.95"],
      ],
    ],
    [
      [
        ["9.00", 23],
        ["2.00", null],
      ],
      [
        [23, "9", "7.32", "1.68"],
        [null, "2", "2", "0"],
      ],
    ],
    [[["0.00", 23]], []],
  ] as const)("%j comes to %j", (amounts, groups) =>
    expect(vatSplit(amounts.map(([gross, percent]) => taxed(gross, percent)))).toEqual(
      groups.map(([vatPercent, gross, net, tax]) => ({ vatPercent, gross: money(gross), net: money(net), tax: money(tax) })),
    ),
  )
})

describe("what an order comes to (15.101)", () => {
  const parts = {
    goods: [taxed("100.00", 8), taxed("20.00")],
    shipping: taxed("14.90"),
    wrapping: taxed("9.00"),
    insurance: taxed("4.00"),
    deposit: taxed("2.00", null),
  }
  const cost = { percent: decimal("1.5"), fixed: money("1.00"), minimum: money("3.00") }

  test("goods and charges, and what the payment adds to them", () =>
    expect(orderSums(parts, { balance: money("0"), card: money("0"), cost, vatPercent: 23 })).toMatchObject({
      goods: money("120.00"),
      surcharge: money("3.25"),
      fromBalance: money("0"),
      total: money("153.15"),
      vat: [{ vatPercent: 23, gross: money("51.15") }, { vatPercent: 8, gross: money("100.00") }, { vatPercent: null }],
    }))

  test("a balance pays first and takes nothing off the tax, and a payment costs of the rest", () => {
    const sums = orderSums(parts, { balance: money("49.90"), card: money("0"), cost, vatPercent: 23 })
    expect(sums).toMatchObject({ fromBalance: money("49.90"), surcharge: money("3.00"), total: money("103.00") })
    expect(sums.vat[1]).toEqual({ vatPercent: 8, gross: money("100.00"), net: money("92.59"), tax: money("7.41") })
  })

  test("a balance that pays all of it leaves nothing, and no payment costs anything", () =>
    expect(orderSums(parts, { balance: money("1000.00"), card: money("0"), cost, vatPercent: 23 })).toMatchObject({
      fromBalance: money("149.90"),
      surcharge: money("0"),
      total: money("0"),
    }))

  test.each([
    // balance, card, from the balance, from the card, surcharge, total
    ["0", "49.90", "0", "49.90", "3.00", "103.00"],
    ["100.00", "20.00", "100.00", "20.00", "3.00", "32.90"],
    ["100.00", "500.00", "100.00", "49.90", "0", "0"],
    ["1000.00", "500.00", "149.90", "0", "0", "0"],
  ])("a balance of %s and then a gift card of %s pay %s and %s, the payment adds %s, and %s is left", (balance, card, ...told) => {
    const sums = orderSums(parts, { balance: money(balance), card: money(card), cost, vatPercent: 23 })
    expect([sums.fromBalance, sums.fromCard, sums.surcharge, sums.total]).toEqual(told.map(money))
    expect(sums.vat[1]).toEqual({ vatPercent: 8, gross: money("100.00"), net: money("92.59"), tax: money("7.41") })
  })

  test("what is paid with points costs nothing", () =>
    expect(
      orderSums(
        { goods: [nothing], shipping: nothing, wrapping: nothing, insurance: nothing, deposit: nothing },
        { balance: money("5.00"), card: money("0"), cost, vatPercent: 23 },
      ),
    ).toMatchObject({ total: money("0"), fromBalance: money("0"), surcharge: money("0"), vat: [] }))
})
