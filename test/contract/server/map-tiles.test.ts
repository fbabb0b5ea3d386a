import { Effect } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import type { GraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyPickupApi } from "../../../adapters/http/ky-pickup-api.ts"
import { ownTiles } from "../../../core/delivery/pickup-map.ts"
import { noPickupQuery } from "../../../core/addresses/pickup-query.ts"
import { decodeCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { smallCatalogue, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { emptyPlace } from "../../support/store/store-of-test.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"
import { assets } from "../../ui/rendered-page.ts"

const attribution = { pl: "Mapy Przykładowe", en: "Example Maps" }
const address = "https://tiles.example.org:8443/{z}/{x}/{y}.png?key=1"

/** The small catalogue with tiles of another service. */
const catalogueWith = (mapTiles: object | null) =>
  smallCatalogue().map(({ file, text }) => {
    const json: object = JSON.parse(text)
    return { file, text: file === "shop.json" && mapTiles !== null ? JSON.stringify({ ...json, mapTiles }) : text }
  })

async function openServer(mapTiles: object | null) {
  const catalogueFolder = await temporaryFolderForTest()
  await writeCatalogue(catalogueFolder, catalogueWith(mapTiles))
  const shop = await createShop({ place: await emptyPlace(), dataFolder: catalogueFolder, catalogueFolder, now: () => testNowMs })
  onTestFinished(() => shop.close())
  const render = createRenderer({ fetch: (request) => shop.fetch(request), graphql: (call) => shop.graphql(call), assets })
  return openTestServer({ render, nowMs: () => testNowMs, shop: { fetch: (request) => shop.fetch(request), isRemote: false } })
}

const pictures = (page: Response) => /img-src ([^;]*)/.exec(page.headers.get("content-security-policy") ?? "")?.[1]

describe("tiles of a public service (7.84, 10.274)", () => {
  test("are what the page of the points asks for, names, and alone allows", async () => {
    const server = await openServer({ address, attribution })
    const page = await server.get("/pickup-sites.php")
    expect(pictures(page)).toBe("'self' data: https://tiles.example.org:8443")
    expect(page.headers.has("x-pictures-from")).toBe(false)
    const html = await page.text()
    expect(html).toContain(`"tiles":"${address}"`)
    expect(html).toContain("Mapa: Mapy Przykładowe")
    expect(await (await server.get("/pickup-sites.php?lang=eng")).text()).toContain("Map: Example Maps")
    for (const path of ["/", "/product-pol-601.html", "/stores-pol-601.html", "/nothing"])
      expect(pictures(await server.get(path))).toBe("'self' data:")
  })

  test("are not there by default: the shop draws its own, and no other origin is allowed (18.59)", async () => {
    const page = await (await openServer(null)).get("/pickup-sites.php")
    expect(pictures(page)).toBe("'self' data:")
    expect(await page.text()).toContain(`"tiles":"${ownTiles.address}"`)
  })

  test.each([
    ["http://tiles.example.org/{z}/{x}/{y}.png"],
    ["https://{s}.example.org/{z}/{x}/{y}.png"],
    ["https://tiles.example.org/; script-src *;/{z}/{x}/{y}.png"],
    ["//tiles.example.org/{z}/{x}/{y}.png"],
    ["/hpeciai/map/{z}/{x}/{y}.svg"],
    [""],
  ])("%j is refused when the shop's settings are read", (hostile) => {
    expect(() => decodeCatalogue(catalogueWith({ address: hostile, attribution }))).toThrow(/mapTiles\.address/)
    expect(() => decodeCatalogue(catalogueWith({ address, attribution }))).not.toThrow()
  })

  test("that another shop tells wrongly are not asked for: its page has its own tiles (11.216)", async () => {
    const told = (ownMapTiles: unknown): GraphqlClient => ({
      ask: () => Effect.succeed({ pickupPointsSearch: { pickupPoints: [], found: 0, perPage: 20, ownMapTiles } }),
    })
    const tilesOf = async (tiles: unknown) => (await Effect.runPromise(makeKyPickupApi(told(tiles)).search(noPickupQuery))).tiles
    expect(await tilesOf({ address: "https://*/{z}/{x}/{y}.png", attribution: "x" })).toEqual(ownTiles)
    expect(await tilesOf(null)).toEqual(ownTiles)
    expect(await tilesOf({ address, attribution: "x" })).toEqual({ address, attribution: "x" })
  })
})
