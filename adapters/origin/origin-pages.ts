import { Effect } from "effect"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { type Language, languageCode } from "../../core/values/language.ts"
import { HttpFailure, NetworkFailure, type ShopFailure, TimeoutFailure, UnreadableReply } from "../../ports/failures.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import { callGraphql } from "../http/graphql/graphql-call.ts"
import { makeGraphqlClient, sendOverHttp } from "../http/graphql/graphql-client.ts"
import { priceWordsOperation } from "../http/operations/price-words.ts"
import { makeShopClient } from "../http/shop-client.ts"
import { makeRecentlyUsed } from "../../core/web/recently-used.ts"
import { producerIdOf } from "./address-here.ts"
import { type Audience, cookieOf } from "./audience.ts"
import { keepingLimits, type KeptReadings, makeKeptReadings, type Reading } from "./kept-readings.ts"
import type { PageElement } from "../../core/web/page-elements.ts"
import { readPage } from "./page-tree.ts"
import { pageText } from "./page-text.ts"
import { priceFormatOf } from "./price-format.ts"
import { makeReadAsVisitor, type ReadAsVisitor } from "./whole/read-as-visitor.ts"
import { makeReadKept, type ReadKept } from "./whole/read-kept.ts"
import { readProductPage, type ReadProduct } from "./readers/product/read-product-page.ts"
import { readHome, type ReadZone, zonesIn } from "./readers/read-home.ts"
import { readProductList, type ReadList } from "./readers/read-product-list.ts"
import { type ReadShop, readShop } from "./readers/read-shop.ts"
import { type ReadText, readContentPage } from "./readers/read-content-page.ts"
import type { ReadTile } from "./readers/read-tiles.ts"

/** What the home page of another shop tells: of the shop, and what it recommends. */
export interface ReadFront {
  readonly shop: ReadShop
  /** those of all zones, each once */
  readonly tiles: readonly ReadTile[]
  readonly zones: readonly ReadZone[]
  /** how its API writes the prices of those; null = it tells none */
  readonly priceFormat: PriceFormat | null
}

/** The pages of another shop as they are read, each by its address and for an audience; null = it has no such page. */
export interface OriginPages {
  /** the shop's own page can stand in place of one of ours, whole */
  readonly areShownWhole: boolean
  /** what its page at a path tells who has such cookies; absent where they are not shown whole. Spec: 10.1009, 10.1072 */
  readonly readAsVisitor?: ReadAsVisitor
  /** what who has such cookies keeps for later; absent where they are not shown whole, because what is kept stands there. Spec: 10.1070 */
  readonly readKept?: ReadKept
  readonly front: (audience: Audience) => Effect.Effect<ReadFront | null, ShopFailure>
  /** the same for what stands around every page: what was read within a day is there at once, and asked anew behind it */
  readonly shell: (audience: Audience) => Effect.Effect<ReadFront | null, ShopFailure>
  readonly list: (path: string, audience: Audience) => Effect.Effect<ReadList | null, ShopFailure>
  /** the address of a producer, as a tile that was read has it; null = none was */
  readonly producerPath: (producerId: number, language: Language) => string | null
  readonly text: (path: string, audience: Audience) => Effect.Effect<ReadText | null, ShopFailure>
  /** what these came to when they were read last, however long ago; null = nobody has read them */
  readonly lastFront: (audience: Audience) => ReadFront | null
  readonly lastList: (path: string, audience: Audience) => ReadList | null
  readonly lastProduct: (productId: number, language: Language) => ReadProduct | null
  /** the page of a product, at the address by which a list named it, else at the shortest */
  readonly product: (productId: number, language: Language) => Effect.Effect<ReadProduct | null, ShopFailure>
}

export interface OriginPagesSettings {
  /** the other shop, such as "https://shop.example" */
  readonly origin: URL
  /** carries a request to it and brings its answer home, its redirects as paths of ours */
  readonly fetch: (request: Request) => Promise<Response>
  readonly nowMs: () => number
  /** milliseconds for a page with whatever it redirects to */
  readonly timeoutMs: number
  /** hears of what nobody waits for: a page that could not be read again */
  readonly onTrouble: (address: string, cause: unknown) => void
  /** its own pages are shown whole where ours have nothing to show; left out = they are not */
  readonly areShownWhole?: boolean
}

/** What a page comes to; null = it is another page than was asked for. */
type Read<Value> = (page: PageElement, at: URL) => Value | null | Promise<Value>

/** What is asked for, and what it comes to. */
interface Asking<Value> {
  readonly path: string
  /** what it is kept by; left out = its path */
  readonly name?: string
  readonly audience: Audience
  readonly read: Read<Value>
  /** begins what is asked besides, by what it came to last; null = nobody has read it */
  readonly begin?: (last: Value | null) => void
  readonly staleMs?: number | undefined
}

/** What is asked while a home page is read, by what it had last. */
interface Ahead {
  readonly loaded: Promise<ReadonlyMap<string, ReadZone>>
  readonly format: Promise<PriceFormat | null>
  /** zones that were asked for */
  readonly had: readonly string[]
}

const isLoadedLater = (zone: ReadZone): boolean => zone.isLoadedLater

/** A page that moves on more often than this leads nowhere. */
const redirectsAtMost = 3

/**
 * Reads pages of another shop: without anything of a visitor but language and currency, so that what is read is everybody's, and within limits of bytes, time and
 * elements.
 *
 * Fails with NetworkFailure or TimeoutFailure; with HttpFailure for any status but 200 and that of a page that is not there; with UnreadableReply for what
 * is no page, is too much, or is another than was asked for, such as a sign-in. Spec: 10.990, 10.991, 10.993.
 */
export function makeOriginPages({ origin, fetch, nowMs, timeoutMs, onTrouble, areShownWhole = false }: OriginPagesSettings): OriginPages {
  const keep = <Value>() => makeKeptReadings<Value | null>(nowMs, onTrouble)
  const fronts = keep<ReadFront>()
  const lists = keep<ReadList>()
  const texts = keep<ReadText>()
  const products = keep<ReadProduct>()
  const producers = makeRecentlyUsed<string, string>(addressesAtMost)
  const productPaths = makeRecentlyUsed<string, string>(addressesAtMost)

  /** The platform may find a producer by its name only, which its number does not tell, and moves on from a product's address without words. Spec: 10.5, 10.12. */
  const remember = ({ language }: Audience, tiles: readonly ReadTile[]): void => {
    for (const { id: productId, link, producer } of tiles) {
      productPaths.set(`${language} ${productId}`, link)
      const id = producer === null ? null : producerIdOf(producer.link)
      if (producer !== null && id !== null) producers.set(`${language} ${id}`, producer.link)
    }
  }

  const readTilesOf =
    (audience: Audience): Read<ReadList> =>
    (page, at) => {
      const list = readProductList(page, at)
      remember(audience, list?.tiles ?? [])
      return list
    }

  const readAnew = async <Value>(
    path: string,
    audience: Audience,
    read: Read<Value>,
    known: Reading<Value | null> | null,
  ): Promise<Reading<Value | null> | null> => {
    const signal = AbortSignal.timeout(timeoutMs)
    let at = new URL(path, origin)
    for (let moves = 0; moves <= redirectsAtMost; moves += 1) {
      const answer = await fetch(new Request(at, { headers: headersOf(audience, moves === 0 ? known : null), signal }))
      if (answer.status === 304 && known !== null) return null
      const location = answer.headers.get("location")
      if (answer.status >= 300 && answer.status < 400 && location !== null) {
        at = new URL(location, origin)
        if (/^\/(?:signin|login)\.php/.test(at.pathname))
          throw new UnreadableReply({ at: `${path}: a sign-in in place of the page`, cause: null })
        continue
      }
      const { headers } = answer
      const told = { etag: headers.get("etag"), lastModified: headers.get("last-modified") }
      if (answer.status === 404 || answer.status === 410) return { value: null, ...told }
      if (answer.status !== 200) throw new HttpFailure({ status: answer.status })
      const html = pageText(new Uint8Array(await answer.arrayBuffer()), headers.get("content-type") ?? "")
      const page = html === null ? null : readPage(html)
      if (page === null) throw new UnreadableReply({ at: `${path}: no page, or too much of one`, cause: null })
      const value = await read(page, at)
      if (value === null) throw new UnreadableReply({ at: `${path}: another page than was asked for`, cause: null })
      return { value, ...told }
    }
    throw new UnreadableReply({ at: `${path}: it moves on again and again`, cause: null })
  }

  const asked = <Value>(store: KeptReadings<Value | null>, { path, name = path, audience, read, begin, staleMs }: Asking<Value>) =>
    Effect.tryPromise({
      try: () => {
        const readIt = (known: Reading<Value | null> | null) => {
          begin?.(known?.value ?? null)
          return readAnew(path, audience, read, known)
        }
        return store.read(keyOf(audience, name), readIt, staleMs)
      },
      catch: (cause) => failureOf(cause, timeoutMs),
    })

  /** The home page, and what is asked besides: at once for what it had last, else behind it. */
  const front = (audience: Audience, staleMs?: number) => {
    let ahead: Ahead | null = null
    return asked(fronts, {
      path: homeAddress(audience.language),
      audience,
      ...(staleMs === undefined ? {} : { staleMs }),
      begin: (known) => {
        ahead =
          known === null
            ? null
            : {
                loaded: loadedZones(known.zones, audience),
                format: formatOf(known.tiles, audience),
                had: known.zones.filter(isLoadedLater).map(({ id }) => id),
              }
      },
      read: async (page, at) => {
        const found = readHome(page, at)
        const isSame = ahead !== null && found.filter(isLoadedLater).every(({ id }) => ahead?.had.includes(id))
        const shown = found.flatMap(({ tiles }) => tiles)
        const [loaded, early] = await Promise.all([
          isSame && ahead !== null ? ahead.loaded : loadedZones(found, audience),
          ahead?.format ?? formatOf(shown, audience),
        ])
        const zones = found.map((zone) => (zone.isLoadedLater ? { ...zone, ...loaded.get(zone.id), isLoadedLater: true } : zone))
        const tiles = [...new Map(zones.flatMap((zone) => zone.tiles).map((tile) => [tile.id, tile])).values()]
        remember(audience, tiles)
        return {
          shop: readShop(page, at),
          tiles,
          zones,
          priceFormat: early ?? (shown.length === 0 ? await formatOf(tiles, audience) : null),
        }
      },
    })
  }

  /** Zones that a page loads behind itself are asked for as its script does; what cannot be had is left out. Spec: 10.71, 11.67. */
  async function loadedZones(zones: readonly ReadZone[], audience: Audience): Promise<ReadonlyMap<string, ReadZone>> {
    const names = zones.filter(isLoadedLater).map(({ id }) => id)
    if (names.length === 0) return new Map()
    const query = {
      action: "get-hotspots-html",
      "zones-names": names.join(","),
      components: names.join(","),
      "zones-types": names.map(() => "hotspot").join(","),
    }
    const asking = new URL(`/ajax/hotspots.php?${new URLSearchParams(query).toString()}`, origin)
    try {
      const answer = await fetch(new Request(asking, { headers: headersOf(audience, null), signal: AbortSignal.timeout(timeoutMs) }))
      return answer.status === 200 ? zonesIn(new Uint8Array(await answer.arrayBuffer()), asking) : new Map<string, ReadZone>()
    } catch (cause) {
      onTrouble(asking.pathname, cause)
      return new Map()
    }
  }

  /** Asked as everybody: a format is nobody's own. */
  async function formatOf(tiles: readonly ReadTile[], audience: Audience): Promise<PriceFormat | null> {
    if (tiles.length === 0) return null
    const { language } = audience
    const client = makeGraphqlClient(
      sendOverHttp(makeShopClient({ origin: origin.origin, fetch, language, cookie: cookieOf(audience), timeoutMs })),
    )
    const asking = callGraphql(client, priceWordsOperation, { productIds: tiles.slice(0, pricedTiles).map(({ id }) => id) })
    const prices = await Effect.runPromise(Effect.result(asking))
    return prices._tag === "Failure" ? null : priceFormatOf(prices.success, language)
  }

  return {
    areShownWhole,
    ...(areShownWhole && {
      readAsVisitor: makeReadAsVisitor({ origin, fetch, timeoutMs }),
      readKept: makeReadKept({ origin, fetch, nowMs, timeoutMs }),
    }),
    lastFront: (audience) => fronts.last(keyOf(audience, homeAddress(audience.language))) ?? null,
    lastList: (path, audience) => lists.last(keyOf(audience, path)) ?? null,
    lastProduct: (productId, language) => products.last(keyOf({ language, currency: null }, String(productId))) ?? null,
    front: (audience) => front(audience),
    shell: (audience) => front(audience, keepingLimits.shellStaleMs),
    list: (path, audience) => asked(lists, { path, audience, read: readTilesOf(audience) }),
    producerPath: (producerId, language) => producers.get(`${language} ${producerId}`) ?? null,
    text: (path, audience) => asked(texts, { path, audience, read: readContentPage }),
    product: (productId, language) =>
      asked(products, {
        path: productPaths.get(`${language} ${productId}`) ?? shortestPath(productId, language),
        name: String(productId),
        audience: { language, currency: null },
        read: (page, at) => readProductPage(page, at, productId, language),
      }),
  }
}

/** Products and producers that are remembered by their addresses, each. */
const addressesAtMost = 5_000

/** So many prices show how a shop writes them. */
const pricedTiles = 12

/** A product's page opens without words in its address, and then without an end as well. Spec: 10.5. */
const shortestPath = (productId: number, language: Language): string => `/product-${languageCode(language)}-${productId}`

const keyOf = ({ language, currency }: Audience, name: string): string => `${language} ${currency ?? ""} ${name}`

/** A visitor who is nobody. Spec: 10.991. */
function headersOf(audience: Audience, known: Reading<unknown> | null): Headers {
  const headers = new Headers({ accept: "text/html", "accept-language": audience.language, cookie: cookieOf(audience) })
  if (known?.etag != null) headers.set("if-none-match", known.etag)
  if (known?.lastModified != null) headers.set("if-modified-since", known.lastModified)
  return headers
}

function failureOf(cause: unknown, timeoutMs: number): ShopFailure {
  if (cause instanceof HttpFailure || cause instanceof UnreadableReply) return cause
  if (cause instanceof DOMException && cause.name === "TimeoutError") return new TimeoutFailure({ timeoutMs })
  return new NetworkFailure({ cause })
}
