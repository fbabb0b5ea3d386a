import { expect, test } from "vitest"
import { formatPrice, type MaskFault, readMask, type ShopMask } from "../../../core/values/price-format.ts"
import { money } from "../../support/core/sample-offer.ts"

const plain = { symbol: "zł", symbolBefore: false, space: true } as const
const nbsp = "\u00A0"

const written = (shop: Omit<ShopMask, "symbol" | "symbolBefore" | "space">, amount = "1234567.50") => {
  const read = readMask({ ...plain, ...shop })
  return read._tag === "Format" ? formatPrice(money(amount), { ...read.format, symbol: "" }) : `${read._tag} ${read.fault}`
}

test.each([
  ["###,##0.00", "###,##0.00", ",", "."],
  ["###&nbsp;##0,00", "###,##0.00", nbsp, ","],
  ["###&NBSP;##0,00", "###,##0.00", nbsp, ","],
  ["###&#160;##0,00", "###,##0.00", nbsp, ","],
  ["###&#xA0;##0,00", "###,##0.00", nbsp, ","],
  ["### ##0,00", "###,##0.00", " ", ","],
  ["#.##0,00", "#,##0.00", ".", ","],
  ["#'##0.00", "#,##0.00", "'", "."],
  ["#’##0.0#", "#,##0.0#", "’", "."],
  ["# ##0·00", "#,##0.00", " ", "·"],
  ["#,##0", "#,##0", ",", "."],
  ["#.##0", "#,##0", ".", ","],
  ["#.#00", "#,#00", ".", ","],
  ["# ##0", "#,##0", " ", "."],
  ["#,###,##0", "#,###,##0", ",", "."],
  ["#,###", "#,###", ",", "."],
  ["0,000", "0,000", ",", "."],
  ["0.000", "0.000", "", "."],
  ["0.###", "0.###", "", "."],
  ["#.0##", "#.0##", "", "."],
  [",000", ".000", "", ","],
  ["0·000", "0.000", "", "·"],
  ["0,00", "0.00", "", ","],
  ["0,0#", "0.0#", "", ","],
  ["0,0000", "0.0000", "", ","],
  ["#,0##", "#.0##", "", ","],
  ["0", "0", "", "."],
  ["0000000.0", "0000000.0", "", "."],
  ["###.##", "###.##", "", "."],
  ["0.", "0", "", "."],
  [".00", ".00", "", "."],
  ["-#,##0.00", "-#,##0.00", ",", "."],
  ["##,#0.00", "##,#0.00", ",", "."],
  ["#####,##0.00", "#####,##0.00", ",", "."],
])("the shop's mask %j is %j with %j between thousands and %j before decimals", (mask, canonical, groupSeparator, decimalSeparator) =>
  expect(readMask({ ...plain, mask })).toEqual({
    _tag: "Format",
    format: { mask: canonical, groupSeparator, decimalSeparator, ...plain },
  }),
)

test.each<[string, MaskFault]>([
  ["", "noDigits"],
  [",.", "noDigits"],
  ["-", "noDigits"],
  ["1,234.00", "character"],
  ["###,##0.00 zł", "character"],
  ["+0.00", "character"],
  ["--0.00", "character"],
  ["0.00-", "character"],
  ["0#.00", "order"],
  ["#,0#0.00", "order"],
  ["0.#0", "order"],
  ["0.00#0", "order"],
  ["#,##0 ##0.00", "marks"],
  ["#.##0.##0,00,0", "marks"],
  ["#,##0.00.00", "marks"],
  ["0,00 00", "marks"],
  ["0 00", "marks"],
  ["0'0", "marks"],
  ["#,##,##0.00", "groups"],
  ["#,##0,0.00", "groups"],
  ["#,,##0.00", "groups"],
  [",##0.00", "groups"],
  ["#,##0,.00", "groups"],
])("the mask %j is refused: %s", (mask, fault) => expect(readMask({ ...plain, mask })).toEqual({ _tag: "MaskUnreadable", mask, fault }))

test.each([
  // the separators that the page names take the place of the mask's own marks
  ["###,##0.00", " ", ",", "1 234 567,50"],
  ["###,##0.00", ".", ",", "1.234.567,50"],
  ["###,##0.00", "", ",", "1234567,50"],
  ["###,##0.00", ",", ".", "1,234,567.50"],
  ["###&nbsp;##0,00", " ", ",", "1 234 567,50"],
  ["###&nbsp;##0,00", null, null, `1${nbsp}234${nbsp}567,50`],
  ["###,##0.00", null, "", "1,234,567.50"],
  ["#,##0", " ", ",", "1 234 568"],
])("mask %j, %j between thousands and %j before decimals write %j", (mask, groupSeparator, decimalSeparator, text) =>
  expect(written({ mask, groupSeparator, decimalSeparator })).toBe(text),
)

test("the default spelling of the platform groups every price", () => {
  expect(written({ mask: "###&nbsp;##0,00" }, "123456789.00")).toBe(`123${nbsp}456${nbsp}789,00`)
  expect(written({ mask: "###&nbsp;##0,00", groupSeparator: " ", decimalSeparator: "," }, "1234.50")).toBe("1 234,50")
})

test("separators that cannot be told apart are refused where a mask groups", () => {
  expect(written({ mask: "#,##0.00", groupSeparator: ".", decimalSeparator: "." })).toBe("MaskUnreadable marks")
  expect(written({ mask: "0.00", groupSeparator: ",", decimalSeparator: "," }, "12.50")).toBe("12,50")
})

test("symbol, place and blank are the shop's", () =>
  expect(readMask({ mask: "0.00", symbol: "$", symbolBefore: true, space: false })).toEqual({
    _tag: "Format",
    format: { mask: "0.00", groupSeparator: "", decimalSeparator: ".", symbol: "$", symbolBefore: true, space: false },
  }))
