import { Effect } from "effect"
import { categoryAddress, producerAddress, productAddress } from "../../core/addresses/addresses.ts"
import { searchAddress } from "../../core/addresses/search-address.ts"
import { type HomeContents, type Listing, type ListQuery, reducedAmong } from "../../core/product/listing.ts"
import type { MenuNode } from "../../core/shell/shell.ts"
import { orElseLogged } from "../../core/use-cases/or-else-logged.ts"
import type { Language } from "../../core/values/language.ts"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import { NotOffered, type ShopFailure } from "../../ports/failures.ts"
import { callGraphql } from "../http/graphql/graphql-call.ts"
import type { AskPlainShop } from "../http/ask-plain-shop.ts"
import type { GraphqlClient } from "../http/graphql/graphql-client.ts"
import { plainTilesOperation } from "../http/operations/plain-tiles.ts"
import type { ToldOffer } from "../../core/product/told/told-offer.ts"
import { isInOrder, listPath, sortParameters, sortSetting } from "./list-path.ts"
import type { Audience } from "./audience.ts"
import type { OriginPages } from "./origin-pages.ts"
import { elseRead, type Spread } from "./origin-shell-api.ts"
import { makeOriginProduct } from "./origin-product.ts"
import { makeOriginRecommended } from "./origin-recommended.ts"
import { listedPage, listedProducts } from "./read-listing.ts"
import type { ReadList } from "./readers/read-product-list.ts"
import type { ReadTile } from "./readers/read-tiles.ts"
import type { ListPrices } from "./list-prices.ts"
import type { ToldVisitor } from "./whole/read-as-visitor.ts"

interface Dependencies {
  readonly pages: OriginPages
  readonly client: GraphqlClient
  readonly prices: ListPrices
  readonly plainShop: AskPlainShop
  readonly toldOffer: (productId: number) => Effect.Effect<ToldOffer | null, ShopFailure>
  /** what the visitor's own page tells; null = it is not asked for */
  readonly told: Effect.Effect<ToldVisitor, ShopFailure> | null
  readonly audience: Audience
  readonly log: ErrorLog
}

const none = Effect.succeed(null)

/**
 * Lists, home page and texts of a shop whose API tells none: its own pages are read for what is shown in which order, and its API is asked what that
 * costs this visitor.
 *
 * Spec: 10.990 to 10.993, 10.1011, 10.1028.
 */
export function makeOriginCatalogueApi(
  catalogue: Spread<CatalogueApi>,
  { pages, client, prices, plainShop, toldOffer, told, audience, log }: Dependencies,
): CatalogueApi {
  const { language } = audience
  // what is read of these has no price in it, so that one reading is good for every currency
  const everybody: Audience = { language, currency: null }
  /** What a page came to, with what its products cost: those that are expected are asked for while it is read, others behind it. */
  const priced = <Read>(
    reading: Effect.Effect<Read | null, ShopFailure>,
    expected: readonly Pick<ReadTile, "id">[],
    tilesOf: (read: Read) => readonly ReadTile[],
  ) =>
    Effect.gen(function* () {
      const [read, known] = yield* Effect.all([reading, prices.beside(expected)], { concurrency: "unbounded" })
      if (read === null) return null
      const asked = new Set(expected.map(({ id }) => id))
      const others = yield* prices.behind(tilesOf(read).filter(({ id }) => !asked.has(id)))
      return { read, plain: [...known, ...others] }
    })

  /**
   * A list in the order that is asked for, where the shop has a link to it or a setting for it; an order that it has not leaves its own.
   *
   * @param likely products that it may have, where nobody has read it
   */
  const list = (path: string, query: ListQuery, likely: () => readonly Pick<ReadTile, "id">[] = () => []) => {
    const { sort = "default" } = query
    // only the ends of a price depend on the currency
    const readers = query.filters?.from != null || query.filters?.to != null ? audience : everybody
    const plainPath = listPath(path, sort === "default" ? query : { page: 0 })
    const ordered = (plain: ReadList) => {
      const order = sortParameters(plain, path, sort)
      return { path: listPath(path, query, order ?? []), sort: order === null ? ("default" as const) : sort }
    }
    const lastPlain = pages.lastList(plainPath, readers)
    const expected = lastPlain === null || sort === "default" ? null : ordered(lastPlain)
    const reading = Effect.gen(function* () {
      const [plain, early] = yield* Effect.all(
        [pages.list(plainPath, readers), expected === null ? none : pages.list(expected.path, readers)],
        {
          concurrency: "unbounded",
        },
      )
      if (plain === null || sort === "default") return plain === null ? null : { list: plain, sort }
      const setting = sortSetting(plain, sort)
      if (setting !== null) {
        const asking = pages.listWithSetting(listPath(path, query), setting, readers)
        const set = yield* asking.pipe(orElseLogged(log, "read a list in an order", null))
        if (set !== null && isInOrder(set, sort, setting)) return { list: set, sort }
      }
      const inOrder = ordered(plain)
      const read = inOrder.path === expected?.path ? early : yield* pages.list(inOrder.path, readers)
      return read === null ? null : { list: read, sort: inOrder.sort }
    })
    const last = expected === null ? lastPlain : pages.lastList(expected.path, readers)
    // a part of a list that nobody has read has products of the whole, as far as its first page goes
    const whole = last ?? pages.lastList(listPath(path, { page: 0 }), everybody)
    // who goes on is the first to see the next page, and would wait for it and then for its prices
    const nextPath = listPath(path, { ...query, page: query.page + 1 })
    const readNext = ({ pages: all }: ReadList) =>
      sort !== "default" || query.page + 1 >= all || pages.lastList(nextPath, readers) !== null
        ? Effect.void
        : Effect.forkDetach(pages.list(nextPath, readers).pipe(orElseLogged(log, "read the next page of a list", null)))
    const shown = ({ tiles, recommended }: ReadList) => [...tiles, ...recommended]
    const toPrice = whole === null ? likely() : shown(whole)
    return priced(reading, toPrice, (read) => shown(read.list)).pipe(
      Effect.tap((found) => (found === null ? Effect.void : readNext(found.read.list))),
      Effect.map((found) =>
        found === null
          ? null
          : {
              read: found.read.list,
              sort: found.read.sort,
              page: listedPage(found.read.list, found.plain, query),
              recommended: listedProducts(found.read.list.recommended, found.plain),
            },
      ),
    )
  }

  /** The menu as it was read last: whose page is asked for is read by who needs all of it. */
  const menu = Effect.suspend(() => {
    const last = pages.lastFront(audience) ?? pages.lastFront(everybody)
    return last === null ? pages.front(audience).pipe(orElseLogged(log, "read the shop's home page", null)) : Effect.succeed(last)
  }).pipe(Effect.map((front) => front?.shop.menu ?? []))

  const listing: CatalogueApi["listing"] = (query) =>
    Effect.gen(function* () {
      const node = nodeOf(yield* menu, query.categoryId)
      const path = node?.link ?? categoryAddress(language, query.categoryId, [])
      const found = yield* list(path, query)
      if (found === null) return null
      const name = found.read.heading || (node?.name ?? "")
      return {
        ...found.page,
        categoryId: query.categoryId,
        name,
        description: found.read.description,
        ...aboutOf(found.read),
        picture: null,
        breadcrumbs: [...found.read.way.filter(({ link }) => link !== path), { name, link: path }],
        links: inBoth((other) => (other === language ? path : categoryAddress(other, query.categoryId, []))),
        children: (node?.children ?? []).map((child) => ({ name: child.name, link: child.link })),
        query: { ...query, sort: found.sort },
        recommended: found.recommended,
      } satisfies Listing
    })

  const search: CatalogueApi["search"] = (query) =>
    Effect.gen(function* () {
      const likely = () => [...pages.namedLike(query.text, language).map((id) => ({ id })), ...pages.recommendedAtSearch(language)]
      const found = yield* list(searchAddress(language, query.text), query, likely)
      if (found === null) return yield* new NotOffered({ call: "search" })
      const { page, recommended } = found
      return found.read.isOpened === true
        ? { ...page, by: "code" as const, opens: true as const }
        : { ...page, by: "words" as const, recommended }
    })

  const producer: CatalogueApi["producer"] = (query) =>
    Effect.gen(function* () {
      const path = pages.producerPath(query.producerId, language) ?? producerAddress(language, query.producerId, "")
      const found = yield* list(path, query)
      if (found === null) return null
      return {
        ...found.page,
        name: found.read.heading,
        place: null,
        story: found.read.description === "" ? null : found.read.description,
        ...aboutOf(found.read),
        picture: null,
        contact: null,
        links: inBoth((other) => pages.producerPath(query.producerId, other) ?? producerAddress(other, query.producerId, "")),
        query: { ...query, sort: found.sort },
      }
    })

  const home = Effect.suspend(() => priced(pages.front(audience), pages.lastFront(audience)?.tiles ?? [], ({ tiles }) => tiles)).pipe(
    Effect.map((found): HomeContents => {
      const all = found === null ? [] : listedProducts(found.read.tiles, found.plain)
      const [hero = null, ...others] = all
      const known = new Map(others.map((product) => [product.id, product]))
      const zones = (found?.read.zones ?? []).map(({ id, heading, tiles }) => ({
        id,
        heading,
        tiles: tiles.flatMap((tile) => known.get(tile.id) ?? []),
      }))
      // what has no heading of its own is said to be chosen
      const named = zones.filter(({ heading, tiles }) => heading !== "" && tiles.length > 0)
      const rest = { hero, picture: null, categories: [], makers: [] }
      return named.length === 0
        ? { ...rest, chosen: others, reduced: reducedAmong(all) }
        : { ...rest, chosen: zones.filter(({ heading }) => heading === "").flatMap(({ tiles }) => tiles), reduced: [], zones: named }
    }),
  )

  const content: CatalogueApi["content"] = (key) =>
    Effect.gen(function* () {
      const front = yield* pages.front(audience)
      const link = front?.shop.texts.find((text) => text.key === key)
      const text = link === undefined ? null : yield* pages.text(link.link, everybody)
      return text === null || link === undefined ? null : { title: text.title || link.title, html: text.html }
    })

  const tiles: CatalogueApi["tiles"] = (productIds) =>
    callGraphql(client, plainTilesOperation, { productIds }).pipe(
      Effect.map((plain) =>
        listedProducts(
          // what has no name leads nowhere that anybody would go
          plain
            .filter(({ name }) => name !== "")
            .map(({ id, name, picture, producer: producedBy }) => ({
              id,
              name,
              link: productAddress(language, id, name),
              picture,
              producer: producedBy,
              isSoldOut: false,
            })),
          plain,
        ),
      ),
    )

  const recommending = makeOriginRecommended({ pages, plainTiles: prices.beside, told, audience, log })

  return {
    ...catalogue,
    ...makeOriginProduct(catalogue, { pages, plainShop, toldOffer, audience, log }),
    listing: (query) => catalogue.listing(query).pipe(elseRead(listing(query))),
    search: (query) => catalogue.search(query).pipe(elseRead(search(query))),
    producer: (query) => catalogue.producer(query).pipe(elseRead(producer(query))),
    related: (productId) => catalogue.related(productId).pipe(elseRead(recommending.related(productId))),
    recommended: () => catalogue.recommended().pipe(elseRead(recommending.recommended())),
    home: () => catalogue.home().pipe(elseRead(home)),
    content: (key) => catalogue.content(key).pipe(elseRead(content(key))),
    tiles: (productIds) => catalogue.tiles(productIds).pipe(elseRead(tiles(productIds))),
  }
}

/** What its head says of a list, and nothing where it says nothing. */
const aboutOf = ({ about }: ReadList) => (about === "" ? {} : { about })

/** An address in each language; the platform finds its pages by their numbers, whatever words stand before them. Spec: 10.2, 10.12. */
const inBoth = (addressIn: (language: Language) => string) => ({ pl: addressIn("pl"), en: addressIn("en") })

/** The category of a menu; null = the menu has none of this number. */
function nodeOf(menu: readonly MenuNode[], id: number): MenuNode | null {
  for (const node of menu) {
    const found = node.id === id ? node : nodeOf(node.children, id)
    if (found !== null) return found
  }
  return null
}
