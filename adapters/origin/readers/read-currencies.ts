import type { OfferedCurrency } from "../../../core/region/region-settings.ts"
import { byId, find, findAll, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"

// what we need         where it stands                                              what if it is not there
// ids of currencies    values of the options of select[name=curr] (10.43)           no currency is chosen on our pages
// their symbols        the words of an option, where they are short, else the id
// the one that is set  the option that is selected, for the language and currency   the first one
//                      that the page was asked for with

const currenciesAtMost = 20
const longestSymbol = 4

/**
 * The currencies that a page of the platform lets its visitor choose; none where there is nothing to choose.
 *
 * Spec: 10.43, 10.1074.
 */
export function readCurrencies(page: PageElement): readonly OfferedCurrency[] {
  const field = byId(page, "menu_settings_curr") ?? find(page, ({ name, attributes }) => name === "select" && attributes["name"] === "curr")
  const options = findAll(field, hasName("option"), currenciesAtMost).filter(({ attributes }) =>
    /^[A-Z]{3}$/.test(attributes["value"] ?? ""),
  )
  const chosen = options.find(({ attributes }) => attributes["selected"] !== undefined) ?? options[0]
  const currencies = options.map((option) => {
    const [id, words] = [option.attributes["value"] ?? "", wordsIn(option)]
    return { id, symbol: words !== "" && words.length <= longestSymbol ? words : id, isSelected: option === chosen }
  })
  const known = [...new Map(currencies.map((currency) => [currency.id, currency])).values()]
  return known.length > 1 ? known : []
}
