import { formatPrice } from "../money/format-price.ts"
import type { PriceFormat } from "../money/price-format.ts"
import { type PriceType, shownAmount } from "../money/price.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import { activeEntry } from "./search-box.ts"
import type { SearchBox } from "./search-box-state.ts"
import { searchEntries, type SearchEntry } from "./search-entries.ts"
import type { FoundProduct } from "./suggestions.ts"
import { markedParts, type NamePart } from "./typed-range.ts"

/** The texts that the search box can show. */
export const searchTextKeys = [
  "search.categories",
  "search.cms",
  "search.found",
  "search.producer",
  "search.products",
  "search.queries",
  "search.series",
  "search.showAll",
  "tile.priceByPhone",
] as const

export type SearchTextKey = (typeof searchTextKeys)[number]
type Catalogue = TextCatalogue<SearchTextKey>

/** How the shop writes prices. */
export interface SearchPrices {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/** An entry of the open list in words. */
export interface SearchEntryView {
  readonly is: SearchEntry["is"]
  /** place in the list, which names the option for a screen reader */
  readonly at: number
  readonly active: boolean
  readonly parts: readonly NamePart[]
  /** null = the button that shows all */
  readonly link: string | null
  readonly price: string | null
  readonly icon: string | null
  readonly iconSecond: string | null
}

/** A part of the open list under one heading. */
export interface SearchGroupView {
  readonly is: "queries" | "products" | "categories" | "cms"
  readonly heading: string
  readonly entries: readonly SearchEntryView[]
}

/** The search box as a shopper sees it. */
export interface SearchBoxView {
  /** what stands in the field: the active entry's name, or what was typed */
  readonly field: string
  readonly focused: boolean
  readonly open: boolean
  readonly loading: boolean
  readonly overlay: boolean
  readonly groups: readonly SearchGroupView[]
  /** place of the active entry */
  readonly active: number | null
  /** told to screen readers when the list opens; empty = nothing */
  readonly status: string
}

/** Which group an entry stands in. */
const groupOf = {
  searchQueries: "queries",
  products: "products",
  showAll: "products",
  producers: "categories",
  series: "categories",
  menuNodes: "categories",
  cms: "cms",
} as const satisfies Record<SearchEntry["is"], SearchGroupView["is"]>

/**
 * The search box in words.
 *
 * Spec: 4.25, 19.5, 19.6, 19.9, 19.10.
 *
 * @example viewSearchBox({ typed: "ku", focused: true, waits: "answer", asked: 1, list: null, overlay: false }, {}, {}).loading // => true
 */
export function viewSearchBox(box: SearchBox, prices: SearchPrices, catalogue: Catalogue): SearchBoxView {
  const { list } = box
  const view = { focused: box.focused, loading: box.waits === "answer", overlay: box.overlay }
  if (list === null) return { ...view, field: box.typed, open: false, groups: [], active: null, status: "" }
  const entries = searchEntries(list.found)
  const views = entries.map((entry, at) => viewEntry({ entry, at, query: list.query, active: list.active === at }, prices, catalogue))
  const group = (is: SearchGroupView["is"], heading: string): readonly SearchGroupView[] => {
    const own = views.filter((entry) => groupOf[entry.is] === is)
    return own.length === 0 ? [] : [{ is, heading, entries: own }]
  }
  const active = activeEntry(box)
  return {
    ...view,
    field: active === null || active.is === "showAll" ? box.typed : active.found.name,
    open: true,
    groups: [
      ...group("queries", formatText(catalogue, "search.queries")),
      ...group("products", formatText(catalogue, "search.products")),
      ...group("categories", formatText(catalogue, "search.categories")),
      ...group("cms", formatText(catalogue, "search.cms")),
    ],
    active: list.active,
    status: formatText(catalogue, "search.found", { count: entries.filter(({ is }) => is !== "showAll").length }),
  }
}

interface EntryQuestion {
  readonly entry: SearchEntry
  readonly at: number
  readonly query: string
  readonly active: boolean
}

function viewEntry({ entry, at, query, active }: EntryQuestion, prices: SearchPrices, catalogue: Catalogue): SearchEntryView {
  const view = { is: entry.is, at, active, price: null, icon: null, iconSecond: null }
  if (entry.is === "showAll") return { ...view, link: null, parts: [{ text: formatText(catalogue, "search.showAll"), marked: false }] }
  const named = { ...view, link: entry.found.link, parts: markedParts(entryName(entry, catalogue), query) }
  if (entry.is !== "products") return named
  const { icon, iconSecond } = entry.found
  return { ...named, icon, iconSecond, price: priceText(entry.found, prices, catalogue) }
}

/** What kind of thing an entry is stands before its name, where the heading does not say it. */
function entryName(entry: Exclude<SearchEntry, { readonly is: "showAll" }>, catalogue: Catalogue): string {
  const { name } = entry.found
  if (entry.is === "producers") return formatText(catalogue, "search.producer", { name })
  if (entry.is === "series") return formatText(catalogue, "search.series", { name })
  return entry.is === "menuNodes" && entry.found.titles.length > 0 ? entry.found.titles.join(" / ") : name
}

function priceText({ price }: FoundProduct, { priceFormat, priceType }: SearchPrices, catalogue: Catalogue): string | null {
  if (price === null) return null
  const amount = shownAmount(price, priceType)
  return amount.minor === 0 ? formatText(catalogue, "tile.priceByPhone") : formatPrice(amount, priceFormat)
}
