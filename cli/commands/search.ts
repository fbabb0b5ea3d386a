import type { Command } from "commander"
import { tileWords } from "../../core/pages/tile-words.ts"
import { searchQuery } from "../../core/search/suggestions.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { dataOption, nowOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import { printAnswer } from "../output/print.ts"

interface SearchOptions {
  readonly now?: number
  readonly data?: string
  readonly lang: Language
  readonly json: boolean
}

/** `witryna search`: what a text finds in the embedded shop, as the first page of its search shows it. */
export function defineSearch(command: Command): void {
  withLanguage(command)
    .argument("<text>", "words in any form, or the code of a product")
    .addOption(nowOption())
    .addOption(dataOption())
    .addHelpText("after", "\nExamples:\n  $ witryna search kubka\n  $ witryna search GP-503 --json\n  $ witryna search mugs --lang en")
    .action(async (text: string, { now, data, lang, json }: SearchOptions) => {
      const texts = textCatalogue(lang, {})
      const nowMs = await nowFromOption(now)
      const query = searchQuery(text)
      if (query === null) return printAnswer({ words: formatText(texts, "search.tooShort"), data: null, ok: false }, json)
      const { askSearch } = await import("../shop/ask-search.ts")
      const asking = { place: shopPlaceOf(data, process.env), language: lang, nowMs, query: { text: query, page: 0 } }
      const { found, priceFormat } = await askSearch(asking)
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
