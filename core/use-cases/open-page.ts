import { Effect } from "effect"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { PickupApi } from "../../ports/pickup-api.ts"
import type { ShellApi } from "../../ports/shell-api.ts"
import { accountAddress, type PageAddress } from "../addresses/addresses.ts"
import { type Notice, productNotice } from "../messages/notice.ts"
import type {
  FailurePageModel,
  InstalmentsPageModel,
  MessagePageModel,
  PageFrame,
  PageModel,
  PaymentsPageModel,
  StoresPageModel,
} from "../pages/page.ts"
import { signInReturn } from "../pages/request.ts"
import type { HomeContents, Listing, ProducerPage } from "../product/listing.ts"
import { findSize, preselectedSize } from "../product/sizes.ts"
import { wholeRows } from "../product/versions-in-lists.ts"
import { plainShell, type Visitor } from "../shell/shell.ts"
import { asksForPoints, namedPoints } from "../delivery/pickup-list.ts"
import { compareDecimals, type Decimal, decimalOf, parseTypedDecimal } from "../values/decimal.ts"
import type { Language } from "../values/language.ts"
import { orElseLogged } from "./or-else-logged.ts"
import { makeOpenReviewed, type OpenProduct } from "./open-product.ts"
import type { ReadBasket } from "./answer-shop-calls.ts"

const guest: Visitor = { is: "guest" }

/**
 * What every page knows, asked for all at once. A basket or visitor that cannot be read leaves the page standing.
 *
 * Spec: 10.173 (a lost session is silent), 8.52. Fails when the shop does not tell its own shell although it has that call.
 */
export const makeOpenFrame =
  (shellApi: ShellApi, readBasket: ReadBasket, log: ErrorLog, shopName: string) =>
  (language: Language, nowMs: number): Effect.Effect<PageFrame, ShopFailure> =>
    Effect.all(
      {
        shell: shellApi.shell().pipe(Effect.catchTag("NotOffered", () => Effect.succeed(plainShell(language, shopName)))),
        notice: shellApi.notice().pipe(
          Effect.catchTag("NotOffered", () => Effect.succeed(null)),
          orElseLogged(log, "read notice", null),
        ),
        visitor: shellApi.visitor().pipe(orElseLogged(log, "read visitor", guest)),
        basket: readBasket(),
        nowMs: Effect.succeed(nowMs),
      },
      { concurrency: "unbounded" },
    )

export type OpenFrame = ReturnType<typeof makeOpenFrame>

/** What a page is opened with besides its address. */
export interface PageVisit {
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  /** the page to show when the address names none */
  readonly status: FailurePageModel["status"]
  /** path and query of the page of this shop that the visitor comes from; null = unknown */
  readonly cameFrom: string | null
}

type Ends = (frame: PageFrame) => PageModel

/**
 * Opens the page of an address: what server rendering and `Opened` in a recording both run. Frame and content are asked for at
 * the same time. A shop that fails becomes the failure page: 504 when it was too slow, 502 otherwise; 404 for what it does not
 * have, 501 for what another kind of shop has no call for.
 *
 * Spec: 2.101, 8.52, 10.1 to 10.19, 10.173.
 */
export const makeOpenPage = (
  language: Language,
  openFrame: OpenFrame,
  openProduct: OpenProduct,
  catalogue: CatalogueApi,
  pickup: PickupApi,
  log: ErrorLog,
) => {
  const contentOf = makeOpenContent(openProduct, catalogue, pickup, log)
  const offered = catalogue.home().pipe(
    Effect.map(({ chosen }) => wholeRows(chosen).slice(0, offeredTiles)),
    Effect.catchTag("NotOffered", () => Effect.succeed([])),
    orElseLogged(log, "read offered products", []),
  )
  return (address: PageAddress | null, visit: PageVisit): Effect.Effect<PageModel> =>
    Effect.gen(function* () {
      const frame = openFrame(language, visit.nowMs)
      const end = address === null ? Effect.succeed<Ends>(missing(visit.status)) : contentOf(address, language, visit.cameFrom)
      const settled = yield* Effect.all({ frame: Effect.result(frame), end: Effect.result(end) }, { concurrency: "unbounded" })
      if (settled.frame._tag === "Failure") return yield* failed(log, settled.frame.failure, null)
      if (settled.end._tag === "Failure") return yield* failed(log, settled.end.failure, settled.frame.success)
      const model = settled.end.success(settled.frame.success)
      return leadsOn(model) ? { ...model, offered: yield* offered } : model
    })
}

export type OpenPage = ReturnType<typeof makeOpenPage>

/** One row. Spec: 2.101. */
const offeredTiles = 4

/** Has a page nothing to show but where to go on? */
const leadsOn = (model: PageModel): model is MessagePageModel | FailurePageModel =>
  model.page === "message" || (model.page === "failure" && model.status === 404)

const missing =
  (status: FailurePageModel["status"]): Ends =>
  (frame) => ({ page: "failure", frame, status })

const failed = (log: ErrorLog, failure: ShopFailure, frame: PageFrame | null): Effect.Effect<PageModel> => {
  const status = failure._tag === "TimeoutFailure" ? 504 : failure._tag === "NotOffered" ? 501 : 502
  return log.write("open page", failure).pipe(Effect.as<PageModel>({ page: "failure", frame, status }))
}

/** What stands in the frame of each page. */
function makeOpenContent(openProduct: OpenProduct, catalogue: CatalogueApi, pickup: PickupApi, log: ErrorLog) {
  const openReviewed = makeOpenReviewed(catalogue, log)
  return (address: PageAddress, language: Language, cameFrom: string | null): Effect.Effect<Ends, ShopFailure> => {
    switch (address.page) {
      case "product":
        return openProduct(address).pipe(
          Effect.map((product) =>
            product === null ? missing(404) : (frame) => ({ ...product, frame, ...productNotice(frame.notice, address.productId) }),
          ),
        )
      case "category":
        return catalogue
          .listing({ categoryId: address.categoryId, sort: address.sort, page: address.counter })
          .pipe(
            Effect.map((listing) =>
              listing === null || isAfterTheEnd(listing) ? missing(404) : (frame) => ({ page: "category", frame, listing }),
            ),
          )
      case "producer":
        return catalogue
          .producer({ producerId: address.producerId, page: address.counter })
          .pipe(
            Effect.map((producer) =>
              producer === null || isAfterTheEnd(producer) ? missing(404) : (frame) => ({ page: "producer", frame, producer }),
            ),
          )
      case "lastSeen":
        return tilesOf(catalogue, address.productIds).pipe(Effect.map((tiles) => (frame) => ({ page: "lastSeen", frame, tiles })))
      case "home":
        return catalogue.home().pipe(
          orElseLogged(log, "read home", emptyHome),
          Effect.map((home) => (frame) => ({
            ...home,
            page: "home",
            frame,
            chosen: wholeRows(home.chosen),
            reduced: wholeRows(home.reduced),
          })),
        )
      case "content":
        return catalogue
          .content(address.key)
          .pipe(
            Effect.map((content) =>
              content === null ? missing(404) : (frame) => ({ page: "content", frame, key: address.key, ...content }),
            ),
          )
      case "cart":
        return Effect.succeed((frame) => ({ page: "cart", frame, basket: frame.basket, refusal: cartRefusal(frame.notice) }))
      case "signIn":
        return Effect.succeed((frame) =>
          frame.visitor.is === "client"
            ? { page: "redirect", to: accountAddress(language) }
            : { page: "signIn", frame, ...signInRefusal(frame.notice), returnTo: signInReturn(address.returnTo ?? cameFrom) },
        )
      case "review":
        return openReviewed(address.productId, language).pipe(
          Effect.map((product) =>
            product === null
              ? missing(404)
              : (frame) => {
                  const { asked } = productNotice(frame.notice, product.id)
                  return { page: "review", frame, product, asked: asked?.form === "review" ? asked : null }
                },
          ),
        )
      case "account":
        return Effect.succeed((frame) =>
          frame.visitor.is === "client"
            ? { page: "account", frame }
            : { page: "signIn", frame, refused: null, login: "", returnTo: signInReturn(cameFrom) },
        )
      case "pickup": {
        const { query, productId } = address
        const named = query.ids === undefined ? Effect.succeed(null) : pickup.points(query.ids)
        return Effect.all([pickup.search(query), named], { concurrency: "unbounded" }).pipe(
          Effect.map(([{ list, ...answer }, points]) => (frame) => ({
            page: "pickup",
            frame,
            query,
            productId,
            list: points !== null ? namedPoints(points, query.position) : asksForPoints(query) ? list : null,
            ...answer,
          })),
        )
      }
      case "message":
        return Effect.succeed((frame) => ({ page: "message", frame, status: address.status, offered: [] }))
      case "payments":
        return openPayments(catalogue, address).pipe(
          Effect.map((found) => (found === null ? missing(404) : (frame) => ({ ...found, frame }))),
        )
      case "instalments":
        return openInstalments(catalogue, address).pipe(
          Effect.map((found) => (found === null ? missing(404) : (frame) => ({ ...found, frame }))),
        )
      case "stores":
        return openStores(catalogue, address).pipe(
          Effect.map((found) => (found === null ? missing(404) : (frame) => ({ ...found, frame }))),
        )
    }
  }
}

const emptyHome: HomeContents = { hero: null, chosen: [], reduced: [], categories: [], makers: [] }

/** A page of a list behind its last one is no page. Spec: 10.73. */
const isAfterTheEnd = ({ tiles, query }: Pick<Listing | ProducerPage, "tiles" | "query">): boolean => tiles.length === 0 && query.page > 0

/** A shop is not asked about nothing. */
const tilesOf = (catalogue: CatalogueApi, ids: readonly number[]) => (ids.length === 0 ? Effect.succeed([]) : catalogue.tiles(ids))

const cartRefusal = (notice: Notice | null) => (notice?.is === "rowNotChanged" ? notice : null)

const signInRefusal = (notice: Notice | null) =>
  notice?.is === "notSignedIn" ? { refused: notice.why, login: notice.login } : { refused: null, login: "" }

type AddressOf<Page extends PageAddress["page"]> = Extract<PageAddress, { readonly page: Page }>

/**
 * How a product can be paid for, but for the frame of the page; null = the shop has no such product. What is no quantity counts as one piece,
 * or the least that is sold.
 *
 * Spec: 7.43, 18.29.
 */
const openPayments = (
  catalogue: CatalogueApi,
  { productId, selectedSizeId, number }: AddressOf<"payments">,
): Effect.Effect<Omit<PaymentsPageModel, "frame"> | null, ShopFailure> =>
  Effect.gen(function* () {
    const offer = yield* catalogue.offer(productId)
    if (offer === null) return null
    const sizeId = preselectedSize(offer, selectedSizeId)
    const quantity = quantityOf(number) ?? offer.unit.sellBy
    const payments = yield* catalogue.payments({ productId, sizeId: sizeId ?? "uniw", quantity })
    return payments === null ? null : { page: "payments", offer, sizeId, quantity, payments }
  })

/** More than this is no quantity that somebody asks about. */
const mostAsked = decimalOf(100_000)

function quantityOf(typed: string | null): Decimal | null {
  const found = typed === null ? null : parseTypedDecimal(typed)
  if (found === null || found.coefficient <= 0) return null
  return compareDecimals(found, mostAsked) > 0 ? null : found
}

/**
 * How a product can be paid off, but for the frame of the page; null = the shop has no such product.
 *
 * Spec: 2.36, 15.38, 15.39.
 */
const openInstalments = (
  catalogue: CatalogueApi,
  { productId, selectedSizeId, number, of }: AddressOf<"instalments">,
): Effect.Effect<Omit<InstalmentsPageModel, "frame"> | null, ShopFailure> =>
  Effect.gen(function* () {
    const offer = yield* catalogue.offer(productId)
    if (offer === null) return null
    const sizeId = preselectedSize(offer, selectedSizeId)
    const quantity = quantityOf(number) ?? offer.unit.sellBy
    const instalments = yield* catalogue.instalments({ productId, sizeId: sizeId ?? "uniw", quantity })
    return instalments === null ? null : { page: "instalments", offer, sizeId, quantity, instalments, of }
  })

/**
 * What physical stores have of a size of a product, but for the frame of the page; null = the shop has no such product.
 *
 * Spec: 7.57, 18.30.
 */
const openStores = (
  catalogue: CatalogueApi,
  { productId, selectedSizeId, city }: AddressOf<"stores">,
): Effect.Effect<Omit<StoresPageModel, "frame"> | null, ShopFailure> =>
  Effect.gen(function* () {
    const offer = yield* catalogue.offer(productId)
    if (offer === null) return null
    const sizeId = preselectedSize(offer, findSize(offer, selectedSizeId)?.id ?? null)
    const stores = yield* catalogue.stores({ productId, sizeId })
    return stores === null ? null : { page: "stores", offer, sizeId, city, stores }
  })
