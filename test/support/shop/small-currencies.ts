const both = (text: string) => ({ pl: text, en: text })

const after = (symbol: string, mask = "###&nbsp;##0,00") => ({ mask, symbol, symbolBefore: false, space: true })
const before = (symbol: string, mask = "###,##0.00") => ({ mask, symbol, symbolBefore: true, space: false })

/** The currencies of a test's shop: its own, one with hundredths and one without. */
export const smallCurrencies = [
  { id: "PLN", name: both("złoty"), written: { pl: after("zł"), en: after("zł", "###,##0.00") } },
  { id: "EUR", name: both("euro"), written: { pl: after("€"), en: before("€") } },
  { id: "HUF", name: both("forint"), written: { pl: after("Ft", "###&nbsp;##0"), en: before("Ft", "###,##0") } },
  // without a rate it is not offered
  { id: "CHF", name: both("frank"), written: { pl: after("CHF"), en: before("CHF") } },
]

/** What they cost in the shop's own. */
export const smallRates = { own: "PLN", day: "2026-03-01", rates: { EUR: "4.25", HUF: "0.0109" } }
