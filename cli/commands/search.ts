import type { Command } from "commander"
import { tileWords } from "../../core/pages/tile-words.ts"
import { emptySearchBox } from "../../core/search/search-box.ts"
import { hasNoSuggestions, searchQuery, type Suggestions } from "../../core/search/suggestions.ts"
import { viewSearchBox } from "../../core/search/view-search-box.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { dataOption, nowOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import { type Answer, printAnswer } from "../output/print.ts"
import type { PricedAnswer } from "../shop/guest-view.ts"

interface SearchOptions {
  readonly now?: number
  readonly data?: string
  readonly lang: Language
  readonly suggest: boolean
  readonly json: boolean
}

/** `witryna search`: what a text finds in the embedded shop, as the first page of its search shows it. */
export function defineSearch(command: Command): void {
  withLanguage(command)
    .argument("<text>", "words in any form, or the code of a product")
    .option("--suggest", "what is suggested below the field while the text is typed", false)
    .addOption(nowOption())
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna search kubka\n  $ witryna search GP-503 --json\n  $ witryna search mugs --lang en\n  $ witryna search ku --suggest",
    )
    .action(async (text: string, { now, data, lang, suggest, json }: SearchOptions) => {
      const texts = textCatalogue(lang, {})
      const nowMs = await nowFromOption(now)
      const query = searchQuery(text)
      if (query === null) return printAnswer({ words: formatText(texts, "search.tooShort"), data: null, ok: false }, json)
      const { askSearch, askSuggestions } = await import("../shop/ask-search.ts")
      const asking = { place: shopPlaceOf(data, process.env), language: lang, nowMs }
      if (suggest) return printAnswer(suggestedAnswer(query, await askSuggestions(asking, query), texts), json)
      const { found, priceFormat } = await askSearch(asking, { text: query, page: 0 })
      const { by, total, tiles } = found
      const shell = { priceFormat, priceType: "gross" } as const
      const products = tiles.map((tile) => ({ id: tile.id, ...tileWords(tile, { shell }, texts) }))
      const count = formatText(texts, "listing.count", { count: total })
      const lines = products.map(({ id, name, price }) => `  ${id}  ${name}${price === null ? "" : `, ${price}`}`)
      const head = by === "forgiven" ? [formatText(texts, "search.forgiven"), count] : [count]
      const words = total === 0 ? formatText(texts, "search.nothingHeading", { text: query }) : [...head, ...lines].join("\n")
      printAnswer({ words, data: { by, total, products }, ok: total > 0 }, json)
    })
}

/** The list below the search's field, as the field's machine shows it: the heading of each group, then its entries. Spec: 19.5, 19.10. */
function suggestedAnswer(query: string, { found, priceFormat }: PricedAnswer<Suggestions>, texts: TextCatalogue): Answer {
  const box = { ...emptySearchBox, typed: query, list: hasNoSuggestions(found) ? null : { query, found, active: null } }
  const { groups } = viewSearchBox(box, { priceFormat, priceType: "gross" }, texts)
  const told = groups.map(({ heading, entries }) => ({
    heading,
    entries: entries.map(({ parts, price, link }) => ({ name: parts.map(({ text }) => text).join(""), price, link })),
  }))
  const lines = told.flatMap(({ heading, entries }) => [
    heading,
    ...entries.map(({ name, price }) => `  ${name}${price === null ? "" : `, ${price}`}`),
  ])
  const words = told.length === 0 ? formatText(texts, "search.nothingHeading", { text: query }) : lines.join("\n")
  return { words, data: { groups: told }, ok: told.length > 0 }
}
