import { Effect } from "effect"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { CatalogueApi } from "../../ports/catalogue-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { OrderApi } from "../../ports/order-api.ts"
import type { PickupApi } from "../../ports/pickup-api.ts"
import type { QuickPaymentsApi } from "../../ports/quick-payments-api.ts"
import type { AccountApi } from "../../ports/account-api.ts"
import type { PasskeysApi } from "../../ports/passkeys-api.ts"
import type { SavedApi } from "../../ports/saved-api.ts"
import type { ShellApi } from "../../ports/shell-api.ts"
import type { SignInPageModel } from "../account/sign-in.page.ts"
import { type LoginWays, noLoginWays, waitingOn } from "../account/ways/login-ways.ts"
import type { MessagePageModel } from "../basket/message.page.ts"
import type { FailurePageStatus } from "../pages/failure-words.ts"
import type { PageAddressOf, PageFrame, PageModel, PageName } from "../pages/page.ts"
import type { PageEnd, PageOpening, PageShop } from "../pages/page-record.ts"
import { pages } from "../pages/pages.ts"
import { currencyNotice } from "../pages/visit-currency.ts"
import { signInReturn } from "../pages/request.ts"
import { wholeRows } from "../product/versions-in-lists.ts"
import type { FailurePageModel } from "../shell/failure.page.ts"
import { plainShell, type Visitor } from "../shell/shell.ts"
import type { Language } from "../values/language.ts"
import type { AskDelivery } from "./ask-delivery.ts"
import type { ReadOutlook } from "./read-outlook.ts"
import type { ReadBasket } from "./answer-shop-calls.ts"
import { orElseLogged } from "./or-else-logged.ts"

const guest: Visitor = { is: "guest" }

/**
 * What every page knows, asked for all at once. A basket or visitor that cannot be read leaves the page standing.
 *
 * Spec: 10.173 (a lost session is silent), 8.52. Fails when the shop does not tell its own shell although it has that call.
 */
export const makeOpenFrame =
  (shellApi: ShellApi, savedApi: SavedApi, readBasket: ReadBasket, log: ErrorLog, shopName: string) =>
  (language: Language, nowMs: number): Effect.Effect<PageFrame, ShopFailure> =>
    Effect.all(
      {
        shell: shellApi.shell().pipe(Effect.catchTag("NotOffered", () => Effect.succeed(plainShell(language, shopName)))),
        notice: shellApi.notice().pipe(
          Effect.catchTag("NotOffered", () => Effect.succeed(null)),
          orElseLogged(log, "read notice", null),
        ),
        region: shellApi.region().pipe(
          Effect.catchTag("NotOffered", () => Effect.succeed(null)),
          orElseLogged(log, "read settings", null),
        ),
        kept: savedApi.saved().pipe(
          Effect.map((saved) => ({ saved })),
          Effect.catchTag("NotOffered", () => Effect.succeed({ saved: null })),
          Effect.catchTag("ForWholesalersOnly", () => Effect.succeed({ saved: null, isForWholesalers: true as const })),
          orElseLogged(log, "read what is kept for later", { saved: null }),
        ),
        visitor: shellApi.visitor().pipe(orElseLogged(log, "read visitor", guest)),
        basket: readBasket(),
        nowMs: Effect.succeed(nowMs),
      },
      { concurrency: "unbounded" },
    ).pipe(
      Effect.map(({ kept, ...frame }): PageFrame => ({
        ...frame,
        ...kept,
        ...(frame.shell.isForWholesalers && { isForWholesalers: true }),
      })),
    )

export type OpenFrame = ReturnType<typeof makeOpenFrame>

/** What a page is opened with besides its address. */
export interface PageVisit {
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  /** the page to show when the address names none */
  readonly status: FailurePageStatus
  /** path and query of the page of this shop that the visitor comes from; null = unknown */
  readonly cameFrom: string | null
  /** the currency that the address names, whatever it is; null = none */
  readonly currency: string | null
}

/**
 * Opens the page of an address: what server rendering and `Opened` in a recording both run. Frame and content are asked for at
 * the same time. A shop that fails becomes the failure page: 504 when it was too slow, 503 when it says that it will be back, 502
 * otherwise; 404 for what it does not have, 501 for what another kind of shop has no call for.
 *
 * Spec: 2.101, 8.52, 10.1 to 10.16, 10.18, 10.19, 10.173.
 */
export const makeOpenPage = (
  language: Language,
  openFrame: OpenFrame,
  askDelivery: AskDelivery,
  readOutlook: ReadOutlook,
  catalogue: CatalogueApi,
  order: OrderApi,
  pickup: PickupApi,
  quickPayments: QuickPaymentsApi,
  saved: SavedApi,
  account: AccountApi,
  passkeys: PasskeysApi,
  basket: BasketApi,
  log: ErrorLog,
) => {
  const shop: PageShop = {
    account,
    basket,
    catalogue,
    passkeys,
    order,
    pickup,
    quickPayments,
    saved,
    askDelivery,
    readOutlook,
    orElseLogged: (during, fallback) => orElseLogged(log, during, fallback),
  }
  const offered = catalogue.home().pipe(
    Effect.map(({ chosen }) => wholeRows(chosen).slice(0, offeredTiles)),
    Effect.catchTag("NotOffered", () => Effect.succeed([])),
    orElseLogged(log, "read offered products", []),
  )
  // the sign-in stands in place of any page that only who is signed in sees
  const ways = account.loginWays().pipe(orElseLogged(log, "read login options", noLoginWays))
  return <Name extends PageName>(
    address: PageAddressOf<Name> | null,
    { nowMs, status, cameFrom, currency }: PageVisit,
  ): Effect.Effect<PageModel> =>
    Effect.gen(function* () {
      const opening: PageOpening = { language, cameFrom, returnTo: signInReturn }
      const frame = openFrame(language, nowMs).pipe(Effect.map((opened) => inNamedCurrency(opened, currency)))
      const end = address === null ? Effect.succeed(missing(status)) : pages[address.page].open(address, shop, opening)
      const settled = yield* Effect.all({ frame: Effect.result(frame), end: Effect.result(end) }, { concurrency: "unbounded" })
      if (settled.frame._tag === "Failure") return yield* failed(log, settled.frame.failure, null)
      if (settled.end._tag === "Failure")
        return yield* failed(log, settled.end.failure, closedBy(settled.frame.success, settled.end.failure))
      const model = settled.end.success(settled.frame.success)
      if (model.page === "signIn") return withWays(model, yield* ways)
      return leadsOn(model) ? { ...model, offered: yield* offered } : model
    })
}

/** Who has come back from a service whose address has an account signs in to that. Spec: 10.794. */
function withWays(model: SignInPageModel, ways: LoginWays): SignInPageModel {
  return { ...model, ways, login: model.login === "" ? (waitingOn("signIn", ways)?.email ?? "") : model.login }
}

/** What came of a post is told before what is wrong with an address. Spec: 10.391. */
const inNamedCurrency = (frame: PageFrame, named: string | null): PageFrame => ({
  ...frame,
  notice: frame.notice ?? currencyNotice(named, frame.shell.currency),
})

export type OpenPage = ReturnType<typeof makeOpenPage>

/** One row. Spec: 2.101. */
const offeredTiles = 4

/** Has a page nothing to show but where to go on? */
const leadsOn = (model: PageModel): model is MessagePageModel | FailurePageModel =>
  model.page === "message" || (model.page === "failure" && model.status === 404 && model.gone === undefined)

const missing =
  (status: FailurePageStatus): PageEnd =>
  (frame) => ({ page: "failure", frame, status })

/** What a page was refused for says of the shop what the frame may not have met. */
const closedBy = (frame: PageFrame, { _tag }: ShopFailure): PageFrame =>
  _tag === "ForWholesalersOnly" ? { ...frame, isForWholesalers: true } : frame

function failureStatus(failure: ShopFailure): FailurePageStatus {
  if (failure._tag === "HttpFailure") return failure.status === 503 ? 503 : 502
  return failure._tag === "TimeoutFailure" ? 504 : failure._tag === "NotOffered" ? 501 : 502
}

const failed = (log: ErrorLog, failure: ShopFailure, frame: PageFrame | null): Effect.Effect<PageModel> =>
  Effect.fail(failure).pipe(orElseLogged<PageModel>(log, "open page", { page: "failure", frame, status: failureStatus(failure) }))
