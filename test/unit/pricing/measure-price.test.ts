import { describe, expect, test } from "vitest"
import { earnedPoints } from "../../../core/pricing/points-offer.ts"
import { measureWords, pricePerMeasure } from "../../../core/pricing/measure-price.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, money, pieces, polishPrices, sampleSize } from "../../support/core/sample-offer.ts"

const [pl, en] = [textCatalogue("pl", {}), textCatalogue("en", {})]

describe("the price by weight or volume (15.43)", () => {
  test.each([
    ["52.00", "0.25", "208.00"],
    ["94.00", "0.5", "188.00"],
    ["28.00", "1.1", "25.45"],
    ["1.00", "3", "0.33"],
    ["2.00", "3", "0.67"],
    // exactly half a grosz goes up
    ["0.25", "2", "0.13"],
    ["0.00", "0.25", "0.00"],
  ])("%s for %s of it is %s by it, rounded once", (price, amount, per) =>
    expect(pricePerMeasure(money(price), decimal(amount))).toEqual(money(per)),
  )

  test("what holds nothing has no such price", () => {
    expect(pricePerMeasure(money("1.00"), decimal("0"))).toBeNull()
    expect(measureWords(money("1.00"), { amount: decimal("0"), of: "kg" }, polishPrices, pl)).toBeNull()
    expect(measureWords(money("1.00"), null, polishPrices, pl)).toBeNull()
  })

  test("it is written like a price, with what it is of", () =>
    expect(measureWords(money("28.00"), { amount: decimal("1.1"), of: "100 g" }, polishPrices, pl)).toBe("25,45 zł / 100 g"))
})

describe("the points that a purchase earns (15.44)", () => {
  const earning = (points: string, phonePrice = false) => {
    const { price } = sampleSize("S")
    return sampleSize("S", limited("3"), { phonePrice, price: price && { ...price, pointsEarned: decimal(points) } })
  }

  test.each([
    ["1", "Za zakup dostajesz 1 punkt / szt."],
    ["3", "Za zakup dostajesz 3 punkty / szt."],
    ["5", "Za zakup dostajesz 5 punktów / szt."],
    ["2.5", "Za zakup dostajesz 2,5 punktu / szt."],
    // the word follows the number as it is shown
    ["0.999", "Za zakup dostajesz 1 punkt / szt."],
  ])("%s are told as %s", (points, text) =>
    expect(earnedPoints({ sizes: [earning(points)], unit: pieces }, "client", pl)).toEqual({ text, hint: null }),
  )

  test("a guest reads what is needed to collect them (6.8)", () =>
    expect(earnedPoints({ sizes: [earning("5")], unit: pieces }, "guest", en)).toEqual({
      text: "You earn 5 points / szt.",
      hint: "Register to collect points.",
    }))

  test("where nobody tells the unit, the points stand alone (10.1060)", () =>
    expect(earnedPoints({ sizes: [earning("5")], unit: { ...pieces, name: "" } }, "client", en)?.text).toBe("You earn 5 points"))

  test("nothing is told where nothing is earned, or the price is given by phone", () => {
    expect(earnedPoints({ sizes: [sampleSize("S")], unit: pieces }, "client", pl)).toBeNull()
    expect(earnedPoints({ sizes: [earning("0")], unit: pieces }, "client", pl)).toBeNull()
    expect(earnedPoints({ sizes: [earning("5", true)], unit: pieces }, "client", pl)).toBeNull()
  })
})
