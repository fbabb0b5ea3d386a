import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { shopCurrencies } from "../../../fixtures/shop/catalogue/shop-currency.ts"
import { fileRates, ratesOfText } from "../../../fixtures/shop/currency/rate-source.ts"
import { smallCurrencies } from "../../support/shop/small-currencies.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"

const good = { own: "PLN", day: "2026-11-27", rates: { EUR: "4.2350", USD: "3.6480" } }

describe("rates as a source tells them (15.84)", () => {
  test("the own currency, the day and a rate of each are read (15.84)", () => {
    expect(ratesOfText(JSON.stringify(good))).toEqual({ _tag: "Rates", rates: good })
    expect(ratesOfText(JSON.stringify({ ...good, rates: {} }))).toMatchObject({ _tag: "Rates" })
  })

  test.each([
    ["no JSON", "<html>"],
    ["nothing", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["no day", JSON.stringify({ ...good, day: undefined })],
    ["a day that is none", JSON.stringify({ ...good, day: "2026-02-30" })],
    ["an own currency that is none", JSON.stringify({ ...good, own: "zł" })],
    ["a rate of 0", JSON.stringify({ ...good, rates: { EUR: "0.0000" } })],
    ["a rate below 0", JSON.stringify({ ...good, rates: { EUR: "-4" } })],
    ["a rate as a number of doubles", JSON.stringify({ ...good, rates: { EUR: 4.235 } })],
    ["a rate in powers", JSON.stringify({ ...good, rates: { EUR: "1e3" } })],
    ["a rate of Infinity", JSON.stringify({ ...good, rates: { EUR: "Infinity" } })],
    ["a currency that is none", JSON.stringify({ ...good, rates: { "€": "4.2350" } })],
    ["more currencies than there are", JSON.stringify({ ...good, rates: manyRates() })],
  ])("%s is no table of rates (15.84)", (_, text) => expect(ratesOfText(text)._tag).toBe("Unreadable"))

  test("a file that is not there, a folder and a file without end are told, and read no further (15.84)", async () => {
    const folder = await temporaryFolderForTest()
    const long = join(folder, "long.json")
    await writeFile(long, " ".repeat(70_000) + JSON.stringify(good))
    const file = join(folder, "rates.json")
    await writeFile(file, JSON.stringify(good))
    const tags = await Promise.all([file, long, folder, join(folder, "none.json")].map(async (path) => (await fileRates(path).read())._tag))
    expect(tags).toEqual(["Rates", "Unreadable", "Unreadable", "Unreadable"])
  })
})

describe("the currencies that a shop offers (15.80, 15.84)", () => {
  test.each([
    ["those of its list that have a rate", good, ["PLN", "EUR"]],
    ["its own alone without rates", null, ["PLN"]],
    ["its own alone with rates of another own currency", { ...good, own: "EUR" }, ["PLN"]],
  ])("%s (15.84)", (_, rates, ids) => expect(shopCurrencies(smallCurrencies, rates).offered.map(({ id }) => id)).toEqual(ids))

  test("a shop that lists none has the złoty (15.80)", () => {
    expect(shopCurrencies(undefined, good).offered).toMatchObject([{ id: "PLN", exchange: null, written: { pl: { symbol: "zł" } } }])
  })

  test("amounts are rounded to the decimals of the mask (15.80)", () => {
    const { offered } = shopCurrencies(smallCurrencies, { ...good, rates: { HUF: "0.0109", EUR: "4.25" } })
    expect(offered.map(({ exchange }) => exchange?.places ?? null)).toEqual([null, 2, 0])
  })
})

function manyRates(): Readonly<Record<string, string>> {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  return Object.fromEntries(letters.flatMap((first) => letters.map((second) => [`${first}${second}X`, "1.00"])))
}
