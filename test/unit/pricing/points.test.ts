import { describe, expect, test } from "vitest"
import {
  finalBalance,
  pointsOf,
  pointsOutcome,
  type PointsPlace,
  type PointsPurchase,
  pointsText,
  pointsTextKeys,
  pointsWords,
} from "../../../core/pricing/points.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const pl = pickTexts(textCatalogue("pl", {}), pointsTextKeys)
const en = pickTexts(textCatalogue("en", {}), pointsTextKeys)

describe("points are shown with up to 2 decimals (9.43, 15.22)", () => {
  test.each([
    ["12.5", "3", "37.5"],
    ["50", "1", "50"],
    ["0.333", "3", "1"],
    ["0.335", "1", "0.34"],
    ["1", "0.125", "0.13"],
    ["0.004", "1", "0"],
    ["-0.005", "1", "-0.01"],
  ])("%s points of one unit are for %s units %s, with up to 2 decimals (9.43)", (points, quantity, all) =>
    expect(pointsOf(decimal(points), decimal(quantity))).toEqual(decimal(all)),
  )

  test("with a comma in Polish and a dot in English", () => {
    expect(pointsText(decimal("12.505"), "pl")).toBe("12,51")
    expect(pointsText(decimal("12.504"), "en")).toBe("12.5")
    expect(pointsText(decimal("12"), "pl")).toBe("12")
  })
})

const purchase = (more: Partial<PointsPurchase>): PointsPurchase => ({
  role: "client",
  balance: decimal("100"),
  price: decimal("30"),
  reward: decimal("0.5"),
  quantity: decimal("3"),
  ...more,
})

describe("what a purchase does to points (15.23)", () => {
  test.each<[Partial<PointsPurchase>, string, string, string | null, string | null, string | null]>([
    [{}, "90", "1.5", "10", null, "11.5"],
    [{ role: "wholesaler" }, "90", "1.5", "10", null, "11.5"],
    [{ balance: decimal("90") }, "90", "1.5", "0", null, "1.5"],
    [{ balance: decimal("89.99") }, "90", "1.5", null, "0.01", null],
    [{ price: null }, "0", "1.5", "100", null, "101.5"],
    [{ reward: null }, "90", "0", "10", null, "10"],
    [{ price: null, reward: null, balance: decimal("0") }, "0", "0", "0", null, "0"],
    [{ role: "guest" }, "90", "0", null, "90", null],
    [{ role: "guest", price: null }, "0", "0", null, null, null],
  ])("%j", (more, paid, earned, after, missing, inTheEnd) => {
    const orNull = (text: string | null) => (text === null ? null : decimal(text))
    const outcome = pointsOutcome(purchase(more))
    expect(outcome).toEqual({ paid: decimal(paid), earned: decimal(earned), after: orNull(after), missing: orNull(missing) })
    expect(finalBalance(outcome)).toEqual(orNull(inTheEnd))
  })
})

describe("what is told about points depends on the role", () => {
  const guest = { role: "guest", balance: decimal("0") } as const
  const client = { role: "client", balance: decimal("5") } as const

  test.each<[PointsPlace, string, string]>([
    [
      "program",
      "Program lojalnościowy jest dostępny tylko dla zalogowanych klientów.",
      "Loyalty program is available only for logged in clients",
    ],
    ["product", "Zaloguj się, aby kupić ten produkt za punkty.", "Sign in to buy this product with points"],
    ["reward", "Zarejestruj się, aby zbierać punkty.", "Register to collect points."],
    [
      "paidOrder",
      "Punkty za opłacone zamówienie otrzymują tylko zarejestrowani klienci.",
      "Only registered clients receive points for a paid order.",
    ],
  ])("a guest reads at the place %s what is missing, a client nothing (6.3, 6.4, 6.5, 6.8)", (place, polish, english) => {
    expect(pointsWords(place, guest, pl)).toBe(polish)
    expect(pointsWords(place, guest, en)).toBe(english)
    expect(pointsWords(place, client, pl)).toBeNull()
    expect(pointsWords(place, { ...client, role: "wholesaler" }, pl)).toBeNull()
  })

  test.each([
    ["1", "Masz do wykorzystania 1 punkt.", "You have 1 point to spend"],
    ["2", "Masz do wykorzystania 2 punkty.", "You have 2 points to spend"],
    ["5", "Masz do wykorzystania 5 punktów.", "You have 5 points to spend"],
    ["22", "Masz do wykorzystania 22 punkty.", "You have 22 points to spend"],
    ["0", "Masz do wykorzystania 0 punktów.", "You have 0 points to spend"],
    ["12.5", "Masz do wykorzystania 12,5 punktu.", "You have 12.5 points to spend"],
    ["1.001", "Masz do wykorzystania 1 punkt.", "You have 1 point to spend"],
  ])("a client with %s points reads the balance in its plural form (6.6)", (balance, polish, english) => {
    expect(pointsWords("balance", { role: "client", balance: decimal(balance) }, pl)).toBe(polish)
    expect(pointsWords("balance", { role: "wholesaler", balance: decimal(balance) }, en)).toBe(english)
  })

  test("a guest has no balance to read (6.6)", () => expect(pointsWords("balance", guest, pl)).toBeNull())
})
