import type { Command, Option } from "commander"
import type { Language } from "../../core/values/language.ts"
import { type PriceFormat, zlotyPrices } from "../../core/values/price-format.ts"
import { choiceOption, withLanguage } from "./options.ts"

/** The currencies that the terminal writes. */
export const writtenCurrencies = ["PLN", "EUR", "USD"] as const

export type WrittenCurrency = (typeof writtenCurrencies)[number]

/** `--currency`, as of all prices. */
const currencyOption = (): Option =>
  choiceOption("--currency <id>", "the currency that the amounts are in", writtenCurrencies).default("PLN")

/** A command that tells prices: their language, their currency, and how its answer is printed. */
export const withPrices = (command: Command): Command => withLanguage(command).addOption(currencyOption())

const symbols: Readonly<Record<WrittenCurrency, string>> = { PLN: "zł", EUR: "€", USD: "$" }

/**
 * How prices of a currency are written in a language: foreign ones as the złoty in Polish, with the symbol before in English.
 *
 * Spec: 15.80.
 */
export function pricesIn(lang: Language, currency: WrittenCurrency): PriceFormat {
  const own = zlotyPrices[lang]
  if (currency === "PLN") return own
  const symbol = symbols[currency]
  return lang === "pl" ? { ...own, symbol } : { ...own, symbol, symbolBefore: true, space: false }
}
