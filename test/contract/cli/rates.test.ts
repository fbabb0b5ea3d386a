import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { ratesAnswer } from "../../../cli/shop/rates-answer.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop, temporaryFolderForTest } from "../../support/shop/test-shop.ts"

// the demo shop's rates are of 2026-11-27: EUR 4.2350, USD 3.6480

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

async function ratesFile(content: object): Promise<string> {
  const file = join(await temporaryFolderForTest(), "rates.json")
  await writeFile(file, JSON.stringify(content))
  return file
}

test("the terminal tells rates and their age, and a running shop follows newer ones at once (15.84)", async () => {
  const { shop, place, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  shopper.cookies.set("CURRID", "EUR")
  const price = () => shopper.data("{ product(productId: 501) { product { price { price { gross { value } } } } } }")
  const version = async () => (await shop.visit(new Request("http://shop.local/"))).version
  const [before, dearer] = [await price(), await version()]
  expect(await ratesAnswer(place, null, noonOf("2026-12-04"))).toEqual({
    words: "PLN  the shop's own\nEUR  1 euro = 4.235 PLN\nUSD  1 US dollar = 3.648 PLN\nRates of 2026-11-27, 7 days old.",
    data: {
      own: "PLN",
      day: "2026-11-27",
      days: 7,
      isTooOld: false,
      rates: [
        { id: "EUR", name: "euro", rate: "4.235" },
        { id: "USD", name: "US dollar", rate: "3.648" },
      ],
    },
    ok: true,
  })
  const newer = await ratesFile({ own: "PLN", day: "2026-12-01", rates: { EUR: "2.0000" } })
  expect(await ratesAnswer(place, newer, noonOf("2026-12-01"))).toMatchObject({ data: { day: "2026-12-01", days: 0 }, ok: true })
  expect(await price()).not.toEqual(before)
  expect(await version()).not.toBe(dearer)
  // a currency without a rate is not offered any more
  shopper.cookies.set("CURRID", "USD")
  expect(await shopper.data("{ ownShop { currency } }")).toEqual({ ownShop: { currency: "PLN" } })
})

test("rates that are too old are told, and end with another code (15.84)", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const answer = await ratesAnswer(place, null, noonOf("2026-12-05"))
  expect(answer).toMatchObject({ data: { days: 8, isTooOld: true }, ok: false })
  expect(answer.words).toContain("They are too old: take newer ones with `witryna shop rates <file>`.")
})

test.each([
  ["of another own currency", { own: "EUR", day: "2026-12-01", rates: {} }, "the shop's own currency is PLN"],
  ["of a day that has not come", { own: "PLN", day: "2026-12-03", rates: { EUR: "4" } }, "has not come yet"],
  ["older than those it has", { own: "PLN", day: "2026-11-26", rates: { EUR: "4" } }, "later day"],
  ["that are none", { own: "PLN", day: "2026-12-01", rates: { EUR: 0 } }, "these are no rates"],
])("rates %s are not taken, and change nothing (15.84)", async (_, content, words) => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const file = await ratesFile(content)
  await expect(ratesAnswer(place, file, noonOf("2026-12-02"))).rejects.toThrow(words)
  expect((await ratesAnswer(place, null, noonOf("2026-12-02"))).data).toMatchObject({ day: "2026-11-27" })
})
