import fc from "fast-check"
import { expect } from "vitest"
import { type Decimal, parseDecimal } from "../../../core/values/decimal.ts"
import { grossOfNet, type Money, netOfGross, roundedQuotient, timesMoney } from "../../../core/values/money.ts"
import { moneyFromNumber, moneyText, parseMoney } from "../../../core/values/money-text.ts"
import { formatPrice, type PriceFormat } from "../../../core/values/price-format.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"

const amounts = fc
  .oneof(fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }), fc.integer({ min: -2_000_00, max: 2_000_00 }))
  .map((minor) => ({ minor }))

/** Oracle: digits of the shortest text moved by hand, in whole numbers only. */
function roundedText(text: string): bigint {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".")
  const thousandths = BigInt(whole + fraction.padEnd(9, "0").slice(0, 9))
  const size = (thousandths + 5_000_000n) / 10_000_000n
  return text.startsWith("-") ? -size : size
}

property("numbers round as their shortest decimal text does", {
  fault: "binary rounding",
  rule: moneyFromNumber,
  planted: (number: number): Money | null => ({ minor: Math.round(number * 100) }),
  holds: (read) =>
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
      const number = digits / 10 ** places
      fc.pre(Number(number.toFixed(places)) === number && !String(number).includes("e"))
      expect(BigInt(read(number)?.minor ?? Number.MAX_SAFE_INTEGER)).toBe(roundedText(String(number)))
    }),
})

property("what is written is read back the same", {
  fault: "the minus of less than one lost in writing",
  rule: moneyText,
  planted: ({ minor }: Money) => `${Math.trunc(minor / 100)}.${String(Math.abs(minor % 100)).padStart(2, "0")}`,
  holds: (write) =>
    fc.property(amounts, (amount) => {
      expect(parseMoney(write(amount))).toEqual(amount)
    }),
})

property("a price times a quantity equals the exact fraction rounded once", {
  fault: "products rounded twice",
  rule: timesMoney,
  planted: (amount: Money, { coefficient, scale }: Decimal): Money => {
    const product = BigInt(amount.minor) * BigInt(coefficient)
    const once = scale < 2 ? product : roundedQuotient(product, 10n ** BigInt(scale - 1))
    return { minor: Number(roundedQuotient(once, 10n ** BigInt(Math.min(scale, 1)))) }
  },
  holds: (times) =>
    fc.property(amounts, fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 3 }), (amount, coefficient, scale) => {
      const exact = BigInt(amount.minor) * BigInt(coefficient)
      const unit = 10n ** BigInt(scale)
      const size = exact < 0n ? -exact : exact
      const rounded = (size + unit / 2n) / unit
      expect(BigInt(times(amount, { coefficient, scale }).minor)).toBe(exact < 0n ? -rounded : rounded)
    }),
})

property("net and gross agree to one minor unit both ways", {
  fault: "tax taken off the wrong base",
  rule: netOfGross,
  planted: ({ minor }: Money, vat: number): Money => ({ minor: Math.round((minor * (100 - vat)) / 100) }),
  holds: (net) =>
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 5, 8, 23), (minor, vat) => {
      const back = grossOfNet(net({ minor }, vat), vat)
      expect(Math.abs(back.minor - minor)).toBeLessThanOrEqual(1)
      expect(net({ minor }, vat).minor).toBeLessThanOrEqual(minor)
    }),
})

property("a formatted price keeps every digit, whatever the separators", {
  fault: "five cents written as fifty",
  rule: formatPrice,
  planted: ({ minor }: Money, { decimalSeparator }: PriceFormat) =>
    `${minor < 0 ? "-" : ""}${Math.trunc(Math.abs(minor) / 100)}${decimalSeparator}${Math.abs(minor % 100)}`,
  holds: (format) =>
    fc.property(
      amounts,
      fc.constantFrom(" ", ".", ",", "'", "\u00A0", "$&", ""),
      fc.constantFrom(",", ".", "·"),
      (amount, groupSeparator, decimalSeparator) => {
        const text = format(amount, { ...polishPrices, groupSeparator, decimalSeparator, symbol: "" })
        const digits = text.replaceAll(/\D/g, "")
        expect(digits.replace(/^0+(?=\d{3})/, "")).toBe(String(Math.abs(amount.minor)).padStart(3, "0"))
        expect(text.startsWith("-")).toBe(amount.minor < 0)
      },
    ),
})

const intl = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })

property("thousands are grouped as Intl groups them", {
  fault: "groups counted from the left",
  rule: formatPrice,
  planted: ({ minor }: Money) => moneyText({ minor }).replaceAll(/(\d{3})(?=\d+\.)/g, "$1,"),
  holds: (format) =>
    fc.property(amounts, ({ minor }) => {
      const english = { ...polishPrices, groupSeparator: ",", decimalSeparator: ".", symbol: "" }
      expect(format({ minor }, english)).toBe(intl.format(minor / 100))
    }),
})

const numberTexts = fc.oneof(fc.stringMatching(/^-?\d{1,5}(?:\.\d{1,8})?$/), fc.constantFrom("1e3", "0x10", " 1", "1,5", ""), fc.string())

property("a decimal is the number its text says, and nothing else is accepted", {
  fault: "exact text read inexactly",
  rule: parseDecimal,
  planted: (text: string): Decimal | null =>
    Number.isFinite(Number(text)) ? { coefficient: Math.round(Number(text) * 100), scale: 2 } : null,
  holds: (parse) =>
    fc.property(numberTexts, (text) => {
      const parsed = parse(text)
      if (parsed !== null) expect(Math.abs(parsed.coefficient / 10 ** parsed.scale - Number(text))).toBe(0)
      expect(parsed !== null).toBe(/^-?\d{1,15}(?:\.\d{1,6}0*)?$/.test(text))
    }),
})
