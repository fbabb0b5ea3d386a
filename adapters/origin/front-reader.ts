import { Effect } from "effect"
import { homeAddress } from "../../core/addresses/addresses.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import { callGraphql } from "../http/graphql/graphql-call.ts"
import { makeGraphqlClient, sendOverHttp } from "../http/graphql/graphql-client.ts"
import { priceWordsOperation } from "../http/operations/price-words.ts"
import { makeShopClient } from "../http/shop-client.ts"
import { type Audience, cookieOf } from "./audience.ts"
import type { Reading } from "./kept-readings.ts"
import { laterOf, type LaterZones } from "./later-zones.ts"
import type { OriginReach, ReadPageAnew } from "./page-reader.ts"
import { priceFormatOf } from "./price-format.ts"
import { homeZones, readHome, type ReadZone } from "./readers/read-home.ts"
import { type ReadShop, readShop } from "./readers/read-shop.ts"
import type { ReadTile } from "./readers/read-tiles.ts"

/** What the home page of another shop tells: of the shop, and what it recommends. */
export interface ReadFront {
  readonly shop: ReadShop
  /** those of all zones, each once */
  readonly tiles: readonly ReadTile[]
  readonly zones: readonly ReadZone[]
}

/** How the home page of another shop is read. */
export interface FrontReader {
  /** the home page with its zones; what it loads behind itself is asked for together with it */
  readonly readFront: (audience: Audience, known: Reading<ReadFront | null> | null) => Promise<Reading<ReadFront | null> | null>
  /** how the shop's API writes prices, by those of some products; null = it tells none. Asked as everybody: a format is nobody's own */
  readonly priceFormat: (tiles: readonly ReadTile[], audience: Audience) => Effect.Effect<PriceFormat | null, ShopFailure>
}

/** So many prices show how a shop writes them. */
const pricedTiles = 12

/**
 * Reads the home page of another shop.
 *
 * Spec: 10.71, 10.990, 10.1011, 10.1028.
 */
export function makeFrontReader({ origin, fetch, timeoutMs }: OriginReach, readAnew: ReadPageAnew, laterZones: LaterZones): FrontReader {
  return {
    readFront: (audience, known) => {
      // nobody knows yet which zones come later: any of the platform's may
      const expected = known === null ? homeZones : laterOf(known.value?.zones ?? [])
      const ahead = laterZones(expected, audience, { type: "hotspot" })
      return readAnew(
        homeAddress(audience.language),
        audience,
        async (page, at) => {
          const found = readHome(page, at)
          const names = laterOf(found)
          const loaded = await (names.every((name) => expected.includes(name)) ? ahead : laterZones(names, audience, { type: "hotspot" }))
          const zones = found.map((zone) => (zone.isLoadedLater ? { ...zone, ...loaded.get(zone.id), isLoadedLater: true } : zone))
          const tiles = [...new Map(zones.flatMap((zone) => zone.tiles).map((tile) => [tile.id, tile])).values()]
          return { shop: readShop(page, at), tiles, zones }
        },
        known,
      )
    },
    priceFormat: (tiles, audience) => {
      if (tiles.length === 0) return Effect.succeed(null)
      const { language } = audience
      const client = makeShopClient({ origin: origin.origin, fetch, language, cookie: cookieOf(audience), timeoutMs })
      return callGraphql(makeGraphqlClient(sendOverHttp(client)), priceWordsOperation, {
        productIds: tiles.slice(0, pricedTiles).map(({ id }) => id),
      }).pipe(Effect.map((prices) => priceFormatOf(prices, language)))
    },
  }
}
