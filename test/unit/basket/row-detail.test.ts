import { expect, test } from "vitest"
import { type RowDetail, viewRowDetails } from "../../../core/basket/row-detail.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const day = { year: 2026, month: 12, day: 5 }

test.each<readonly [RowDetail, string, string]>([
  [
    { is: "period", days: 30, nextDelivery: day },
    "Subskrypcja: co 30 dni, następna dostawa 05.12.2026",
    "Subscription: every 30 days, next delivery 05.12.2026",
  ],
  [{ is: "period", days: 1, nextDelivery: null }, "Subskrypcja: co 1 dzień", "Subscription: every 1 day"],
  [{ is: "part", name: "Talerz", sizeName: "", quantity: decimal("1") }, "Talerz", "Talerz"],
  [{ is: "part", name: "Obrus", sizeName: "L", quantity: decimal("2.5") }, "2,5 × Obrus, L", "2.5 × Obrus, L"],
  [
    { is: "part", name: "Miska", sizeName: "Bałtyk", quantity: decimal("2"), soldOut: true },
    "2 × Miska, Bałtyk (wyprzedane)",
    "2 × Miska, Bałtyk (sold out)",
  ],
  [{ is: "parameter", name: "Drewno", value: "dąb, jesion" }, "Drewno: dąb, jesion", "Drewno: dąb, jesion"],
  [{ is: "date", dateId: "2026-12-05T10:00" }, "Termin: 05.12.2026, godz. 10:00", "Date: 05.12.2026, 10:00"],
  [{ is: "date", dateId: "2026-12-05" }, "Termin: 05.12.2026", "Date: 05.12.2026"],
  [{ is: "virtual" }, "Bez wysyłki: dostarczymy e-mailem", "Nothing to ship: we deliver it by e-mail"],
])("%j is read as %s (17.30)", (detail, polish, english) => {
  const words = (language: "pl" | "en") =>
    viewRowDetails([detail], textCatalogue(language, {})).map(({ name, value }) => (name === "" ? value : `${name}: ${value}`))
  expect(words("pl")).toEqual([polish])
  expect(words("en")).toEqual([english])
})
