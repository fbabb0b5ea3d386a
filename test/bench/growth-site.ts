import { join } from "node:path"
import { frontServer } from "../../cli/serve/front-server.ts"
import { projectFolder } from "../../cli/project.ts"
import { builtPages } from "../../cli/serve/page-source.ts"
import { cartAddress, categoryAddress, homeAddress, productAddress } from "../../core/addresses/addresses.ts"
import { contentAddress } from "../../core/addresses/content-address.ts"
import { searchAddress } from "../../core/addresses/search-address.ts"
import { readFilters } from "../../core/filters/chosen-filters.ts"
import { listAddress } from "../../core/pages/list-address.ts"
import { searchLimits } from "../../core/search/suggestions.ts"
import { textWords } from "../../core/search/search-words.ts"
import { suggestOperation } from "../../adapters/http/operations/suggestions.ts"
import type { SortKey } from "../../core/product/listing.ts"
import type { ProductFile } from "../../fixtures/catalogue/product-file.ts"
import { firstOfGroups } from "../../core/product/versions-in-lists.ts"
import { createShop } from "../../fixtures/shop/create-shop.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { usualTilesPerPage } from "../../fixtures/shop/catalogue/listing.ts"
import { wholeShop } from "./growth-catalogue.ts"

export const growthOrigin = "http://shop.local"

/** A shop with its pages, as the web server has them. */
export interface GrowthSite {
  /** Makes a page anew, from address to last byte, and tells how many bytes it has; fails when it is not a whole page. */
  readonly render: (path: string, cookie?: string) => Promise<number>
  /** Answers as the web server does. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => void
}

/** Opens a seeded shop behind the built pages. */
export async function openGrowthSite(place: StorePlace, dataFolder: string, catalogueFolder: string): Promise<GrowthSite> {
  const shop = await createShop({ place, dataFolder, catalogueFolder })
  const pages = await builtPages(join(projectFolder, "dist"), { fetch: (request) => shop.fetch(request) })
  const app = frontServer({
    pages,
    shop: { fetch: (request) => shop.fetch(request), visit: (request) => shop.visit(request), isRemote: false },
    nowMs: Date.now,
    logError: (during, cause) => console.error(during, cause),
  })
  return {
    async render(path, cookie = "") {
      const rendered = await pages.render({ url: new URL(path, growthOrigin), cookie, nonce: "bench", nowMs: Date.now(), recording: null })
      const { byteLength } = await new Response(rendered.body).arrayBuffer()
      if (rendered.status !== 200 || byteLength < 5_000) throw new Error(`${path} failed: ${rendered.status}, ${byteLength} bytes`)
      return byteLength
    },
    fetch: async (request) => app.fetch(request, {}),
    close: () => shop.close(),
  }
}

/** One visit of each kind; what is visited changes from turn to turn where a shop has many such pages. Fails when it is not a whole answer. */
export interface GrowthVisit {
  readonly kind: string
  /** Resolves to the bytes of the answer. */
  readonly make: (turn: number) => Promise<number>
  /** a small shop has nothing like it, so that no limit follows from it */
  readonly isToldOnly?: true
  /** processor time that a shop of any size may take for it, in milliseconds; left out = none is wished for */
  readonly mostMs?: number
}

/** What an answer may take of the processor in a shop of 10,000 products, in milliseconds. */
const mostMs = { list: 30, suggestions: 20 } as const

/** Rows of the cart that is measured. */
const cartRows = 5

/** The kinds of pages of a shop, a visitor's cart among them, and what is suggested while a text is typed. */
export async function growthVisits(site: GrowthSite, products: readonly ProductFile[], ownCount: number): Promise<readonly GrowthVisit[]> {
  const listed = products.filter((product) => product.listed)
  // The last full page: a shop of any size shows as many tiles on it.
  const counter = Math.floor(firstOfGroups(listed, ({ variantGroup }) => variantGroup ?? null).length / usualTilesPerPage) - 1
  const category = (sort: SortKey, page: number, filters = "") =>
    listPath(categoryAddress("pl", wholeShop.id, [wholeShop.name]), sort, page, filters)
  const search = (text: string, sort: SortKey = "default", page = 0, filters = "") =>
    listPath(searchAddress("pl", text), sort, page, filters)
  const beginnings = beginningsOf(products.slice(0, ownCount))
  const beginning = (turn: number): string => beginnings[turn % beginnings.length] ?? ""
  const cart = await filledCart(site, products)
  const pages = Math.floor((await foundBy(site, "na")) / usualTilesPerPage)
  const page = (kind: string, path: (turn: number) => string, cookie?: string): GrowthVisit => ({
    kind,
    make: (turn) => site.render(path(turn), cookie),
  })
  const list = (kind: string, path: (turn: number) => string): GrowthVisit => ({ ...page(kind, path), mostMs: mostMs.list })
  return [
    page("home", () => homeAddress("pl")),
    list("category, first page", () => category("default", 0)),
    list("category, last page", () => category("default", counter)),
    list("category by price, last page", () => category("price-desc", counter)),
    list("category, filtered by a parameter", () => category("default", 0, "filter_traits11=kamionka")),
    list("category, by price and stock", () => category("price-asc", 0, "filter_pricerange=20-2000&filter_availability=y")),
    list("search for a word", () => search("kamionka")),
    list("search for two words", () => search("na kamionka")),
    list("search for two letters", () => search("ku")),
    list("search, last page", () => search("na", "default", pages - 1)),
    list("search by name, last page", () => search("na", "name-asc", pages - 1)),
    list("search by price, last page", () => search("na", "price-desc", pages - 1)),
    list("search, filtered and counted", () => search("na", "price-asc", 0, "filter_availability=y")),
    list("search with a slip", () => search("kamionak")),
    list("search for nothing there is", () => search("zzzyx")),
    { kind: "suggestions", make: () => suggestions(site, "ku"), mostMs: mostMs.suggestions },
    // what is found by them differs from shop to shop: the page of a small one has fewer tiles
    { ...list("search, never asked before", (turn) => search(beginning(turn))), isToldOnly: true },
    {
      kind: "suggestions, never asked before",
      make: (turn) => suggestions(site, beginning(turn + Math.floor(beginnings.length / 2))),
      isToldOnly: true,
      mostMs: mostMs.suggestions,
    },
    // as many products of every shop, from all over its catalogue: what has been read before is at hand in all of them
    page("product", (turn) => productPath(products, ownCount, turn % ownCount)),
    { ...page("product, seldom shown", (turn) => productPath(products, ownCount, turn)), isToldOnly: true },
    page("cart", () => cartAddress("pl"), cart),
    page("content", () => contentAddress("pl", "terms")),
  ]
}

const listPath = (path: string, sort: SortKey, page: number, filters: string): string =>
  listAddress(path, { sort, page, filters: readFilters(new URLSearchParams(filters)).filters })

/** What the words of names begin with, from two letters on, each once: texts enough for a turn each. */
const beginningsOf = (products: readonly ProductFile[]): readonly string[] => [
  ...new Set(
    products.flatMap(({ name }) => textWords(name.pl)).flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)).slice(1)),
  ),
]

/** What the search box asks while somebody types. */
async function suggestions(site: GrowthSite, text: string): Promise<number> {
  const input = `{ text: ${JSON.stringify(text)}, limit: ${searchLimits.results} }`
  const told = await asked(site, `{ productsTextSearch(searchInput: ${input}) ${suggestOperation.selection} }`)
  if (!told.includes('"productsTextSearch":{')) throw new Error(`Suggestions for ${text} failed: ${told}`)
  return told.length
}

/** How many products a text finds. */
async function foundBy(site: GrowthSite, text: string): Promise<number> {
  const told = await asked(site, `{ ownSearch(text: ${JSON.stringify(text)}) { total } }`)
  return Number(/"total":(\d+)/.exec(told)?.[1] ?? Number.NaN)
}

async function asked(site: GrowthSite, query: string): Promise<string> {
  const headers = { "content-type": "application/json" }
  const request = new Request(`${growthOrigin}/graphql/v1/?lang=pol`, { method: "POST", headers, body: JSON.stringify({ query }) })
  return (await site.fetch(request)).text()
}

/** Every turn another product of the project, and in a larger shop another copy of it. */
function productPath(products: readonly ProductFile[], ownCount: number, turn: number): string {
  const rounds = Math.floor(products.length / ownCount)
  const product = products[(turn % ownCount) + ownCount * ((turn * 7) % rounds)]
  if (product === undefined) throw new Error(`The shop has no product for turn ${turn}`)
  return productAddress("pl", product.id, product.name.pl)
}

async function filledCart(site: GrowthSite, products: readonly ProductFile[]): Promise<string> {
  let cookie = ""
  for (const { id, sizes } of products.filter(({ unit, type }) => unit === "piece" && type === "item").slice(0, cartRows)) {
    const size = sizes.find(({ stock }) => Number(stock) !== 0) ?? sizes[0]
    const body = new URLSearchParams({ product: String(id), size: size?.id ?? "", number: "1", getAjax: "true" })
    const headers = { "content-type": "application/x-www-form-urlencoded", ...(cookie === "" ? {} : { cookie }) }
    const request = new Request(`${growthOrigin}/basketchange.php`, { method: "POST", headers, body: body.toString() })
    const reply = await site.fetch(request)
    const [session] = reply.headers.getSetCookie()
    cookie = session?.split(";")[0] ?? cookie
  }
  return cookie
}
