import { Effect } from "effect"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { searchPath } from "../../core/addresses/search-address.ts"
import { type Language, languageCode } from "../../core/values/language.ts"
import { shopLanguage } from "../../core/shell/home-languages.ts"
import type { PictureFiles } from "../../core/product/details.ts"
import { NotOffered, type ShopFailure } from "../../ports/failures.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import { makeRecentlyUsed } from "../../core/web/recently-used.ts"
import { producerIdOf } from "./address-here.ts"
import type { Audience } from "./audience.ts"
import { makeFrontReader, type ReadFront } from "./front-reader.ts"
import { keepingLimits, type KeptReadings, makeKeptReadings, type ReadAnew } from "./kept-readings.ts"
import { type KnownNames, makeKnownNames } from "./known-names.ts"
import { failureOf, makePageReader, type OriginReach, type Read } from "./page-reader.ts"
import { cartZoneId, makeReadAsVisitor, type ReadAsVisitor } from "./whole/read-as-visitor.ts"
import { makeReadKept, type ReadKept } from "./whole/read-kept.ts"
import { makeLaterZones } from "./later-zones.ts"
import { makeProductReader } from "./product-reader.ts"
import type { ReadProduct } from "./readers/product/read-product-page.ts"
import { readProductList, type ReadList } from "./readers/read-product-list.ts"
import { type ReadText, readContentPage } from "./readers/read-content-page.ts"
import { fetchAsVisitor, fetchWithSetting, type SessionSetting } from "./session-setting.ts"
import type { ReadTile } from "./readers/read-tiles.ts"

/** The pages of another shop as they are read, each by its address and for an audience; null = it has no such page. */
export interface OriginPages {
  /** the shop's own page can stand in place of one of ours, whole */
  readonly areShownWhole: boolean
  /** what its page at a path tells who has such cookies; absent where they are not shown whole. Spec: 10.1009, 10.1072 */
  readonly readAsVisitor?: ReadAsVisitor
  /** what who has such cookies keeps for later; absent where they are not shown whole, because what is kept stands there. Spec: 10.1070 */
  readonly readKept?: ReadKept
  /** whether the sign-in stood in place of its home page when that was read last, for everybody */
  readonly isForWholesalers: (audience: Audience) => boolean
  /** the same pages as who has such cookies sees them: of a shop that is closed to everybody. What is read so is kept for nobody else. Spec: 10.1105 */
  readonly asVisitor: (cookie: string) => OriginPages
  readonly front: (audience: Audience) => Effect.Effect<ReadFront | null, ShopFailure>
  /** the same for what stands around every page: what was read within a day is there at once, and asked anew behind it */
  readonly shell: (audience: Audience) => Effect.Effect<ReadFront | null, ShopFailure>
  /** how its API writes the prices of what its home page recommends; null = it tells none. Kept as long as what stands around every page */
  readonly priceFormat: (front: ReadFront, audience: Audience) => Effect.Effect<PriceFormat | null, ShopFailure>
  readonly list: (path: string, audience: Audience) => Effect.Effect<ReadList | null, ShopFailure>
  /** the same in a session of its own, in which a setting was sent before. Spec: 10.1059 */
  readonly listWithSetting: (path: string, setting: SessionSetting, audience: Audience) => Effect.Effect<ReadList | null, ShopFailure>
  /** the address of a producer, as a tile that was read has it; null = none was */
  readonly producerPath: (producerId: number, language: Language) => string | null
  readonly text: (path: string, audience: Audience) => Effect.Effect<ReadText | null, ShopFailure>
  /** the one language that the shop has, as its home pages told last; null = it has both, or nobody can be sure yet. Spec: 10.1037, 10.1039 */
  readonly onlyLanguage: () => Language | null
  /** what these came to when they were read last, however long ago; null = nobody has read them */
  readonly lastFront: (audience: Audience) => ReadFront | null
  readonly lastList: (path: string, audience: Audience) => ReadList | null
  readonly lastProduct: (productId: number, language: Language) => ReadProduct | null
  /** what stood beside a product in lists and on the home page, those that were read last first, 40 at most; [] = nobody has read one */
  readonly neighbours: (productId: number, language: Language) => readonly ReadTile[]
  /** what the shop recommends to who has these products in the cart, where its page loads that behind itself */
  readonly cartZone: (productIds: readonly number[], audience: Audience) => Effect.Effect<readonly ReadTile[] | null, ShopFailure>
  /** the same as it was read last; null = nobody has read it */
  readonly lastCartZone: (productIds: readonly number[], audience: Audience) => readonly ReadTile[] | null
  /** products that any cart was recommended lately, until one was asked for those of the home page: to ask what they cost before it is known which of them a cart is recommended, and shown to nobody */
  readonly lastForCarts: (language: Language) => readonly ReadTile[]
  readonly rememberForCarts: (tiles: readonly ReadTile[], language: Language) => void
  /** numbers of products whose names a list or the home page had, and which a search for a text will probably find */
  readonly namedLike: KnownNames["like"]
  /** what the last search that was read had to go on with: each has the same, as a rule */
  readonly recommendedAtSearch: (language: Language) => readonly ReadTile[]
  /** the picture of a product, as a tile or its page that was read has it; null = neither was, or has none */
  readonly knownPicture: (productId: number, language: Language) => PictureFiles | null
  /** the page of a product, at the address by which a list named it, else at the shortest */
  readonly product: (productId: number, language: Language) => Effect.Effect<ReadProduct | null, ShopFailure>
}

export interface OriginPagesSettings extends OriginReach {
  readonly nowMs: () => number
  /** hears of what nobody waits for: a page that could not be read again */
  readonly onTrouble: (address: string, cause: unknown) => void
  /** its own pages are shown whole where ours have nothing to show; left out = they are not */
  readonly areShownWhole?: boolean
}

/** What is asked for, and how. */
interface Asking<Value> {
  /** what it is kept by */
  readonly name: string
  readonly audience: Audience
  readonly readAnew: ReadAnew<Value | null>
  readonly staleMs?: number | undefined
}

/**
 * Reads pages of another shop: without anything of a visitor but language and currency, so that what is read is everybody's, and within limits of bytes, time and
 * elements.
 *
 * Fails with NetworkFailure or TimeoutFailure; with HttpFailure for any status but 200 and that of a page that is not there; with UnreadableReply for what
 * is no page, is too much, or is another than was asked for, such as a sign-in. Spec: 10.990, 10.991, 10.993, 10.1039.
 */
export function makeOriginPages({ nowMs, onTrouble, areShownWhole = false, ...reach }: OriginPagesSettings): OriginPages {
  const keep = <Value>() => makeKeptReadings<Value | null>(nowMs, onTrouble)
  const fronts = keep<ReadFront>()
  const formats = keep<PriceFormat>()
  const lists = keep<ReadList>()
  const texts = keep<ReadText>()
  const products = keep<ReadProduct>()
  const cartZones = keep<readonly ReadTile[]>()
  const producers = makeRecentlyUsed<string, string>(addressesAtMost)
  const productPaths = makeRecentlyUsed<string, string>(addressesAtMost)
  const pictures = makeRecentlyUsed<string, PictureFiles>(addressesAtMost)
  const forCarts = new Map<Language, readonly ReadTile[]>()
  const lastTiles = makeRecentlyUsed<string, readonly ReadTile[]>(addressesAtMost)
  const names = makeKnownNames()
  const besideSearches = new Map<Language, readonly ReadTile[]>()
  const readPage = makePageReader(reach)
  const laterZones = makeLaterZones(reach, onTrouble)
  const fromFront = makeFrontReader(reach, readPage, laterZones)
  const readProduct = makeProductReader(readPage, laterZones)

  /** The platform may find a producer by its name only, which its number does not tell, and moves on from a product's address without words. Spec: 10.5, 10.12. */
  const remember = ({ language }: Audience, tiles: readonly ReadTile[]): void => {
    names.note(language, tiles)
    for (const { id: productId, link, picture, producer } of tiles) {
      productPaths.set(`${language} ${productId}`, link)
      // the list that was read last may be the narrowest of those that have it
      lastTiles.set(`${language} ${productId}`, together(tiles, lastTiles.get(`${language} ${productId}`) ?? []))
      if (picture !== null) pictures.set(`${language} ${productId}`, picture.icon)
      const id = producer === null ? null : producerIdOf(producer.link)
      if (producer !== null && id !== null) producers.set(`${language} ${id}`, producer.link)
    }
  }

  const readTilesOf =
    (audience: Audience): Read<ReadList> =>
    (page, at) => {
      const list = readProductList(page, at)
      remember(audience, list?.tiles ?? [])
      if (list !== null && at.pathname === searchPath) besideSearches.set(audience.language, list.recommended)
      return list
    }

  const asked = <Value>(store: KeptReadings<Value | null>, { name, audience, readAnew, staleMs }: Asking<Value>) =>
    Effect.tryPromise({
      try: () => store.read(keyOf(audience, name), readAnew, staleMs),
      catch: (cause) => failureOf(cause, reach.timeoutMs),
    })

  const pageAt = <Value>(path: string, audience: Audience, read: Read<Value>): Asking<Value> => ({
    name: path,
    audience,
    readAnew: (known) => readPage(path, audience, read, known),
  })

  const front = (audience: Audience, staleMs?: number) =>
    asked(fronts, {
      name: homeAddress(audience.language),
      audience,
      staleMs,
      readAnew: async (known) => {
        const reading = await fromFront.readFront(audience, known)
        remember(audience, reading?.value?.tiles ?? [])
        return reading
      },
    })

  const lastProduct = (productId: number, language: Language) =>
    products.last(keyOf({ language, currency: null }, String(productId))) ?? null

  const lastFront: OriginPages["lastFront"] = (audience) => fronts.last(keyOf(audience, homeAddress(audience.language))) ?? null

  return {
    areShownWhole,
    ...(areShownWhole && { readAsVisitor: makeReadAsVisitor(reach), readKept: makeReadKept({ ...reach, nowMs }) }),
    lastFront,
    isForWholesalers: (audience) => (lastFront(audience) ?? lastFront({ ...audience, currency: null }))?.shop.isForWholesalers === true,
    asVisitor: (cookie) => ({
      ...makeOriginPages({ ...reach, nowMs, onTrouble, areShownWhole, fetch: fetchAsVisitor(reach.fetch, cookie) }),
      // a session that is somebody's is changed by nothing that is read
      listWithSetting: () => Effect.fail(new NotOffered({ call: "a list in an order of the session" })),
    }),
    onlyLanguage: () => {
      const [pl, en] = (["pl", "en"] as const).map((language) => fronts.last(keyOf({ language, currency: null }, homeAddress(language))))
      return shopLanguage({
        ...(pl === undefined ? {} : { pl: pl?.shop.languages ?? null }),
        ...(en === undefined ? {} : { en: en?.shop.languages ?? null }),
      })
    },
    lastList: (path, audience) => lists.last(keyOf(audience, path)) ?? null,
    lastProduct,
    namedLike: names.like,
    recommendedAtSearch: (language) => besideSearches.get(language) ?? [],
    knownPicture: (productId, language) =>
      pictures.get(`${language} ${productId}`) ?? lastProduct(productId, language)?.pictures[0]?.icon ?? null,
    front: (audience) => front(audience),
    shell: (audience) => front(audience, keepingLimits.shellStaleMs),
    priceFormat: ({ tiles }, audience) =>
      asked(formats, {
        name: "",
        audience,
        staleMs: keepingLimits.shellStaleMs,
        // while its API tells nothing, what it told before is as it was
        readAnew: async (known) => {
          const told = await Effect.runPromise(Effect.result(fromFront.priceFormat(tiles, audience)))
          if (told._tag === "Success") return { value: told.success, etag: null, lastModified: null }
          return known === null ? { value: null, etag: null, lastModified: null } : null
        },
      }),
    list: (path, audience) => asked(lists, pageAt(path, audience, readTilesOf(audience))),
    listWithSetting: (path, setting, audience) =>
      asked(lists, {
        name: `${path} ${setting.link}`,
        audience,
        readAnew: async () => {
          const fetchSo = await fetchWithSetting(reach, setting, path, audience)
          return makePageReader({ ...reach, fetch: fetchSo })(path, audience, readTilesOf(audience), null)
        },
      }),
    producerPath: (producerId, language) => producers.get(`${language} ${producerId}`) ?? null,
    text: (path, audience) => asked(texts, pageAt(path, audience, readContentPage)),
    product: (productId, language) =>
      asked(products, {
        name: String(productId),
        audience: { language, currency: null },
        readAnew: (known) => {
          const path = productPaths.get(`${language} ${productId}`) ?? shortestPath(productId, language)
          return readProduct({ path, productId, language }, known)
        },
      }),
    neighbours: (productId, language) => lastTiles.get(`${language} ${productId}`)?.filter(({ id }) => id !== productId) ?? [],
    lastForCarts: (language) => forCarts.get(language) ?? (lastFront({ language, currency: null })?.tiles ?? []).slice(0, besideAtMost),
    rememberForCarts: (tiles, language) => {
      forCarts.set(language, together(tiles, forCarts.get(language) ?? []))
    },
    lastCartZone: (productIds, audience) => cartZones.last(keyOf(audience, productIds.join(";"))) ?? null,
    cartZone: (productIds, audience) =>
      asked(cartZones, {
        name: productIds.join(";"),
        audience,
        readAnew: async () => {
          const zones = await laterZones([cartZoneId], audience, { type: "basket", products: productIds })
          return { value: zones.get(cartZoneId)?.tiles ?? [], etag: null, lastModified: null }
        },
      }),
  }
}

/** Products and producers of which addresses and pictures are remembered, each. */
const addressesAtMost = 5_000

/** Products that are remembered of others beside which they stood. */
const besideAtMost = 40

/** Each product once, the newer ones first. */
const together = (newer: readonly ReadTile[], older: readonly ReadTile[]): readonly ReadTile[] =>
  [...new Map([...newer, ...older].map((tile) => [tile.id, tile])).values()].slice(0, besideAtMost)

/** A product's page opens without words in its address, and then without an end as well. Spec: 10.5. */
const shortestPath = (productId: number, language: Language): string => `/product-${languageCode(language)}-${productId}`

const keyOf = ({ language, currency }: Audience, name: string): string => `${language} ${currency ?? ""} ${name}`
