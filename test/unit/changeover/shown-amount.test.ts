import { expect, test } from "vitest"
import { readShownAmount } from "../../../core/changeover/shown-amount.ts"

test.each([
  ["89,00 zł", 8_900, "PLN"],
  ["1\u00A0299,00\u00A0zł", 129_900, "PLN"],
  ["1\u202F299,00 zł brutto / 1 szt.", 129_900, "PLN"],
  ["3,20 zł/0.5 m", 320, "PLN"],
  ["od 289 zł", 28_900, "PLN"],
  ["1,299.00 zł", 129_900, "PLN"],
  ["1.299,00 €", 129_900, "EUR"],
  ["€12.50", 1_250, "EUR"],
  ["$1'299.00", 129_900, "USD"],
  ["12,50 EUR", 1_250, "EUR"],
  ["89.00", 8_900, ""],
  ["0,00 zł", 0, "PLN"],
])("%s is an amount (10.1041)", (text, minor, currency) => expect(readShownAmount(text)).toEqual({ is: "amount", minor, currency }))

test.each([
  "cena na telefon",
  "1.234 zł",
  "10,00 zł 12,00 zł",
  "10-12 zł",
  "zł 10 zł",
  "-5,00 zł",
  "1,2,3,4 zł",
  `${"9".repeat(30)} zł`,
  "9".repeat(500),
])("%s is not guessed at (10.1041)", (text) => expect(readShownAmount(text).is).toBe("unread"))

test("where nothing stands nothing is shown, and no 0 (10.1041)", () => {
  for (const text of ["", "  ", "\u00A0"]) expect(readShownAmount(text)).toEqual({ is: "none" })
})
