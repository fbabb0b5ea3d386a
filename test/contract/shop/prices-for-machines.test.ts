import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { createContext, runInContext } from "node:vm"
import { Effect } from "effect"
import { afterAll, describe, expect, test } from "vitest"
import { openVisit } from "../../../adapters/wiring/open-visit.ts"
import { lastSeenAddress } from "../../../core/addresses/product-links.ts"
import { productMachine } from "../../../core/product-page/machine/product-machine.ts"
import { pageTexts } from "../../../core/texts/page-texts.ts"
import { lastSeenLimits } from "../../../core/product/last-seen.ts"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { asMany } from "../../support/property/property.ts"
import { makeShopper, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

const catalogue = await loadCatalogue()
/** A page of each is rendered, and for some buyers more than one: a run does so for as many as there were before goods had families, a short one for some, others with each seed. */
const products = asMany(catalogue.products, 50)

const { shop, close } = await openProjectShop()
afterAll(close)
const fetch = (request: Request) => shop.fetch(request)
const graphql: typeof shop.graphql = (call) => shop.graphql(call)
const render = createRenderer({ fetch, graphql, assets })
const cookieOf = ({ cookies }: Shopper) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")

async function htmlFor(path: string, visitor: Shopper): Promise<string> {
  const url = new URL(path, shopOrigin)
  const { body } = await render({ url, cookie: cookieOf(visitor), nonce: "n", nowMs: testNowMs, recording: null })
  return new Response(body).text()
}

const known = new Map<string, Promise<string>>()

/** A page as a visitor without cookies is given it, which is the same for each of them: it is rendered once for all tests. */
function guestHtml(path: string): Promise<string> {
  const html = known.get(path) ?? htmlFor(path, makeShopper(shop))
  known.set(path, html)
  return html
}

/** What the form of a product's page would post as it opens, and whether it can. */
async function formOf(path: string, visitor: Shopper) {
  const log = { write: () => Effect.void }
  const dependencies = { origin: shopOrigin, fetch, graphql, timeoutMs: 60_000, log, refusedCalls: new RefusedCalls() }
  const request = { url: new URL(path, shopOrigin), cookies: cookieOf(visitor), nowMs: testNowMs, failure: null }
  const visit = await Effect.runPromise(openVisit(dependencies, request))
  const page = visit.is === "shown" ? productMachine.open(visit.model) : null
  if (page === null) throw new Error(`no product at ${path}`)
  const { fields, button } = productMachine.view(page, pageTexts("pl", {}))
  return { fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])), canBuy: button.enabled }
}

const pathOf = (id: number, size?: string) => `/product-pol-${id}.html${size === undefined ? "" : `?selected_size=${size}`}`

/** "1 299,00 zł" as 1299; null where no amount stands. */
function amountOf(text: string | undefined): number | null {
  const [, digits] = /^\s*(?:<[^>]*>)?([\d\s]+,\d\d)/.exec(text?.replaceAll(/&nbsp;|&#x27;/g, " ") ?? "") ?? []
  return digits === undefined ? null : Number(digits.replaceAll(/\s/g, "").replace(",", "."))
}

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text))

interface Told {
  readonly shown: number | null
  readonly shownElements: number
  readonly head: number | null
  readonly itemprop: number | null
  readonly data: number | null
  readonly sizes: readonly (number | null)[]
  readonly offers: readonly number[]
}

/** Another program's own place; making one takes longer than reading a page in it. */
const elsewhere = createContext({ window: {} })

/** Each place in which a page names its price, read as other people's programs read it. */
function told(html: string, priceType: "gross" | "net" = "gross"): Told {
  const shown = [...html.matchAll(/id="projector_price_value"[^>]*>([^<]*)</g)]
  const window: {
    product_data?: { base_price: { value: number | null }; sizes: { price: { price: Record<string, { value: number | null }> } }[] }[]
  } = {}
  Object.assign(elsewhere, { window })
  runInContext(/<script[^>]*class="ajaxLoad"[^>]*>([^<]*)</.exec(html)?.[1] ?? "", elsewhere)
  const [data] = window.product_data ?? []
  const ld: { offers?: { price: string }[] }[] = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
    (found) => JSON.parse(found[1] ?? ""),
  )
  return {
    shown: amountOf(shown[0]?.[1]),
    shownElements: shown.length,
    head: numberOf(/product:price:amount" content="([^"]*)"/.exec(html)?.[1]),
    itemprop: numberOf(/itemprop="price" content="([^"]*)"/i.exec(html)?.[1]),
    data: data?.base_price.value ?? null,
    sizes: data?.sizes.map(({ price }) => price.price[priceType]?.value ?? null) ?? [],
    offers: ld.flatMap(({ offers = [] }) => offers.map(({ price }) => Number(price))),
  }
}

describe("programs read the price that the page shows, of every product of the catalogue (10.107, 10.109, 10.306)", () => {
  const inSizes = products.flatMap(({ id, sizes }) => (sizes.length > 1 ? sizes.map((size) => ({ id, size: size.id })) : []))
  test.each(["guest", "wholesaler"] as const)("as a %s, while nothing is chosen and in each size", async (buyer) => {
    const visitor = makeShopper(shop)
    if (buyer === "wholesaler")
      await visitor.post("/signin.php", { operation: "login", login: "zakupy@example.org", password: "Pracownia-Hurt-24" })
    for (const { id, size } of [...products.map((product) => ({ id: product.id, size: undefined })), ...inSizes]) {
      const path = pathOf(id, size)
      const prices = buyer === "guest" ? told(await guestHtml(path)) : told(await htmlFor(path, visitor), "net")
      const { shown } = prices
      expect(prices.shownElements, path).toBe(1)
      expect(shown, path).not.toBe(0)
      expect({ head: prices.head, itemprop: prices.itemprop, data: prices.data }, path).toEqual({
        head: shown,
        itemprop: shown,
        data: shown,
      })
      // a size may be sold by phone beside others that have a price
      if (shown === null && size === undefined) expect(prices.offers, path).toEqual([])
      if (shown !== null) {
        expect(prices.offers, path).toContain(shown)
        expect(prices.sizes, path).toContain(shown)
      }
    }
  })
})

test("what the page calls sold out is sold out for a search engine, and what has no amount has no offers (10.307)", async () => {
  for (const { id, sizes } of products) {
    const text = await guestHtml(pathOf(id))
    const disabled = /id="projector_button_basket"[^>]*disabled/.test(text)
    expect(text, String(id)).not.toContain('"offers":[]')
    const [ld] = [...text.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)</g)]
    const { offers }: { offers?: { availability: string; url: string }[] } = JSON.parse(ld?.[1] ?? "")
    if (told(text).shown === null) expect(offers, String(id)).toBeUndefined()
    if (offers === undefined) continue
    expect(
      offers.every(({ availability }) => availability.endsWith("OutOfStock")),
      String(id),
    ).toBe(disabled)
    expect(new Set(offers.map(({ url }) => url)).size, String(id)).toBe(offers.length)
    if (sizes.length > 1 && offers.length > 1) expect(offers[0]?.url).toContain("?selected_size=")
  }
})

test("the tile of a product names the price of its page (10.306)", async () => {
  const tiles = new Map<string, { readonly amount: number | null; readonly from: boolean }>()
  for (let first = 0; first < products.length; first += lastSeenLimits.kept) {
    const ids = products.slice(first, first + lastSeenLimits.kept).map(({ id }) => id)
    const list = await guestHtml(lastSeenAddress("pl", ids))
    for (const tile of list.split('<div class="product product_wrapper').slice(1)) {
      const amount = amountOf(/<strong class="price[^>]*>([^<]*)</.exec(tile)?.[1])
      tiles.set(/data-product_id="(\d+)"/.exec(tile)?.[1] ?? "", { amount, from: tile.includes('class="price__from"') })
    }
  }
  for (const { id, variantGroup } of products) {
    const tile = tiles.get(String(id))
    if (variantGroup === undefined) expect(tile, String(id)).toBeDefined()
    if (tile !== undefined) expect(tile.amount, String(id)).toBe(told(await guestHtml(pathOf(id))).shown)
  }
})

test("the cart asks for the price of the page (10.306)", async () => {
  let bought = 0
  for (const { id, sizes } of products) {
    const visitor = makeShopper(shop)
    const path = pathOf(id, sizes[0]?.id ?? "")
    const { fields, canBuy } = await formOf(path, visitor)
    if (!canBuy) continue
    await visitor.post("/basketchange.php", fields)
    const rows = await visitor.data("{ basket { products { quantity worth { gross { value } } } } }")
    const shown = told(await guestHtml(path)).shown
    const { basket }: { basket: { products: { quantity: number; worth: { gross: { value: number } } }[] } } = JSON.parse(
      JSON.stringify(rows),
    )
    if (basket.products.length === 0 || shown === null) continue
    bought += 1
    const worth = basket.products.reduce((sum, row) => sum + row.worth.gross.value, 0)
    expect(worth / Number(fields["number"] ?? 1), path).toBeCloseTo(shown, 2)
  }
  // most goods can be bought as they stand, and a share of them may be unlucky
  expect(bought).toBeGreaterThan(products.length / 3)
})
