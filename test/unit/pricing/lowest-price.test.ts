import { describe, expect, test } from "vitest"
import { lowestPriceBlock, type LowestPriceQuestion, lowestPriceTextKeys, lowestPriceWords } from "../../../core/pricing/lowest-price.ts"
import { lowestOfPeriod } from "../../../core/pricing/price-history.ts"
import type { OmnibusPrice } from "../../../core/product/offer.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"
import { decimal, metres, money, polishPrices, price } from "../../support/core/sample-offer.ts"

const pl = pickTexts(textCatalogue("pl", {}), lowestPriceTextKeys)
const en = pickTexts(textCatalogue("en", {}), lowestPriceTextKeys)
const day = (text: string) => parseCivilDay(text) ?? { year: 1, month: 1, day: 1 }

const omnibus: OmnibusPrice = { price: price("75", "60"), higherThanSelling: false, percent: null, validUntil: null }
const sellsFor = (more: Partial<LowestPriceQuestion["price"]>): LowestPriceQuestion["price"] => ({
  price: price("80", "65"),
  max: price("100", "81.30"),
  omnibus,
  beforeRebate: null,
  ...more,
})
const question = (more: Partial<LowestPriceQuestion>): LowestPriceQuestion => ({
  price: sellsFor({}),
  priceType: "gross",
  phonePrice: false,
  rebateCodeActive: false,
  per: decimal("1"),
  today: day("2026-11-21"),
  ...more,
})
const kinds = (asked: LowestPriceQuestion) => lowestPriceBlock(asked).lines.map(({ is }) => is)

/** Every combination of what decides which lines are shown: 1 = yes, 0 = no. */
describe("which lines are shown", () => {
  const both = [true, false]
  const cases = both.flatMap((reduced) =>
    both.flatMap((lowest) =>
      both.flatMap((code) =>
        both.flatMap((beforeRebate) =>
          both.flatMap((until) =>
            both.flatMap((perUnit) => both.map((phone) => ({ reduced, lowest, code, beforeRebate, until, perUnit, phone }))),
          ),
        ),
      ),
    ),
  )

  test.each(cases)(
    "reduced $reduced, lowest price $lowest, code $code, price before it $beforeRebate, until $until, per unit $perUnit, by phone $phone",
    ({ reduced, lowest, code, beforeRebate, until, perUnit, phone }) => {
      const asked = question({
        price: sellsFor({
          max: reduced ? price("100", "81.30") : price("80", "65"),
          omnibus: lowest ? { ...omnibus, validUntil: until ? "2026-11-30" : null } : null,
          beforeRebate: beforeRebate ? price("90", "73") : null,
        }),
        rebateCodeActive: code,
        per: perUnit ? decimal("1") : decimal("0.5"),
        phonePrice: phone,
      })
      const lowestShown = !phone && lowest && (reduced || (code && beforeRebate))
      const expected = [
        ...(lowestShown ? ["lowest"] : []),
        ...(lowestShown && until ? ["validUntil"] : []),
        ...(!phone && code && beforeRebate ? ["withoutCode"] : []),
      ]
      expect(kinds(asked)).toEqual(expected)
      expect(lowestPriceBlock(asked).per).toEqual(perUnit ? null : decimal("0.5"))
    },
  )

  test("a shop that names no regular price has judged for itself (15.24)", () =>
    expect(kinds(question({ price: sellsFor({ max: null }) }))).toEqual(["lowest"]))

  test.each([
    ["79.99", ["lowest"]],
    ["80.00", []],
    ["80.01", []],
  ])("at a regular price of 80.00 and a price of %s the lines are %j", (now, lines) =>
    expect(kinds(question({ price: sellsFor({ price: price(now, "1"), max: price("80", "65") }) }))).toEqual(lines),
  )

  test.each([
    ["80.01", ["withoutCode"]],
    ["80.00", []],
    ["79.99", []],
  ])("before the code it cost %s: %j (15.25)", (before, lines) =>
    expect(kinds(question({ rebateCodeActive: true, price: sellsFor({ omnibus: null, beforeRebate: price(before, "1") }) }))).toEqual(
      lines,
    ),
  )

  test.each([
    ["2026-11-21", true],
    ["2026-11-20", false],
    ["2027-01-01", true],
    ["2026-02-30", false],
    ["soon", false],
  ])("till-date %s on 2026-11-21 (15.26)", (validUntil, shown) => {
    const asked = question({ price: sellsFor({ omnibus: { ...omnibus, validUntil } }) })
    expect(kinds(asked)).toEqual(shown ? ["lowest", "validUntil"] : ["lowest"])
  })

  test("without a today every till-date is shown", () => {
    const asked = question({ today: null, price: sellsFor({ omnibus: { ...omnibus, validUntil: "2001-01-01" } }) })
    expect(lowestPriceBlock(asked).lines[1]).toEqual({ is: "validUntil", day: day("2001-01-01") })
  })

  test("a gross shop judges gross amounts, a net shop net ones", () => {
    const oddities = sellsFor({ price: price("80", "65"), max: price("100", "65") })
    expect(kinds(question({ price: oddities }))).toEqual(["lowest"])
    expect(kinds(question({ price: oddities, priceType: "net" }))).toEqual([])
  })
})

describe("amounts and percents", () => {
  const firstLine = (more: Partial<LowestPriceQuestion>) => lowestPriceBlock(question(more)).lines[0]

  test.each([
    ["75", false, null, { is: "dearer", percent: 7 }],
    ["100", true, null, { is: "cheaper", percent: 20 }],
    ["80", false, null, null],
    // the shop's own figure goes before ours, with the sign of its flag (11.22, 15.27)
    ["75", false, 8, { is: "dearer", percent: 8 }],
    ["75", true, 8, { is: "cheaper", percent: 8 }],
    ["75", true, 0, { is: "cheaper", percent: 0 }],
  ] as const)("lowest %s, higher than the selling price %j, the shop's percent %j: %j", (lowest, higherThanSelling, percent, change) =>
    expect(
      firstLine({ price: sellsFor({ omnibus: { price: price(lowest, "1"), higherThanSelling, percent, validUntil: null } }) }),
    ).toEqual({
      is: "lowest",
      amount: money(lowest),
      change,
      until: "",
    }),
  )

  test("the price without a code is compared as well", () =>
    expect(firstLine({ rebateCodeActive: true, price: sellsFor({ omnibus: null, beforeRebate: price("100", "1") }) })).toEqual({
      is: "withoutCode",
      amount: money("100"),
      change: { is: "cheaper", percent: 20 },
    }))

  test("all amounts are for the quantity that the price is told for, and net in a net shop (15.29)", () => {
    const asked = question({
      priceType: "net",
      per: decimal("2.5"),
      rebateCodeActive: true,
      price: sellsFor({ beforeRebate: price("100", "80") }),
    })
    expect(lowestPriceBlock(asked)).toEqual({
      lines: [
        { is: "lowest", amount: money("150"), change: { is: "dearer", percent: 8 }, until: "" },
        { is: "withoutCode", amount: money("200"), change: { is: "cheaper", percent: 19 } },
      ],
      per: decimal("2.5"),
    })
  })
})

describe("the block in words (9.27)", () => {
  const asked = question({
    rebateCodeActive: true,
    price: sellsFor({ omnibus: { ...omnibus, validUntil: "2026-12-05" }, beforeRebate: price("90", "73") }),
  })

  test("the block has the texts of 9.27 in Polish", () =>
    expect(lowestPriceWords(lowestPriceBlock(asked), metres, polishPrices, pl)).toEqual([
      { is: "lowest", text: "Najniższa cena z 30 dni przed obniżką: 75,00 zł", amount: "75,00 zł", percent: "+7%", until: "2026-12-05" },
      { is: "validUntil", text: "Cena obowiązuje do 05.12.2026", amount: null, percent: null },
      { is: "withoutCode", text: "Cena bez kodu rabatowego: 90,00 zł", amount: "90,00 zł", percent: "-11%" },
    ]))

  test("the block has the texts of 9.27 in English, for the sell-by amount (9.27)", () =>
    expect(lowestPriceWords(lowestPriceBlock({ ...asked, per: metres.sellBy }), metres, polishPrices, en)).toEqual([
      {
        is: "lowest",
        text: "Lowest price from 30 days before the reduction: 37,50 zł / 0.5 m",
        amount: "37,50 zł / 0.5 m",
        percent: "+7%",
        until: "2026-12-05",
      },
      { is: "validUntil", text: "Price valid until 05.12.2026", amount: null, percent: null },
      { is: "withoutCode", text: "Price without rebate code: 45,00 zł / 0.5 m", amount: "45,00 zł / 0.5 m", percent: "-11%" },
    ]))

  test("the sell-by amount has a comma in Polish", () =>
    expect(lowestPriceWords(lowestPriceBlock({ ...asked, per: metres.sellBy }), metres, polishPrices, pl)[0]?.text).toBe(
      "Najniższa cena z 30 dni przed obniżką: 37,50 zł / 0,5 m",
    ))
})

describe("the lowest price of the 30 days before a reduction (9.26, 15.30)", () => {
  const history = (...changes: readonly (readonly [string, string])[]) =>
    changes.map(([from, amount]) => ({ from: day(from), price: money(amount) }))

  test.each([
    ["no price is known", history(), null],
    ["one price held all the time", history(["2026-01-01", "90"]), "90"],
    ["the price that held when the days began counts", history(["2026-01-01", "90"], ["2026-10-23", "100"]), "90"],
    ["a price that ended the day before they began does not", history(["2026-01-01", "90"], ["2026-10-22", "100"]), "100"],
    ["the lowest of several", history(["2026-10-25", "100"], ["2026-11-01", "85"], ["2026-11-10", "95"]), "85"],
    ["whatever their order", history(["2026-11-10", "95"], ["2026-10-25", "80"], ["2026-11-01", "85"]), "80"],
    ["the reduced price itself does not count", history(["2026-10-01", "100"], ["2026-11-21", "70"]), "100"],
    ["nor one after it", history(["2026-10-01", "100"], ["2026-11-22", "60"]), "100"],
    ["a price of the day before counts", history(["2026-10-01", "100"], ["2026-11-20", "70"]), "70"],
    ["two prices of the first day both count", history(["2026-10-22", "90"], ["2026-10-22", "100"]), "90"],
    ["an older price than the one that held does not", history(["2026-01-01", "50"], ["2026-02-01", "100"]), "100"],
    ["whatever the order of old prices", history(["2026-02-01", "100"], ["2026-01-01", "50"]), "100"],
  ])("%s", (_, prices, lowest) => expect(lowestOfPeriod(prices, day("2026-11-21"))).toEqual(lowest === null ? null : money(lowest)))
})
