import { describe, expect, test } from "vitest"
import { amountWords } from "../../../core/pricing/amount-words.ts"
import { priceTextKeys, priceViewTextKeys, priceWords, viewPrice } from "../../../core/pricing/price-words.ts"
import { priceKind, type PriceQuestion, shownPrice } from "../../../core/pricing/shown-price.ts"
import type { KnownPrice } from "../../../core/product/offer.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, money, polishPrices, price } from "../../support/core/sample-offer.ts"

const pl = pickTexts(textCatalogue("pl", {}), priceTextKeys)
const en = pickTexts(textCatalogue("en", {}), priceTextKeys)

const known = (more: Partial<KnownPrice> = {}): KnownPrice => ({
  price: price("123", "100"),
  max: null,
  youSavePercent: null,
  omnibus: null,
  ...more,
})
const question = (more: Partial<PriceQuestion> = {}): PriceQuestion => ({
  price: known(),
  pointsPrice: null,
  phonePrice: false,
  priceType: "gross",
  ...more,
})
const bare = {
  is: "price",
  amount: money("123"),
  other: money("100"),
  regular: null,
  suggested: null,
  advance: null,
  deposit: null,
  toPay: money("123"),
  points: null,
}

describe("a price by phone and an unknown price (15.31)", () => {
  test.each<[Partial<PriceQuestion>, object]>([
    [{ phonePrice: true }, { is: "phone" }],
    [{ phonePrice: true, price: null }, { is: "phone" }],
    [
      { phonePrice: true, pointsPrice: decimal("50") },
      { is: "points", points: decimal("50") },
    ],
    [{ phonePrice: true, pointsPrice: decimal("0") }, { is: "phone" }],
    [{ price: null }, { is: "unknown" }],
    [
      { price: null, pointsPrice: decimal("12.5"), quantity: decimal("3") },
      { is: "points", points: decimal("37.5") },
    ],
    [{ price: null, pointsPrice: decimal("-1") }, { is: "unknown" }],
  ])("%j", (more, shown) => expect(shownPrice(question(more))).toEqual(shown))
})

describe("prices are shown gross or net according to the shop's price type (6.7)", () => {
  test.each<[Partial<PriceQuestion>, object]>([
    [{}, {}],
    [{ quantity: decimal("2") }, { amount: money("246"), other: money("200"), toPay: money("246") }],
    [
      { quantity: decimal("2"), priceType: "net" },
      { amount: money("200"), other: money("246"), toPay: money("200") },
    ],
    [{ price: known({ price: price("123", "0") }) }, { other: null }],
    [{ price: known({ price: price("123", "-1") }) }, { other: null }],
    [
      { quantity: decimal("0.5"), price: known({ price: price("10", "8") }) },
      { amount: money("5"), other: money("4"), toPay: money("5") },
    ],
    [
      { price: known({ price: price("10", "8") }), quantity: decimal("3") },
      { amount: money("30"), other: money("24"), toPay: money("30") },
    ],
  ])("%j", (more, differs) => expect(shownPrice(question(more))).toEqual({ ...bare, ...differs }))
})

describe("what stands beside a price", () => {
  test.each<[Partial<PriceQuestion>, object]>([
    // regular (15.33)
    [
      { price: known({ max: price("150", "120") }) },
      { regular: { amount: money("150"), change: { is: "cheaper", amount: money("27"), percent: 18 } } },
    ],
    [{ price: known({ max: price("123", "120") }) }, { regular: null }],
    [{ price: known({ max: price("122.99", "120") }) }, { regular: null }],
    [
      { price: known({ max: price("150", "120") }), quantity: decimal("2"), priceType: "net" },
      {
        amount: money("200"),
        other: money("246"),
        toPay: money("200"),
        regular: { amount: money("240"), change: { is: "cheaper", amount: money("40"), percent: 17 } },
      },
    ],
    // suggested (15.34)
    [{ price: known({ suggested: price("150", "1") }) }, { suggested: money("150") }],
    [{ price: known({ suggested: price("120", "1") }) }, { suggested: money("120") }],
    [{ price: known({ suggested: price("123", "1") }) }, { suggested: null }],
    [{ price: known({ suggested: price("0", "1") }) }, { suggested: null }],
    // advance (15.35)
    [{ advance: money("20") }, { advance: money("20") }],
    [
      { advance: money("20"), quantity: decimal("2") },
      { advance: money("40"), amount: money("246"), other: money("200"), toPay: money("246") },
    ],
    [{ advance: money("0") }, { advance: null }],
    // deposit (15.36)
    [{ deposit: price("0.50", "0.41") }, { deposit: money("0.50"), toPay: money("123.50") }],
    [
      { deposit: price("0.50", "0.41"), quantity: decimal("2"), priceType: "net" },
      { deposit: money("0.82"), toPay: money("200.82"), amount: money("200"), other: money("246") },
    ],
    [{ deposit: price("0", "0") }, { deposit: null }],
    // points beside money
    [{ pointsPrice: decimal("50") }, { points: decimal("50") }],
    [{ pointsPrice: decimal("0") }, { points: null }],
  ])("%j", (more, differs) => expect(shownPrice(question(more))).toEqual({ ...bare, ...differs }))

  test("the smallest amount is above 0", () => {
    expect(shownPrice(question({ advance: money("0.01") }))).toMatchObject({ advance: money("0.01") })
    expect(shownPrice(question({ pointsPrice: decimal("0.01") }))).toMatchObject({ points: decimal("0.01") })
  })
})

describe("a price in words", () => {
  const none = { other: null, regular: null, saving: null, youSave: null, suggested: null, advance: null, deposit: null, points: null }

  test.each([
    ["phone", question({ phonePrice: true }), "Cena na telefon", "Call for price"],
    ["unknown", question({ price: null }), "Produkt niedostępny", "Product unavailable"],
    ["points", question({ phonePrice: true, pointsPrice: decimal("12.5") }), "12,5 pkt.", "12.5 points"],
  ])("without an amount: %s", (is, asked, polish, english) => {
    expect(priceWords(shownPrice(asked), "gross", polishPrices, pl)).toEqual({ ...none, is, price: polish })
    expect(priceWords(shownPrice(asked), "net", polishPrices, en)).toEqual({ ...none, is, price: english })
  })

  const full = {
    price: known({ max: price("150", "125"), suggested: price("160", "130") }),
    advance: money("20"),
    deposit: price("0.50", "0.41"),
    pointsPrice: decimal("12.5"),
  }

  test("in a gross shop", () =>
    expect(priceWords(shownPrice(question(full)), "gross", polishPrices, pl)).toEqual({
      is: "price",
      price: "123,00 zł",
      other: "100,00 zł netto",
      regular: "150,00 zł",
      saving: "-18%",
      youSave: "Oszczędzasz 18%, czyli 27,00 zł",
      suggested: "Cena sugerowana: 160,00 zł",
      advance: "Zaliczka: 20,00 zł",
      deposit: "Kaucja: 0,50 zł",
      points: "12,5 pkt.",
    }))

  test("in a net shop", () =>
    expect(priceWords(shownPrice(question({ ...full, priceType: "net" })), "net", polishPrices, en)).toEqual({
      is: "price",
      price: "100,00 zł",
      other: "123,00 zł incl. VAT",
      regular: "125,00 zł",
      saving: "-20%",
      youSave: "You save 20%, that is 25,00 zł",
      suggested: "Suggested price: 130,00 zł",
      advance: "Advance payment: 20,00 zł",
      deposit: "Returnable deposit: 0,41 zł",
      points: "12.5 points",
    }))

  test("nothing beside it", () =>
    expect(priceWords(shownPrice(question({ price: known({ price: price("123", "0") }) })), "gross", polishPrices, pl)).toEqual({
      ...none,
      is: "price",
      price: "123,00 zł",
    }))
})

describe("one view of a price, for product page, tile and terminal", () => {
  const texts = pickTexts(textCatalogue("pl", {}), priceViewTextKeys)
  const omnibus = { price: price("75", "61"), higherThanSelling: false, percent: null, validUntil: "2026-12-05" }
  const reduced = known({ price: price("80", "65"), max: price("100", "81"), omnibus })
  const view = (more: Partial<PriceQuestion>) =>
    viewPrice({ ...question({ price: reduced, ...more }), unit: { name: "m" } }, polishPrices, texts)

  test("the price, the one before, what is saved and the lowest of 30 days", () =>
    expect(view({})).toMatchObject({
      price: "80,00 zł",
      regular: "100,00 zł",
      saving: "-20%",
      lowestPrice: [
        { text: "Najniższa cena z 30 dni przed obniżką: 75,00 zł", amount: "75,00 zł", percent: "+7%" },
        { text: "Cena obowiązuje do 05.12.2026", amount: null, percent: null },
      ],
    }))

  test("all amounts are of the same quantity", () =>
    expect(view({ quantity: decimal("0.5") })).toMatchObject({
      price: "40,00 zł",
      regular: "50,00 zł",
      saving: "-20%",
      lowestPrice: [{ amount: "37,50 zł / 0,5 m" }, {}],
    }))

  test("the lowest price stands with a reduction only, and never with a price by phone (15.24, 15.28)", () => {
    expect(view({ price: { ...reduced, max: price("80", "65") } }).lowestPrice).toEqual([])
    expect(view({ phonePrice: true })).toMatchObject({ price: "Cena na telefon", regular: null, saving: null, lowestPrice: [] })
    expect(view({ price: null }).lowestPrice).toEqual([])
  })

  test.each([
    [12.9, "+12%"],
    [0.9, null],
    [null, "+7%"],
  ])("the shop's percent %j beside the lowest price reads %j (15.15, 15.27)", (percent, shown) =>
    expect(view({ price: { ...reduced, omnibus: { ...omnibus, percent } } }).lowestPrice[0]?.percent).toBe(shown),
  )
})

test.each([
  ["100", null, false, "price"],
  ["100", "50", false, "price"],
  ["100", null, true, "phone"],
  ["100", "50", true, "points"],
  [null, "50", false, "points"],
  [null, null, true, "phone"],
  [null, null, false, "unknown"],
])("price %j, points %j, by phone %j: what is shown is %s (15.31)", (amount, points, phonePrice, kind) =>
  expect(priceKind({ price: amount, points, phonePrice })).toBe(kind),
)

test("a net shop writes netto after an amount, a gross shop the bare amount (5.80)", () => {
  expect(amountWords(money("123"), "gross", polishPrices, pl)).toBe("123,00 zł")
  expect(amountWords(money("100"), "net", polishPrices, pl)).toBe("100,00 zł netto")
  expect(amountWords(money("100"), "net", polishPrices, en)).toBe("100,00 zł excl. VAT")
})
