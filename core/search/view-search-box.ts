import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type PriceType, shownAmount } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { activeEntry, type SearchBox } from "./search-box.ts"
import { type FoundProduct, searchEntries, type SearchEntry } from "./suggestions.ts"

/** A part of a text: `from` is its first unit, `to` the one after its last. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/**
 * The first occurrence of the typed text in a name, ignoring case, or `null`. The typed text is never treated as a pattern.
 *
 * Spec: 19.9. Units: UTF-16 units of the name.
 *
 * @example typedRange("Buty bukowe", "bu") // => { from: 0, to: 2 }
 * @example typedRange("Kurs C++ od zera", "c++") // => { from: 5, to: 8 }
 * @example typedRange("aXb c", "a.b") // => null
 */
export function typedRange(name: string, typed: string): TextRange | null {
  const sought = folded(typed.trim())
  if (sought === "") return null
  // case folding may turn one letter into several units, so each unit keeps the position of its letter
  let [text, at] = ["", 0]
  const [starts, ends] = [new Map<number, number>(), new Map<number, number>()]
  for (const letter of name) {
    starts.set(text.length, at)
    text += folded(letter)
    at += letter.length
    ends.set(text.length, at)
  }
  for (let found = text.indexOf(sought); found >= 0; found = text.indexOf(sought, found + 1)) {
    const [from, to] = [starts.get(found), ends.get(found + sought.length)]
    if (from !== undefined && to !== undefined) return { from, to }
  }
  return null
}

/** Upper case first, because it unites letters that differ only in lower case, such as the two sigmas. */
const folded = (text: string): string => Array.from(text, (letter) => letter.toUpperCase().toLowerCase()).join("")

/** A piece of a name; the typed text is marked. */
export interface NamePart {
  readonly text: string
  readonly marked: boolean
}

/**
 * A name in pieces, with the typed text marked.
 *
 * Spec: 19.9.
 *
 * @example markedParts("Buty bukowe", "ty")
 * // => [{ text: "Bu", marked: false }, { text: "ty", marked: true }, { text: " bukowe", marked: false }]
 */
export function markedParts(name: string, typed: string): readonly NamePart[] {
  const range = typedRange(name, typed)
  if (range === null) return [{ text: name, marked: false }]
  const parts = [
    { text: name.slice(0, range.from), marked: false },
    { text: name.slice(range.from, range.to), marked: true },
    { text: name.slice(range.to), marked: false },
  ]
  return parts.filter(({ text }) => text !== "")
}

/** The keys of the texts that the search box can show. */
export const searchTextKeys = [
  "search.categories",
  "search.clearRecent",
  "search.close",
  "search.cms",
  "search.field",
  "search.found",
  "search.producer",
  "search.products",
  "search.queries",
  "search.recent",
  "search.series",
  "search.showAll",
  "tile.priceByPhone",
] as const

/** One of these keys. */
export type SearchTextKey = (typeof searchTextKeys)[number]
type Catalogue = TextCatalogue<SearchTextKey>

/** How the shop writes prices. */
export interface SearchPrices {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/** An entry of the open list as it is shown. */
export interface SearchEntryView {
  readonly is: SearchEntry["is"]
  /** index in the list, which identifies the option for a screen reader */
  readonly at: number
  readonly active: boolean
  readonly parts: readonly NamePart[]
  readonly link: string
  readonly price: string | null
  readonly icon: string | null
  readonly iconSecond: string | null
}

/** The entries under one heading. */
export interface SearchGroupView {
  readonly is: "queries" | "products" | "categories" | "cms"
  readonly heading: string
  readonly entries: readonly SearchEntryView[]
}

/** The search box as a shopper sees it. */
export interface SearchBoxView {
  /** the content of the field: the name of the active entry, or the typed text */
  readonly field: string
  readonly focused: boolean
  readonly open: boolean
  readonly loading: boolean
  readonly overlay: boolean
  readonly groups: readonly SearchGroupView[]
  /** what the list is called */
  readonly label: string
  /** words of the button that shows all products; null = there are none */
  readonly showAll: string | null
  /** words of the button that forgets earlier searches; null = none are shown */
  readonly clearRecent: string | null
  /** words of the button that closes the overlay */
  readonly close: string
  /** index of the active entry */
  readonly active: number | null
  /** announced to screen readers when the list opens; empty = nothing */
  readonly status: string
}

/** The group of each kind of entry. */
const groupOf = {
  searchQueries: "queries",
  products: "products",
  producers: "categories",
  series: "categories",
  menuNodes: "categories",
  cms: "cms",
} as const satisfies Record<SearchEntry["is"], SearchGroupView["is"]>

/**
 * What the search box shows.
 *
 * Spec: 4.25, 19.5, 19.6, 19.9, 19.10.
 *
 * @example
 * const box = { ...emptySearchBox, typed: "ku", waits: "answer" } as const
 * viewSearchBox(box, { priceFormat: polishPrices, priceType: "gross" }, polish).loading // => true
 */
export function viewSearchBox(box: SearchBox, prices: SearchPrices, catalogue: Catalogue): SearchBoxView {
  const { list } = box
  const view = { focused: box.focused, loading: box.waits === "answer", overlay: box.overlay }
  const closed = {
    ...view,
    field: box.typed,
    open: false,
    groups: [],
    label: formatText(catalogue, "search.field"),
    showAll: null,
    clearRecent: null,
    close: formatText(catalogue, "search.close"),
    active: null,
    status: "",
  }
  if (list === null) return closed
  const isRecent = list.query === ""
  const entries = searchEntries(list.found)
  const views = entries.map((entry, at) => viewEntry({ entry, at, query: list.query, active: list.active === at }, prices, catalogue))
  const group = (is: SearchGroupView["is"], heading: string): readonly SearchGroupView[] => {
    const own = views.filter((entry) => groupOf[entry.is] === is)
    return own.length === 0 ? [] : [{ is, heading, entries: own }]
  }
  const active = activeEntry(box)
  return {
    ...closed,
    field: active === null ? box.typed : active.found.name,
    open: true,
    groups: [
      ...group("queries", formatText(catalogue, isRecent ? "search.recent" : "search.queries")),
      ...group("products", formatText(catalogue, "search.products")),
      ...group("categories", formatText(catalogue, "search.categories")),
      ...group("cms", formatText(catalogue, "search.cms")),
    ],
    showAll: list.found.products.length > 0 ? formatText(catalogue, "search.showAll") : null,
    clearRecent: isRecent ? formatText(catalogue, "search.clearRecent") : null,
    active: list.active,
    status: formatText(catalogue, "search.found", { count: entries.length }),
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
  const named = { ...view, link: entry.found.link, parts: markedParts(entryName(entry, catalogue), query) }
  if (entry.is !== "products") return named
  const { icon, iconSecond } = entry.found
  return { ...named, icon, iconSecond, price: priceText(entry.found, prices, catalogue) }
}

/** The name of an entry, with its kind before it where the heading does not say it. */
function entryName(entry: SearchEntry, catalogue: Catalogue): string {
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
