import type { CivilDay } from "../values/civil-day.ts"
import { dayNumber } from "../values/day-arithmetic.ts"
import type { Language } from "../values/language.ts"
import { type PriceFormat, zlotyPrices } from "../values/price-format.ts"

/**
 * The id of a currency as addresses, cookies and forms have it: three letters, which count as capitals; `null` for anything else.
 *
 * Spec: 10.390.
 *
 * @example parseCurrencyId(" eur ") // => "EUR"
 * @example parseCurrencyId("€") // => null
 */
export function parseCurrencyId(text: string): string | null {
  const id = text.length > 20 ? "" : text.trim().toUpperCase()
  return /^[A-Z]{3}$/.test(id) ? id : null
}

/**
 * The currency of an id among those that a shop offers; `null` = it offers none of that id.
 *
 * Spec: 10.390, 10.391.
 *
 * @example findCurrency([{ id: "PLN" }, { id: "EUR" }], "EUR") // => { id: "EUR" }
 * @example findCurrency([{ id: "PLN" }, { id: "EUR" }], "XYZ") // => null
 */
export const findCurrency = <Currency extends { readonly id: string }>(offered: readonly Currency[], id: string | null): Currency | null =>
  offered.find((one) => one.id === id) ?? null

/** Rates that are older than this are told to whoever runs the shop, in days. Spec: 15.84. */
export const ratesFreshDays = 7

/** How old rates are. */
export interface RatesAge {
  /** whole days, from 0 */
  readonly days: number
  readonly isTooOld: boolean
}

/**
 * How old the rates of a day are; `null` for a day that has not come yet.
 *
 * Spec: 15.84.
 *
 * @param today of the shop's zone
 *
 * @example ratesAge({ year: 2026, month: 11, day: 20 }, { year: 2026, month: 11, day: 27 }) // => { days: 7, isTooOld: false }
 * @example ratesAge({ year: 2026, month: 11, day: 19 }, { year: 2026, month: 11, day: 27 }) // => { days: 8, isTooOld: true }
 * @example ratesAge({ year: 2026, month: 11, day: 28 }, { year: 2026, month: 11, day: 27 }) // => null
 */
export function ratesAge(of: CivilDay, today: CivilDay): RatesAge | null {
  const days = dayNumber(today) - dayNumber(of)
  return days < 0 ? null : { days, isTooOld: days > ratesFreshDays }
}

/**
 * How amounts are written of which no shop has shown how it writes them: behind the number the currency's own letters, for złoty "zł", and nothing where nobody
 * tells the currency.
 *
 * Spec: 9.40, 10.1021.
 *
 * @example formatPrice(money("12.50"), pricesInCurrency("EUR", "pl")) // => "12,50 EUR"
 * @example formatPrice(money("12.50"), pricesInCurrency(null, "en")) // => "12.50"
 */
export function pricesInCurrency(currency: string | null, language: Language): PriceFormat {
  const format = zlotyPrices[language]
  const symbol = currency === "PLN" ? format.symbol : (currency ?? "")
  return { ...format, groupSeparator: format.groupSeparator.replace(" ", "\u00A0"), symbol }
}

const symbols: Readonly<Record<string, string>> = { zł: "PLN", "€": "EUR", $: "USD", "£": "GBP" }

/**
 * The id of the currency of a page's prices: what the shop tells, else what its symbol stands for; a symbol that is not known stays.
 *
 * Spec: 11.250, 15.86.
 *
 * @example shownCurrency({ currency: "EUR", priceFormat: { symbol: "€" } }) // => "EUR"
 * @example shownCurrency({ currency: null, priceFormat: { symbol: "zł" } }) // => "PLN"
 */
export const shownCurrency = (shell: { readonly currency: string | null; readonly priceFormat: { readonly symbol: string } }): string =>
  shell.currency ?? symbols[shell.priceFormat.symbol] ?? shell.priceFormat.symbol
