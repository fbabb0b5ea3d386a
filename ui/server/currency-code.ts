const codes: Readonly<Record<string, string>> = { zł: "PLN", "€": "EUR", $: "USD", "£": "GBP" }

/**
 * The code that search engines want for a currency's symbol; an unknown symbol stays.
 *
 * @example currencyCode("zł") // => "PLN"
 */
export const currencyCode = (symbol: string): string => codes[symbol] ?? symbol
