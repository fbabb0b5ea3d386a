import { expect, test } from "vitest"
import { moneyText } from "../../../core/values/money-text.ts"
import {
  describeSubscriptionPrice,
  priceFormatWith,
  subscriptionPrice,
  type SubscriptionTerms,
} from "../../../core/pricing/subscription-price.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"

const computed = (terms: SubscriptionTerms) => {
  const price = subscriptionPrice(terms)
  return price._tag === "Computed" ? [moneyText(price.price.gross), moneyText(price.price.net), price.percent] : price
}

type Row = readonly [max: string, maxNet: string, save: string | null, before: string | null, rebate: string, type: string | null]

test.each<[Row, [string, string, number]]>([
  [
    ["100", "80", "10", "100", "5", "percentage"],
    ["85.00", "68.00", 15],
  ],
  [
    ["90", "72", "0", "100", "10", "percentage"],
    ["80.00", "64.00", 11],
  ],
  [
    ["100", "80", "5", null, "20", "quota"],
    ["75.00", "60.00", 25],
  ],
  [
    ["10", "8", "4", "10", "10", "quota"],
    ["0.00", "0.00", 100],
  ],
  [
    ["50", "40", "0", "50", "0", "percentage"],
    ["50.00", "40.00", 0],
  ],
  [
    ["30", "24", "0", "30", "12.5", "percentage"],
    ["26.25", "21.00", 13],
  ],
  // a type left out is a percentage, of the price before and not of max (5.3, 15.10)
  [
    ["100", "80", null, "50", "10", null],
    ["95.00", "76.00", 5],
  ],
  // an absent price before leaves nothing to take a percentage of (5.2)
  [
    ["100", "80", null, null, "10", "percentage"],
    ["100.00", "80.00", 0],
  ],
  // an unknown type is a quota (15.10)
  [
    ["100", "80", "1", "50", "10", "amount"],
    ["89.00", "71.20", 11],
  ],
  // more taken off than there is (5.3, 5.4: not below 0)
  [
    ["10", "8", "0", "100", "50", "percentage"],
    ["0.00", "0.00", 100],
  ],
  // the net follows the unrounded percent: 11.11... % of 72 (5.6)
  [
    ["3", "2", "1", null, "0", "quota"],
    ["2.00", "1.33", 33],
  ],
  // a negative saving makes it dearer: minus in front of the percent
  [
    ["100", "80", "-10", null, "0", "quota"],
    ["110.00", "88.00", -10],
  ],
  // halves go away from zero on both sides (5.7)
  [
    ["200", "160", "-1", null, "0", "quota"],
    ["201.00", "160.80", -1],
  ],
  [
    ["1.005", "1.005", "0", null, "0", "quota"],
    ["1.01", "1.01", 0],
  ],
  [
    ["100", "-80", "10", null, "0", "quota"],
    ["90.00", "0.00", 10],
  ],
])("max, net, save, before, rebate %j give %j (5.3 to 5.7)", ([max, maxNet, save, before, rebateValue, rebateType], result) => {
  expect(computed({ max, maxNet, save, before, rebateValue, rebateType })).toEqual(result)
})

test("numbers and texts of the wire are the same amounts", () => {
  expect(computed({ max: 90, maxNet: "72.00", save: 0, before: "100", rebateValue: 10 })).toEqual(["80.00", "64.00", 11])
})

test.each<SubscriptionTerms>([
  {},
  { max: 0, maxNet: 0, rebateValue: 0 },
  { max: null, rebateValue: null, save: 5, before: 10 },
  { max: "0.00", rebateValue: "" },
  { max: "", rebateValue: "0" },
])("nothing is computed from %j: set means present and not 0 (5.1)", (terms) =>
  expect(subscriptionPrice(terms)).toEqual({ _tag: "NotComputed" }),
)

test.each<SubscriptionTerms>([
  { max: 0, maxNet: 80, save: 1, before: 100, rebateValue: 5 },
  { maxNet: 80, rebateValue: 5 },
  { max: 0, maxNet: 80, save: -10, rebateValue: 5, rebateType: "quota" },
])("with max 0 everything is 0: %j (5.8)", (terms) => expect(computed(terms)).toEqual(["0.00", "0.00", 0]))

test("absent amounts count as 0 (5.2, 15.11)", () => {
  expect(computed({ max: 100, maxNet: 80 })).toEqual(["100.00", "80.00", 0])
  expect(computed({ max: 100, rebateValue: 10, rebateType: "quota" })).toEqual(["90.00", "0.00", 10])
})

test.each(["max", "maxNet", "save", "before", "rebateValue"] as const)("%s that is no number is named (15.11)", (of) => {
  expect(subscriptionPrice({ max: 100, maxNet: 80, save: 0, before: 100, rebateValue: 5, [of]: "10,5" })).toEqual({
    _tag: "NotAnAmount",
    of,
    given: "10,5",
  })
})

test("the first amount that is no number is named", () =>
  expect(subscriptionPrice({ rebateValue: "x", save: "y" })).toEqual({ _tag: "NotAnAmount", of: "save", given: "y" }))

test("the result is written with a dot and as the shop writes prices (3.4, 3.5)", () => {
  const written = { _tag: "Computed", price: { gross: { minor: 123450 }, net: { minor: 5 } }, percent: 15 } as const
  expect(describeSubscriptionPrice(written, polishPrices)).toEqual({
    gross: { value: "1234.50", formatted: "1 234,50 zł" },
    net: { value: "0.05", formatted: "0,05 zł" },
    percent: 15,
  })
})

test("a currency setting of the page counts even when it is empty or false; what is left out is the shop's (3.3, 15.12)", () => {
  expect(priceFormatWith(polishPrices, {})).toEqual(polishPrices)
  expect(
    priceFormatWith(polishPrices, {
      mask: null,
      groupSeparator: null,
      decimalSeparator: null,
      symbol: null,
      symbolBefore: null,
      space: null,
    }),
  ).toEqual(polishPrices)
  const own = { mask: "0", groupSeparator: "", decimalSeparator: ".", symbol: "", symbolBefore: true, space: false }
  expect(priceFormatWith(polishPrices, own)).toEqual(own)
  expect(priceFormatWith(own, { symbolBefore: false })).toEqual({ ...own, symbolBefore: false })
})
