import { type Command, InvalidArgumentError } from "commander"
import { isFiltered, readFilters } from "../../core/filters/chosen-filters.ts"
import { viewFilters } from "../../core/filters/view-filters.ts"
import { viewProgress } from "../../core/lists/list-place.ts"
import { parseId } from "../../core/pages/address-parts.ts"
import { tileWords } from "../../core/pages/tile-words.ts"
import { type Listing, type ListingQuery, parseSortKey, sortKeys } from "../../core/product/listing.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import { nowFromOption } from "../input/now-option.ts"
import { choiceOption, dataOption, nowOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import { type Answer, printAnswer } from "../output/print.ts"
import { UserError } from "../user-error.ts"

interface ListOptions {
  readonly filter: readonly string[]
  readonly order: string
  readonly page: number
  readonly now?: number
  readonly data?: string
  readonly lang: Language
  readonly json: boolean
}

/** `witryna list`: a page of a category of the embedded shop, filtered and ordered as its address would. Spec: 10.4, 10.74, 10.340 to 10.344. */
export function defineList(command: Command): void {
  withLanguage(command)
    .argument("<category>", "its number, as its address has it", parseCategory)
    .option(
      "--filter <name=value>",
      "a filter as an address says it, such as filter_sizes=M; may be repeated",
      (one: string, all: readonly string[]) => [...all, one],
      [],
    )
    .addOption(choiceOption("--order <key>", "the order", sortKeys).default("default"))
    .option("--page <number>", "the page, from 1", parsePage, 1)
    .addOption(nowOption())
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna list 101\n  $ witryna list 120 --filter filter_sizes=M --filter filter_pricerange=100-900 --order price-desc\n  $ witryna list 101 --page 2 --json",
    )
    .action(async (categoryId: number, { filter, order, page, now, data, lang, json }: ListOptions) => {
      const nowMs = await nowFromOption(now)
      const { filters, isCut } = readFilters(new URLSearchParams(filter.map((one) => one.replaceAll("+", "%2B")).join("&")))
      const query: ListingQuery = {
        categoryId,
        sort: parseSortKey(order),
        page: page - 1,
        ...(isFiltered(filters) ? { filters } : {}),
        ...(isCut ? { isCut: true } : {}),
      }
      const { askList } = await import("../shop/ask-list.ts")
      const { found, priceFormat } = await askList({ place: shopPlaceOf(data, process.env), language: lang, nowMs }, query)
      if (found === null) throw new UserError(`The shop has no category ${categoryId}`)
      printAnswer(listAnswer(found, priceFormat, lang), json)
    })
}

/** How many there are, what is chosen, the products of the page, and what the list can be filtered by. */
function listAnswer(listing: Omit<Listing, "recommended">, priceFormat: PriceFormat, language: Language): Answer {
  const texts = textCatalogue(language, {})
  const { name, total, tiles, query } = listing
  const view = viewFilters({ ...listing, ...query }, texts, priceFormat)
  const products = tiles.map((tile) => ({ id: tile.id, ...tileWords(tile, { shell: { priceFormat, priceType: "gross" } }, texts) }))
  const groups = (view?.groups ?? []).map(({ key, name: group, choices, more }) => ({
    key: `filter_${key}`,
    name: group,
    values: [...choices, ...more].map(({ id, name: value, count, isChosen }) => ({ value: id, name: value, count, isChosen })),
  }))
  const chosen = (view?.chosen ?? []).map(({ words }) => words)
  const progress = viewProgress({ ...listing, page: query.page })
  const unknown = view?.isUnknown === true ? [formatText(texts, "filters.unknown")] : []
  const lines = [
    `${name}: ${formatText(texts, "listing.count", { count: total })}`,
    ...unknown,
    ...chosen.map((words) => `  [${words}]`),
    ...products.map((product) => `  ${product.id}  ${product.name}${product.price === null ? "" : `, ${product.price}`}`),
    ...(progress === null || tiles.length === 0 ? [] : [formatText(texts, "listing.seen", { seen: progress.seen, total })]),
    ...groups.map(({ name: group, values }) => `${group}: ${values.map((value) => `${value.name} (${value.count})`).join(", ")}`),
  ]
  return { words: lines.join("\n"), data: { name, total, page: query.page + 1, products, chosen, groups }, ok: tiles.length > 0 }
}

function parseCategory(typed: string): number {
  const id = parseId(typed)
  if (id === null) throw new InvalidArgumentError("A category is a number, such as 101.")
  return id
}

function parsePage(typed: string): number {
  if (!/^[1-9]\d{0,3}$/.test(typed)) throw new InvalidArgumentError("A page is a number from 1.")
  return Number(typed)
}
