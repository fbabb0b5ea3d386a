import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import fc from "fast-check"
import sharp from "sharp"
import { beforeAll, expect } from "vitest"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import type { ShopVisit } from "../../../adapters/node/shop-gateway.ts"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { property } from "../../support/property/property.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { smallCatalogue, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { newPlace } from "../../support/shop/seeded-place.ts"
import { temporaryFolder } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

// Pages of guests are kept and handed to any other guest (ADR 0020): prices with a code must get neither in nor out of there.

const paths = ["/", "/product-pol-601.html", "/pol_m_Dom-11.html"]

let shop: Shop
const shoppers: { readonly shopper: Shopper; readonly hasCode: boolean }[] = []
beforeAll(async () => {
  const folder = await temporaryFolder()
  const catalogueFolder = join(folder, "catalogue")
  await writeCatalogue(catalogueFolder, smallCatalogue())
  // the home page begins with a product of which there is a photograph, and its price
  await mkdir(join(catalogueFolder, "photographs"), { recursive: true })
  const photograph = sharp({ create: { width: 600, height: 600, channels: 3, background: "#c32" } })
  await photograph.png().toFile(join(catalogueFolder, "photographs", "601-1.png"))
  const { place, drop } = await newPlace(folder)
  shop = await createShop({ place, dataFolder: folder, catalogueFolder, now: () => testNowMs })
  for (const hasCode of [false, true, false, true]) {
    const shopper = makeShopper(shop)
    if (hasCode) await shopper.post("/rebatecode.php", { code: "LATO10" })
    shopper.cookies.delete("notice")
    shopper.cookies.set("lang", "pol")
    shoppers.push({ shopper, hasCode })
  }
  return async () => {
    await shop.close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
})

type Visit = (request: Request) => Promise<ShopVisit>

function openServer(visit: Visit) {
  const render = createRenderer({ fetch: (request) => shop.fetch(request), assets })
  const nowMs = () => testNowMs
  return openTestServer({
    render,
    nowMs,
    keepPages: (admitted) => makeKeptPages({ render: admitted, nowMs }),
    shop: { fetch: (request) => shop.fetch(request), visit, isRemote: false },
  })
}

const visits = fc.array(fc.record({ who: fc.nat(3), path: fc.constantFrom(...paths) }), { minLength: 2, maxLength: 6 })

property<Visit, [{ who: number; path: string }[]]>(
  "whoever has a code sees its prices, and nobody else does, in whatever order they come (15.64)",
  {
    fault: "a page with a visitor's code is kept for guests, or a kept one is given to that visitor",
    rule: (request) => shop.visit(request),
    planted: async (request) => ({ ...(await shop.visit(request)), isPlainGuest: true }),
    runs: 12,
    holds: (visit) =>
      fc.asyncProperty(visits, async (all) => {
        const server = openServer(visit)
        for (const { who, path } of all) {
          const known = shoppers[who]
          if (known === undefined) throw new Error("There are four shoppers")
          const cookie = [...known.shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
          // what a shopper reads: an amount stands in an element of its own
          const html = (await (await server.get(path, { cookie })).text()).replaceAll(/<[^>]*>/g, "")
          expect([html.includes("116,10"), html.includes("Cena bez kodu rabatowego: 129,00")], path).toEqual([known.hasCode, known.hasCode])
          expect(html.includes("LATO10")).toBe(known.hasCode && path.includes("601"))
        }
      }),
  },
)
