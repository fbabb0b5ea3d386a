import { join } from "node:path"
import { createWebServer } from "../../adapters/node/web-server.ts"
import { projectFolder } from "../../cli/project.ts"
import { builtPages } from "../../cli/serve/page-source.ts"
import { cartAddress, categoryAddress, contentAddress, homeAddress, productAddress } from "../../core/addresses/addresses.ts"
import { searchAddress } from "../../core/addresses/search-address.ts"
import { readFilters } from "../../core/filters/chosen-filters.ts"
import { listAddress } from "../../core/pages/list-address.ts"
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
  /** Makes a page anew, from address to last byte; fails when it is not a whole page. */
  readonly render: (path: string, cookie?: string) => Promise<void>
  /** Answers as the web server does. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => void
}

/** Opens a seeded shop behind the built pages. */
export async function openGrowthSite(place: StorePlace, dataFolder: string, catalogueFolder: string): Promise<GrowthSite> {
  const shop = await createShop({ place, dataFolder, catalogueFolder })
  const pages = await builtPages(join(projectFolder, "dist"), { fetch: (request) => shop.fetch(request) })
  const app = createWebServer({
    render: pages.render,
    shop: { fetch: (request) => shop.fetch(request), visit: (request) => shop.visit(request), isRemote: false },
    assets: pages.assets,
    buildId: pages.buildId,
    isRecording: false,
    keepPages: null,
    isDevelopment: false,
    trustsProxy: false,
    hosts: [],
    hstsSeconds: 0,
    version: "0",
    nowMs: Date.now,
    logError: (during, cause) => console.error(during, cause),
  })
  return {
    async render(path, cookie = "") {
      const rendered = await pages.render({ url: new URL(path, growthOrigin), cookie, nonce: "bench", nowMs: Date.now(), recording: null })
      const { byteLength } = await new Response(rendered.body).arrayBuffer()
      if (rendered.status !== 200 || byteLength < 5_000) throw new Error(`${path} failed: ${rendered.status}, ${byteLength} bytes`)
    },
    fetch: async (request) => app.fetch(request, {}),
    close: () => shop.close(),
  }
}

/** One visit of each kind of page; what is visited changes from turn to turn where a shop has many such pages. */
export interface GrowthVisit {
  readonly kind: string
  readonly path: (turn: number) => string
  readonly cookie?: string
  /** a small shop has nothing like it, so that no limit follows from it */
  readonly isToldOnly?: true
}

/** Rows of the cart that is measured. */
const cartRows = 5

/** The kinds of pages of a shop, a visitor's cart among them. */
export async function growthVisits(site: GrowthSite, products: readonly ProductFile[], ownCount: number): Promise<readonly GrowthVisit[]> {
  const listed = products.filter((product) => product.listed)
  // The last full page: a shop of any size shows as many tiles on it.
  const counter = Math.floor(firstOfGroups(listed, ({ variantGroup }) => variantGroup ?? null).length / usualTilesPerPage) - 1
  const category = (sort: SortKey, page: number, filters = "") =>
    listAddress(categoryAddress("pl", wholeShop.id, [wholeShop.name]), {
      sort,
      page,
      filters: readFilters(new URLSearchParams(filters)).filters,
    })
  return [
    { kind: "home", path: () => homeAddress("pl") },
    { kind: "category, first page", path: () => category("default", 0) },
    { kind: "category, last page", path: () => category("default", counter) },
    { kind: "category by price, last page", path: () => category("price-desc", counter) },
    { kind: "category, filtered by a parameter", path: () => category("default", 0, "filter_traits11=kamionka") },
    {
      kind: "category, filtered by price and stock",
      path: () => category("price-asc", 0, "filter_pricerange=20-2000&filter_availability=y"),
    },
    { kind: "search for a word", path: () => searchAddress("pl", "kubka") },
    { kind: "search for two words", path: () => searchAddress("pl", "lniany recznik") },
    { kind: "search with a slip", path: () => searchAddress("pl", "dzbanke") },
    { kind: "search for nothing there is", path: () => searchAddress("pl", "zzzyx") },
    {
      kind: "search, filtered and counted",
      path: () =>
        listAddress(searchAddress("pl", "kubka"), {
          sort: "price-asc",
          page: 0,
          filters: readFilters(new URLSearchParams("filter_availability=y")).filters,
        }),
    },
    // as many products of every shop, from all over its catalogue: what has been read before is at hand in all of them
    { kind: "product", path: (turn) => productPath(products, ownCount, turn % ownCount) },
    { kind: "product, seldom shown", path: (turn) => productPath(products, ownCount, turn), isToldOnly: true },
    { kind: "cart", path: () => cartAddress("pl"), cookie: await filledCart(site, products) },
    { kind: "content", path: () => contentAddress("pl", "terms") },
  ]
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
