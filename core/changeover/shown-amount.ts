import { parseTypedMoney } from "../values/typed-money.ts"
import { zlotyPrices } from "../values/price-format.ts"

/** An amount that a page shows: none, one, or words that are not read as one. */
export type ShownAmount =
  | { readonly is: "none" }
  | { readonly is: "unread"; readonly text: string }
  /** in the smallest unit of the currency; `currency` is its code where it is known, else the sign as it stands there, "" = none is named */
  | { readonly is: "amount"; readonly minor: number; readonly currency: string }

/** Nothing is shown. */
export const noAmount: ShownAmount = { is: "none" }

const codes: ReadonlyMap<string, string> = new Map([
  ["zł", "PLN"],
  ["€", "EUR"],
  ["$", "USD"],
  ["£", "GBP"],
  ["£gb", "GBP"],
  ["kč", "CZK"],
  ["₴", "UAH"],
])

/** What pages write behind a price, in either language. */
const behindPrice = /(?:\s*(?:brutto|netto|gross|net)\b\.?)?(?:\s*\/.{0,40})?$/iu

/** What they write before one that is the least of several. */
const beforePrice = /^(?:od|from|już od)\s+/iu

const written = /^([^\d\s.,'’+-]{0,5})\s*(\d(?:[\d\s.,'’]{0,20}\d)?)\s*([^\d\s.,'’+-]{0,5})$/u

/** Longer texts are no price. */
const longest = 80

/**
 * The amount in words such as "1 299,00 zł brutto / 1 szt.". Words that could mean two amounts, or none, are not read: whoever compares prices says so, and
 * guesses nothing.
 *
 * Spec: 10.1041.
 *
 * @example readShownAmount("1\u00A0299,00 zł brutto / 1 szt.") // => { is: "amount", minor: 129_900, currency: "PLN" }
 * @example readShownAmount("€12.50") // => { is: "amount", minor: 1250, currency: "EUR" }
 * @example readShownAmount("od 289 zł") // => { is: "amount", minor: 28_900, currency: "PLN" }
 * @example [" ", "1.234 zł", "10,00 zł 12,00 zł"].map((text) => readShownAmount(text).is) // => ["none", "unread", "unread"]
 */
export function readShownAmount(text: string): ShownAmount {
  const words = text.replaceAll(/[\s\u00A0\u202F]+/g, " ").trim()
  if (words === "") return noAmount
  const unread: ShownAmount = { is: "unread", text: words.slice(0, longest) }
  if (words.length > longest) return unread
  const [whole, before = "", digits = "", behind = ""] = written.exec(words.replace(behindPrice, "").replace(beforePrice, "").trim()) ?? []
  if (whole === undefined || (before !== "" && behind !== "")) return unread
  const money = parseTypedMoney(digits, { ...zlotyPrices.pl, symbol: "" })
  return money === null ? unread : { is: "amount", minor: money.minor, currency: currencyCode(before || behind) }
}

/**
 * A currency by its code, whichever way it was written.
 *
 * @example ["zł", "pln", "ₓ", ""].map(currencyCode) // => ["PLN", "PLN", "ₓ", ""]
 */
export const currencyCode = (sign: string): string =>
  codes.get(sign.toLowerCase()) ?? (/^[a-z]{3}$/i.test(sign) ? sign.toUpperCase() : sign)
