import { type FilterKey, filterKeyOf } from "../../../core/filters/chosen-filters.ts"
import type { OfferedGroup, OfferedValue } from "../../../core/filters/offered-filters.ts"
import type { Crumb } from "../../../core/product/details.ts"
import { addressHere, productIdOf } from "../address-here.ts"
import { byId, childrenOf, find, findAll, hasClass, hasName, type PageElement, proseIn, wordsIn } from "../../../core/web/page-elements.ts"
import { readHeadDescription } from "./read-head.ts"
import { readTiles, type ReadTile } from "./read-tiles.ts"

// what we need        where it stands                                               what if it is not there
// that it is a list   #search, or section.noproduct (10.57, 10.72)                  it is none: the page is not read
// tiles               #search (10.58)                                               an empty list
// the heading         h1 in #content, else any h1 (10.73)                           the name that the menu knows
// its description     .search_categoriesdescription, #producer_description,          no description
//                     .search_description, between heading and list
// what it is about    read-head.ts                                                  its description
// the way             #breadcrumbs li > a (10.76)                                   no way
// the last page       a.pagination_last, else links with counter= (10.4)            this page is the last
// how many there are  the number in the b behind the heading, else the tiles of a   the pages are counted, and no sum is said
//                     list of one page
// filters             label[for="filter_GROUP_VALUE"], #filter_GROUP_valVALUE (10.75)  no filters
// what a filter leaves  [id$="_quantity"], the number in brackets, or in the last  no number is said
//                     element of the label
// whether prices      #filter_pricerange, [name=filter_pricerange] (10.340)         no filter by price; its ends are
// filter                                                                            amounts, and are not read
// to go on with       #search_hotspot_zone1, #products_zone1 (10.71)                nothing
// an order            #s_setting_0 a[data-index] (10.74), else the options of a     the shop's own order alone
//                     form with sort_order that goes to /settings.php (10.1059)
// which one it has    the link's class --selected, the option's selected            it is not known to have any

/** A list of products as a page of another shop shows it. */
export interface ReadList {
  /** "" = it has none */
  readonly heading: string
  /** from the home page, which is left out, to the page itself */
  readonly way: readonly Crumb[]
  /** plain text, paragraph by paragraph; "" = it has none */
  readonly description: string
  /** what its head says that it is about; "" = nothing */
  readonly about: string
  readonly tiles: readonly ReadTile[]
  /** products to go on with, none of the tiles */
  readonly recommended: readonly ReadTile[]
  /** how many pages the list has, as far as this one tells */
  readonly pages: number
  /** null = the page does not tell */
  readonly total: number | null
  readonly groups: readonly OfferedGroup[]
  /** it can be filtered by price */
  readonly hasPriceFilter: boolean
  /** the list was asked for, and the shop opened the only product of it. Spec: 10.175 */
  readonly isOpened?: true
  readonly orders: readonly ReadOrder[]
}

/** An order that a list offers. */
export interface ReadOrder {
  /** in small letters */
  readonly words: string
  /** the address of the list in it, or of the setting */
  readonly link: string
  /** by a form that posts */
  readonly isPosted?: true
  /** the list says that it is in this order */
  readonly isChosen?: true
}

/** More of these no page of ours shows. */
const atMost = { pages: 2_000, groups: 30, values: 100, crumbs: 8, orders: 12 } as const

/**
 * A list of a category, a producer or a search; null = the page is none.
 *
 * Spec: 10.57 to 10.76, 10.990, 10.1031.
 */
export function readProductList(page: PageElement, at: URL): ReadList | null {
  const content = byId(page, "content")
  const opened = productIdOf(at.pathname)
  if (opened !== null) return openedProduct(opened, at, find(content ?? page, hasName("h1")))
  const search = byId(page, "search")
  const isEmpty = find(content ?? page, (element) => hasClass("noproduct")(element)) !== null
  if (search === null && !isEmpty) return null
  const heading = find(content, hasName("h1")) ?? find(page, hasName("h1"))
  const tiles = isEmpty ? [] : readTiles(search, at)
  const pages = pageCount(page, at)
  const told = countBehind(page, content ?? page, heading)
  return {
    heading: wordsIn(heading),
    way: readWay(page, at),
    description: readDescription(content ?? page),
    about: readHeadDescription(page),
    tiles,
    recommended: recommendedTiles(page, at, tiles),
    pages,
    total: told ?? (pages === 1 ? tiles.length : null),
    groups: readGroups(page),
    hasPriceFilter:
      find(page, ({ attributes }) => attributes["id"] === "filter_pricerange" || attributes["name"] === "filter_pricerange") !== null,
    orders: readOrders(page, at),
  }
}

/** A search for a code may lead to its product at once. */
function openedProduct(id: number, at: URL, heading: PageElement | null): ReadList | null {
  const name = wordsIn(heading)
  if (name === "") return null
  const tile = { id, name, link: at.pathname, picture: null, producer: null, isSoldOut: false }
  return {
    heading: name,
    way: [],
    description: "",
    about: "",
    tiles: [tile],
    recommended: [],
    pages: 1,
    total: 1,
    groups: [],
    hasPriceFilter: false,
    orders: [],
    isOpened: true,
  }
}

const longestDescription = 6_000

/** What is said of a list; what has swallowed the list itself, by a tag that was lost, is no description. */
function readDescription(within: PageElement): string {
  const isDescription = (element: PageElement) =>
    hasClass("search_categoriesdescription")(element) ||
    hasClass("search_description")(element) ||
    element.attributes["id"] === "producer_description"
  const found = find(within, isDescription)
  const isOfList = ({ attributes }: PageElement) =>
    attributes["id"] === "search" || (attributes["for"] ?? "").startsWith("filter_") || attributes["data-product_id"] !== undefined
  return found === null || find(found, isOfList) !== null ? "" : proseIn(found, longestDescription)
}

const recommendingZones: readonly string[] = ["search_hotspot_zone1", "products_zone1"]

function recommendedTiles(page: PageElement, at: URL, tiles: readonly ReadTile[]): readonly ReadTile[] {
  const listed = new Set(tiles.map(({ id }) => id))
  return recommendingZones.flatMap((id) => readTiles(byId(page, id), at)).filter(({ id }) => !listed.has(id))
}

/** The way to a page, without the home page. Spec: 10.76. */
export function readWay(page: PageElement, at: URL): readonly Crumb[] {
  return findAll(byId(page, "breadcrumbs"), hasName("li"), atMost.crumbs)
    .filter((item) => !hasClass("bc-main")(item))
    .flatMap((item): readonly Crumb[] => {
      const link = addressHere(find(item, hasName("a"))?.attributes["href"], at)
      const name = wordsIn(item)
      return link === null || name === "" || link === "/" ? [] : [{ name, link }]
    })
}

function pageCount(page: PageElement, at: URL): number {
  const last = find(page, hasClass("pagination_last"))
  const told = Number(wordsIn(last))
  const links = findAll(page, hasName("a"), 3_000).flatMap(({ attributes }) => {
    const to = attributes["href"]?.includes("counter=") === true ? addressHere(attributes["href"], at) : null
    const counter = to === null ? NaN : Number(new URL(to, at).searchParams.get("counter"))
    return Number.isSafeInteger(counter) && counter >= 0 ? [counter + 1] : []
  })
  const here = Number(at.searchParams.get("counter") ?? "0") + 1
  const known = [1, here, told, ...links].filter((count) => Number.isSafeInteger(count) && count > 0 && count <= atMost.pages)
  return Math.max(...known)
}

/** "found <b>25</b>" behind the heading, wherever a theme puts it. */
function countBehind(page: PageElement, content: PageElement, heading: PageElement | null): number | null {
  if (heading === null) return null
  const total = find(
    content,
    (element) => /(?:^|\s)\S*total\S*/.test(element.attributes["class"] ?? "") && /^\D*\d+\D*$/.test(wordsIn(element)),
  )
  const holder = find(page, (element) => element.children.includes(heading))
  const after = holder === null ? [] : holder.children.slice(holder.children.indexOf(heading) + 1, holder.children.indexOf(heading) + 6)
  const bold = after
    .map((one) => (typeof one === "string" ? null : one.name === "b" ? one : find(one, hasName("b"))))
    .find((one) => one !== null)
  const count = Number(wordsIn(bold ?? total).replaceAll(/[^\d]/g, "") || NaN)
  return Number.isSafeInteger(count) && count <= 1_000_000 ? count : null
}

/** A value of a group, under the name that stands in ids and in `for`. Spec: 10.75. */
const valueName = /^filter_(sizes|producer|traits\d{1,6})_(?:val)?([A-Za-z0-9._-]{1,40})$/

function readGroups(page: PageElement): readonly OfferedGroup[] {
  const groups = new Map<FilterKey, Map<string, OfferedValue>>()
  for (const label of findAll(page, hasName("label"), 3_000)) {
    const [, written = "", id = ""] = valueName.exec(label.attributes["for"] ?? "") ?? []
    const key = filterKeyOf(written)
    const value = key === null || id.endsWith("_quantity") ? null : readValue(page, label, id)
    if (key === null || value === null) continue
    const values = groups.get(key) ?? new Map<string, OfferedValue>()
    if (values.size < atMost.values) values.set(id, value)
    groups.set(key, values)
  }
  return [...groups].slice(0, atMost.groups).map(([key, values]) => ({ key, name: groupName(page, key), values: [...values.values()] }))
}

function readValue(page: PageElement, label: PageElement, id: string): OfferedValue | null {
  const written = wordsIn(label)
  const beside = byId(page, `${label.attributes["for"] ?? ""}_quantity`)
  const last = childrenOf(label).at(-1) ?? null
  const told = [wordsIn(beside), bracketed.exec(written)?.[0] ?? "", wordsIn(last)].find((words) => /^[([]?\d{1,6}[)\]]?$/.test(words))
  const name = (told !== undefined && written.endsWith(told) ? written.slice(0, -told.length) : written).trim()
  return name === "" ? null : { id, name, count: told === undefined ? null : Number(told.replaceAll(/\D/g, "")) }
}

const bracketed = /[([]\d{1,6}[)\]]$/

/** The words of what opens the group. */
function groupName(page: PageElement, key: FilterKey): string | null {
  const opener = find(page, ({ attributes }) => attributes["data-id"] === `filter_${key}`)
  const words = wordsIn(opener)
  return words === "" ? null : words
}

function readOrders(page: PageElement, at: URL): readonly ReadOrder[] {
  // the numbers of tiles are links of the same kind beside it
  const links = findAll(
    byId(page, "s_setting_0") ?? page,
    (element) => element.name === "a" && element.attributes["data-index"] !== undefined,
    atMost.orders,
  )
  const linked = links.flatMap((element) => {
    const link = addressHere(element.attributes["href"], at)
    return link === null
      ? []
      : [{ words: wordsIn(element).toLowerCase(), link, ...(hasClass("--selected")(element) && { isChosen: true as const }) }]
  })
  return linked.length > 0 ? linked : formOrders(page, at)
}

const settings = "/settings.php"

/** The orders of a form that sends a setting. Spec: 10.1059. */
function formOrders(page: PageElement, at: URL): readonly ReadOrder[] {
  const isOrder = ({ name, attributes }: PageElement) => name === "select" && attributes["name"] === "sort_order"
  const form = find(
    page,
    (one) => one.name === "form" && addressHere(one.attributes["action"], at) === settings && find(one, isOrder) !== null,
  )
  const isPosted = form?.attributes["method"]?.toLowerCase() === "post"
  return findAll(find(form, isOrder), hasName("option"), atMost.orders).flatMap((option) => {
    const { value = "", selected } = option.attributes
    if (!/^[\w-]{1,30}$/.test(value)) return []
    const order = { words: wordsIn(option).toLowerCase(), link: `${settings}?sort_order=${value}` }
    return [{ ...order, ...(isPosted && { isPosted: true as const }), ...(selected !== undefined && { isChosen: true as const }) }]
  })
}
