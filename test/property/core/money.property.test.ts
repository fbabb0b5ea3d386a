import fc from "fast-check"
import { expect, test } from "vitest"
import { parseDecimal } from "../../../core/decimal/decimal.ts"
import { formatPrice } from "../../../core/money/format-price.ts"
import { moneyFromNumber, moneyText, parseMoney, timesMoney } from "../../../core/money/money.ts"
import { grossOfNet, netOfGross } from "../../../core/money/tax.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"

const amounts = fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }).map((minor) => ({ minor }))

/** Oracle: digits of the shortest text moved by hand, in whole numbers only. */
function roundedText(text: string): bigint {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".")
  const thousandths = BigInt(whole + fraction.padEnd(9, "0").slice(0, 9))
  const size = (thousandths + 5_000_000n) / 10_000_000n
  return text.startsWith("-") ? -size : size
}

test("fault: binary rounding. Numbers round as their shortest decimal text does", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
      const number = digits / 10 ** places
      const text = number.toFixed(places)
      fc.pre(Number(text) === number && !String(number).includes("e"))
      expect(moneyFromNumber(number)?.minor).toBe(Number(roundedText(String(number))))
    }),
  )
})

test("fault: text and amount drift apart. What is written is read back the same", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseMoney(moneyText(amount))).toEqual(amount)
    }),
  )
})

test("fault: products rounded twice. A price times a quantity equals the exact fraction rounded once", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 3 }), (amount, coefficient, scale) => {
      const exact = BigInt(amount.minor) * BigInt(coefficient)
      const unit = 10n ** BigInt(scale)
      const size = exact < 0n ? -exact : exact
      const rounded = (size + unit / 2n) / unit
      expect(BigInt(timesMoney(amount, { coefficient, scale }).minor)).toBe(exact < 0n ? -rounded : rounded)
    }),
  )
})

test("fault: tax taken off the wrong base. Net and gross agree to one minor unit both ways", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(5, 8, 23), (minor, vat) => {
      const back = grossOfNet(netOfGross({ minor }, vat), vat)
      expect(Math.abs(back.minor - minor)).toBeLessThanOrEqual(1)
      expect(netOfGross({ minor }, vat).minor).toBeLessThanOrEqual(minor)
    }),
  )
})

test("fault: a separator eats digits. A formatted price keeps every digit, whatever the separators", () => {
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(" ", ".", ",", "'", "\u00A0", "$&", ""),
      fc.constantFrom(",", ".", "·"),
      (amount, groupSeparator, decimalSeparator) => {
        const text = formatPrice(amount, { ...polishPrices, groupSeparator, decimalSeparator, symbol: "" })
        const digits = text.replaceAll(/\D/g, "")
        expect(digits.replace(/^0+(?=\d{3})/, "")).toBe(String(Math.abs(amount.minor)).padStart(3, "0"))
        expect(text.startsWith("-")).toBe(amount.minor < 0)
      },
    ),
  )
})

test("fault: exact text read inexactly. A decimal is the number its text says, and nothing else is accepted", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseDecimal(text)
      if (parsed !== null) expect(parsed.coefficient / 10 ** parsed.scale).toBe(Number(text))
    }),
  )
})
