import { Effect } from "effect"
import type { AccountApi } from "../../ports/account-api.ts"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { PasskeysApi } from "../../ports/passkeys-api.ts"
import type { OrderApi } from "../../ports/order-api.ts"
import type { PickupApi } from "../../ports/pickup-api.ts"
import type { QuickPaymentsApi } from "../../ports/quick-payments-api.ts"
import type { SavedApi } from "../../ports/saved-api.ts"
import { type LoginWays, noLoginWays } from "../account/ways/login-ways.ts"
import type { OrderOutlook } from "../basket/summary/order-outlook.ts"
import type { DeliveryProduct } from "../delivery/courier-question.ts"
import type { ShippingAnswer } from "../delivery/product-shipping.ts"
import type { OrderStep } from "./order-step.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import type { LanguageLinks, PagePath } from "./other-language.ts"
import type { PageAddressOf, PageFrame, PageModel, PageModelOf, PageName } from "./page.ts"
import type { PageHead } from "./page-head.ts"
import type { MachineList, Words } from "./page-machine.ts"

/** What a page may ask of the shop. */
export interface PageShop {
  readonly account: AccountApi
  readonly basket: Pick<BasketApi, "notes" | "readCode">
  readonly catalogue: CatalogueApi
  readonly passkeys: Pick<PasskeysApi, "list">
  readonly order: Pick<OrderApi, "cases" | "list" | "openCase" | "quote" | "read" | "subscriptions">
  readonly pickup: PickupApi
  readonly quickPayments: QuickPaymentsApi
  readonly saved: SavedApi
  /** null = it cannot be had */
  readonly askDelivery: (products: readonly DeliveryProduct[]) => Effect.Effect<ShippingAnswer | null>
  /** null = it cannot be had */
  readonly readOutlook: () => Effect.Effect<OrderOutlook | null>
  /** what a page loads by itself fails silently: the failure is logged, and a fallback stands in */
  readonly orElseLogged: <Fallback>(
    during: string,
    fallback: Fallback,
  ) => <Value, Failure>(asked: Effect.Effect<Value, Failure>) => Effect.Effect<Value | Fallback>
}

/** Who opens a page, and where from. */
export interface PageOpening {
  readonly language: Language
  /** path and query of the page of this shop that the visitor comes from; null = unknown */
  readonly cameFrom: string | null
  /** the page that a good sign-in leads back to, of where it was started; null = the account */
  readonly returnTo: (startedOn: string | null) => string | null
}

/** What the shop tells of the account of who is signed in. */
export type AccountClient = NonNullable<Effect.Success<ReturnType<AccountApi["read"]>>>

/** A page, once its frame is there as well. */
export type PageEnd = (frame: PageFrame) => PageModel

/** The shop does not have what the address names. */
const notFound: PageEnd = (frame) => ({ page: "failure", frame, status: 404 })

/**
 * A page that ends by what was asked for it.
 *
 * Spec: 2.101.
 */
export const endAfter = <Found, Failure>(
  asked: Effect.Effect<Found, Failure>,
  end: (found: Found) => PageEnd,
): Effect.Effect<PageEnd, Failure> => asked.pipe(Effect.map(end))

/**
 * How clients sign in, and how who is signed in says who they are: a shop that does not tell has none but the password.
 *
 * Spec: 10.790, 10.983.
 */
export const readWays = ({ account, orElseLogged }: Pick<PageShop, "account" | "orElseLogged">): Effect.Effect<LoginWays> =>
  account.loginWays().pipe(orElseLogged("read login options", noLoginWays))

/**
 * A page on which the owner of an account changes what cannot be taken back: it ends by the client, and by how they say who they are.
 *
 * Spec: 10.983.
 */
export const endAfterOwner = (
  shop: Pick<PageShop, "account" | "orElseLogged">,
  end: (client: AccountClient | null, ways: LoginWays) => PageEnd,
): Effect.Effect<PageEnd, ShopFailure> =>
  Effect.all([shop.account.read(), readWays(shop)], { concurrency: "unbounded" }).pipe(Effect.map(([client, ways]) => end(client, ways)))

/**
 * A page that shows what it found, or that there is no such thing.
 *
 * Spec: 2.101, 10.281.
 */
export const foundOr404 = <Found, Failure>(
  asked: Effect.Effect<Found | null, Failure>,
  end: (found: Found, frame: PageFrame) => PageModel,
): Effect.Effect<PageEnd, Failure> => asked.pipe(Effect.map((found) => (found === null ? notFound : (frame) => end(found, frame))))

/** How long a page is kept that all guests without a basket see alike. Spec: 10.1 to 10.7. */
export interface KeptForGuests<Name extends PageName> {
  /** is the page of this address the same for all of them? one that carries a choice is not */
  readonly isAlike: (address: PageAddressOf<Name>) => boolean
  /** the last moments, in milliseconds since 1970 UTC, at which a word of it holds; null = time does not change it */
  readonly lastMoments: (model: PageModelOf<Name>, zone: string) => readonly (number | null)[]
}

/** All there is to know of a page but its body. Server, page cache, replay and terminal need this record of it and no more. */
export interface PageRecord<Name extends PageName> {
  /** @returns null when the address is not of this page; every value of it is validated */
  readonly read: (path: string, query: URLSearchParams) => PageAddressOf<Name> | null
  /** the one address that all spellings come to: words for people are left out */
  readonly write: (address: PageAddressOf<Name>) => string
  readonly open: (address: PageAddressOf<Name>, shop: PageShop, opening: PageOpening) => Effect.Effect<PageEnd, ShopFailure>
  /** null = it belongs to a visitor and is put together for each */
  readonly kept: KeptForGuests<Name> | null
  /** the tag of a page does not tell all that it depends on: the browser asks for it anew each time. Absent = the tag does */
  readonly isSentWhole?: true
  /** the page in each language, for the language switch */
  readonly links: (model: PageModelOf<Name>, url: PagePath) => LanguageLinks
  /** what it says differently from the shop's plain head */
  readonly head: (
    model: PageModelOf<Name>,
    scene: { readonly frame: PageFrame; readonly texts: TextCatalogue },
  ) => Pick<PageHead, "title"> & Partial<PageHead> & { readonly isPublic?: false; readonly isWrong?: boolean }
  /** search engines may keep it, and a map of the site names it */
  readonly isPublic: boolean
  /** class of `#container`, by which other people's programs know the kind of a page. Spec: 2.6, 2.7, 10.46 */
  readonly bodyClass: string
  /** scripts of others run on it: no password, account or parcel's address is typed there. Spec: 10.301 */
  readonly allowsThirdPartyScripts: boolean
  /** where its pictures come from besides the shop; absent or null = nowhere */
  readonly picturesFrom?: (model: PageModelOf<Name>) => string | null
  /** one leaves it in the middle of something, so that a good sign-in leads back to it. Spec: 10.138, 10.305 */
  readonly isReturnedTo: boolean
  /** the step of an order that it is; absent or null = none. Spec: 10.47, 10.730 */
  readonly orderStep?: (model: PageModelOf<Name>) => OrderStep | null
  /** its machines under the names that recordings know them by; those of every page are in `core/pages/page-machines.ts` */
  readonly machines: MachineList
  /** what a recording keeps of it besides its machines */
  readonly recorded: {
    readonly title?: (model: PageModelOf<Name>) => string
    readonly message?: (model: PageModelOf<Name>, texts: TextCatalogue) => string | null
    /** names, prices, counts and lists, as a shopper reads them; null = its machines say all of it */
    readonly content: (model: PageModelOf<Name>, texts: TextCatalogue) => Words
  }
}
