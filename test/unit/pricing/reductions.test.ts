import { describe, expect, test } from "vitest"
import {
  type BundleDifference,
  bundleDifference,
  type Saving,
  type SavingQuestion,
  savingTextKeys,
  savingWords,
  youSave,
} from "../../../core/pricing/saving.ts"
import { percentOf, priceChange, signedPercent, wholePercent } from "../../../core/pricing/price-change.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, money, polishPrices, price } from "../../support/core/sample-offer.ts"

const pl = pickTexts(textCatalogue("pl", {}), savingTextKeys)
const en = pickTexts(textCatalogue("en", {}), savingTextKeys)

describe("a percent saving is a whole number, with minus for cheaper and plus for dearer (9.42)", () => {
  test.each([
    ["80", "100", "cheaper", "20.00", 20, "-20%"],
    ["120", "100", "dearer", "20.00", 20, "+20%"],
    ["0", "100", "cheaper", "100.00", 100, "-100%"],
    ["87.5", "100", "cheaper", "12.50", 13, "-13%"],
    ["87.51", "100", "cheaper", "12.49", 12, "-12%"],
    ["112.5", "100", "dearer", "12.50", 13, "+13%"],
    ["99.01", "100", "cheaper", "0.99", 0, null],
    ["100.99", "100", "dearer", "0.99", 0, null],
    ["99", "100", "cheaper", "1.00", 1, "-1%"],
  ])("%s after %s is %s by %s, %d %%, minus for cheaper and plus for dearer (9.42)", (now, before, is, amount, percent, text) => {
    const change = priceChange(money(now), money(before))
    expect(change).toEqual({ is, amount: money(amount), percent })
    expect(signedPercent(change)).toBe(text)
  })

  test.each([
    ["100", "100"],
    ["10", "0"],
    ["10", "-5"],
  ])("%s after %s is no change (15.13)", (now, before) => {
    expect(priceChange(money(now), money(before))).toBeNull()
    expect(signedPercent(priceChange(money(now), money(before)))).toBeNull()
  })

  test("a first minor unit is a price to compare with", () =>
    expect(priceChange(money("0.02"), money("0.01"))).toEqual({ is: "dearer", amount: money("0.01"), percent: 100 }))
})

const question = (more: Partial<SavingQuestion>): SavingQuestion => ({
  now: money("8"),
  before: money("10"),
  quantity: decimal("1"),
  boughtAs: "product",
  parts: 0,
  phonePrice: false,
  percent: null,
  ...more,
})

describe("what is saved (15.14, 15.15)", () => {
  test("20 % of 10, five times, are 10.00", () =>
    expect(youSave(question({ quantity: decimal("5") }))).toEqual({
      amount: money("10.00"),
      percent: 20,
      boughtAs: "product",
    }))

  test.each<[string, string, number | null, number | null]>([
    // our own percent is rounded, and not shown below one percent
    ["98.51", "100", null, 1],
    ["87.5", "100", null, 13],
    ["990", "1000", null, 1],
    ["990.01", "1000", null, null],
    ["995", "1000", null, null],
    ["999.99", "1000", null, null],
    ["-5", "100", null, 105],
    ["-5", "0", null, null],
    ["-5", "-2", null, null],
    // the shop's own goes first: it is cut, and not shown below one percent
    ["8", "10", 12.75, 12],
    ["8", "10", -12.75, 12],
    ["8", "10", 33, 33],
    ["8", "10", 1, 1],
    ["8", "10", 0.999999, null],
    ["8", "10", 0.5, null],
    ["8", "10", 0, null],
  ])("now %s, before %s, the shop's percent %j: %j (15.15)", (now, before, percent, shown) => {
    const saving = youSave(question({ now: money(now), before: money(before), percent }))
    expect(saving?.percent).toEqual(shown)
  })

  test.each([
    [12.99, 12],
    [-1, 1],
    [0.99, null],
    [0, null],
  ])("the shop's percent %j is cut, never raised: %j (15.15)", (percent, whole) => expect(wholePercent(percent)).toBe(whole))

  test("a percent of nothing is none", () => expect(percentOf(money("1"), money("0"))).toBeNull())

  test.each<Partial<SavingQuestion>>([
    { phonePrice: true },
    { before: null },
    { before: money("8") },
    { before: money("7.99"), percent: 10 },
    { boughtAs: "collection", parts: 1 },
  ])("is hidden with %j", (more) => expect(youSave(question(more))).toBeNull())

  test.each<Partial<SavingQuestion>>([
    { boughtAs: "collection", parts: 2 },
    { boughtAs: "collection", parts: 0 },
    { boughtAs: "bundle", parts: 1 },
    { boughtAs: "product", parts: 1 },
  ])("is shown with %j", (more) => expect(youSave(question(more))?.boughtAs).toBe(more.boughtAs))

  const saving = (percent: number | null, amount: string, boughtAs: Saving["boughtAs"]): Saving => ({
    percent,
    amount: money(amount),
    boughtAs,
  })

  test.each([
    [saving(20, "10", "product"), "Oszczędzasz 20%, czyli 10,00 zł", "(Zniżka 20%)"],
    [saving(10, "15", "bundle"), "Oszczędzasz 10%, czyli 15,00 zł, kupując w zestawie", "(Zniżka 10% kupując w zestawie)"],
    [saving(12, "15", "collection"), "Oszczędzasz 12%, czyli 15,00 zł, kupując w kolekcji", "(Zniżka 12% kupując w kolekcji)"],
    [saving(null, "0.01", "bundle"), "Oszczędzasz 0,01 zł", null],
  ])("%j in Polish", (given, sentence, note) => expect(savingWords(given, polishPrices, pl)).toEqual({ sentence, note }))

  test.each([
    [saving(20, "10", "product"), "You save 20%, that is 10,00 zł", "(20% off)"],
    [saving(15, "10", "bundle"), "You save 15%, that is 10,00 zł when bought as a set", "(15% off when bought as a set)"],
    [saving(5, "1", "collection"), "You save 5%, that is 1,00 zł when bought as a collection", "(5% off when bought as a collection)"],
    [saving(null, "0.01", "product"), "You save 0,01 zł", null],
  ])("%j in English", (given, sentence, note) => expect(savingWords(given, polishPrices, en)).toEqual({ sentence, note }))
})

describe("a bundle against its parts (15.16)", () => {
  const parts = [
    { price: price("50.00", "40.00"), quantity: decimal("2") },
    { price: price("10.00", "8.00"), quantity: decimal("0.5") },
  ]
  test.each<[string, string, "gross" | "net", BundleDifference["change"]]>([
    ["94.50", "75.60", "gross", { is: "cheaper", amount: money("10.50"), percent: 10 }],
    ["94.50", "63.00", "net", { is: "cheaper", amount: money("21.00"), percent: 25 }],
    ["115.50", "92.40", "gross", { is: "dearer", amount: money("10.50"), percent: 10 }],
    ["105.00", "63.00", "gross", null],
  ])("%s gross, %s net in a %s shop", (gross, net, priceType, change) =>
    expect(bundleDifference({ bundle: price(gross, net), parts, priceType })).toEqual({ separately: price("105.00", "84.00"), change }),
  )

  test("a part without a price leaves nothing to compare", () =>
    expect(
      bundleDifference({ bundle: price("1", "1"), parts: [...parts, { price: null, quantity: decimal("1") }], priceType: "gross" }),
    ).toBeNull())
})
