import fc from "fast-check"
import { expect } from "vitest"
import { formatPrice, type PriceFormat, type ReadMask, readMask, type ShopMask } from "../../../core/values/price-format.ts"
import type { Money } from "../../../core/values/money.ts"
import { moneyFromNumber } from "../../../core/values/money-text.ts"
import { parseTypedMoney } from "../../../core/values/typed-money.ts"
import { property } from "../../support/property/property.ts"

const amounts = fc
  .oneof(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), fc.integer({ min: -300_000, max: 300_000 }))
  .map((minor) => ({ minor }))
const separators = fc
  .record({
    groupSeparator: fc.constantFrom(" ", ".", ",", "'", "\u00A0", "\u202F", ""),
    decimalSeparator: fc.constantFrom(",", ".", "·"),
  })
  .filter(({ groupSeparator, decimalSeparator }) => groupSeparator !== decimalSeparator)
const formats: fc.Arbitrary<PriceFormat> = fc
  .record({
    mask: fc.constantFrom("###,##0.00", "#,##0.00", "0.00", "#,##0.0#", "000,000.00", "#,##0.000", "#,###0.##"),
    marks: separators,
    symbol: fc.constantFrom("zł", "$", "EUR", ""),
    symbolBefore: fc.boolean(),
    space: fc.boolean(),
  })
  .map(({ marks, ...format }) => ({ ...format, ...marks }))

property("whatever a shop writes is read back as the same amount", {
  fault: "a price pasted back becomes another",
  rule: parseTypedMoney,
  planted: (text: string, { symbol }: Pick<PriceFormat, "symbol">): Money | null =>
    moneyFromNumber(Number(text.replace(symbol, "").replaceAll(/\s/g, "").replace(",", "."))),
  holds: (parse) =>
    fc.property(amounts, formats, (amount, format) => {
      expect(parse(formatPrice(amount, format), format)).toEqual(amount)
    }),
})

property("three digits after a mark that does not group in this shop are no amount", {
  fault: "thousands guessed for decimals",
  rule: parseTypedMoney,
  planted: (text: string, format: Parameters<typeof parseTypedMoney>[1]) => parseTypedMoney(text.replaceAll(/[.,](?=\d{3}$)/g, ""), format),
  holds: (parse) =>
    fc.property(
      formats,
      fc.constantFrom(".", ","),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
      (format, mark, whole, rest) => {
        fc.pre(format.groupSeparator !== mark && format.mask !== "#,##0.000")
        expect(parse(`${whole}${mark}${String(rest).padStart(3, "0")}`, format)).toBeNull()
        expect(parse(`${whole}${mark}${String(rest % 100).padStart(2, "0")}`, format)).toEqual({ minor: whole * 100 + (rest % 100) })
      },
    ),
})

/** Canonical masks that group, with marks of a shop in place of comma and dot. */
const spellings = fc
  .record({
    groups: fc.integer({ min: 0, max: 2 }),
    mandatory: fc.integer({ min: 1, max: 3 }),
    fraction: fc.constantFrom("", "00", "0#", "##", "0"),
    marks: separators.filter(({ groupSeparator }) => groupSeparator !== ""),
  })
  .map(({ groups, mandatory, fraction, marks }) => {
    const whole = ["#", ...Array.from({ length: groups }, () => "###"), "0".repeat(mandatory).padStart(3, "#")]
    const canonical = whole.join(",") + (fraction === "" ? "" : `.${fraction}`)
    const spelled = whole.join(marks.groupSeparator) + (fraction === "" ? "" : marks.decimalSeparator + fraction)
    return { canonical, spelled, marks, fraction }
  })

property("a mask spelled with a shop's own marks writes what the canonical one writes", {
  fault: "a mask cut at the wrong mark",
  rule: readMask,
  planted: (shop: ShopMask): ReadMask =>
    readMask({ ...shop, mask: shop.mask.replace(/[^#0](?=[#0]{3}$)/, ",").replace(/[^#0](?=[#0]*$)/, ".") }),
  holds: (read) =>
    fc.property(spellings, amounts, ({ canonical, spelled, marks, fraction }, amount) => {
      // dots alone before what could be thousands or decimals are read as decimals
      fc.pre(!(fraction === "" && marks.groupSeparator === "." && /^#\.(?:000|0##|00#)$/.test(spelled)))
      const rest = { symbol: "zł", symbolBefore: false, space: true }
      const found = read({ ...rest, mask: spelled })
      const written = found._tag === "Format" ? formatPrice(amount, found.format) : null
      // a mask without decimals never writes the mark before them
      expect(written).toBe(formatPrice(amount, { mask: canonical, ...marks, ...rest }))
    }),
})
