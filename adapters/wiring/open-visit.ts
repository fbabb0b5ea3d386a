import { Effect } from "effect"
import { Container, type ServiceIdentifier } from "inversify"
import type { Language } from "../../core/values/language.ts"
import { requestLanguage, toldCookieName } from "../../core/pages/request.ts"
import { readCookie } from "../../core/web/cookies.ts"
import { cookiesInCurrency, rememberedCurrency } from "../../core/pages/visit-currency.ts"
import { makeOpenFrame, makeOpenPage, type OpenFrame, type OpenPage } from "../../core/use-cases/open-page.ts"
import { makeOpenVisit, pathOf, type OpenVisit, type Visit, type VisitRequest } from "../../core/use-cases/open-visit.ts"
import { BasketApi } from "../../ports/basket-api.ts"
import { CatalogueApi } from "../../ports/catalogue-api.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import { NotOffered } from "../../ports/failures.ts"
import { OrderApi } from "../../ports/order-api.ts"
import { PickupApi } from "../../ports/pickup-api.ts"
import { QuickPaymentsApi } from "../../ports/quick-payments-api.ts"
import { AccountApi } from "../../ports/account-api.ts"
import { PasskeysApi } from "../../ports/passkeys-api.ts"
import { SavedApi } from "../../ports/saved-api.ts"
import { ShellApi } from "../../ports/shell-api.ts"
import { makeAskPlainShop } from "../http/ask-plain-shop.ts"
import { makeKyBasketApi } from "../http/ky-basket-api.ts"
import { makeKyCatalogueApi, makeToldOffer } from "../http/ky-catalogue-api.ts"
import { makeKyOrderApi } from "../http/ky-order-api.ts"
import { makeKyPickupApi } from "../http/ky-pickup-api.ts"
import { makeKyQuickPayments } from "../http/ky-quick-payments.ts"
import { makeKyAccountApi } from "../http/ky-account-api.ts"
import { makeKyPasskeysApi } from "../http/ky-passkeys-api.ts"
import { makeKySavedApi } from "../http/ky-saved-api.ts"
import { makeKyShellApi } from "../http/ky-shell-api.ts"
import { GraphqlClient, sendOverHttp } from "../http/graphql/graphql-client.ts"
import { type KeptAnswers, makeKeepingGraphqlClient } from "../http/graphql/kept-answers.ts"
import { makeJoinedGraphqlClient } from "../http/graphql/joined-questions.ts"
import { sendWithin, type ShopGraphql } from "../http/graphql/send-within.ts"
import { makeOriginBasketApi, makeOriginSavedApi, makeOriginShellApi } from "../origin/origin-shell-api.ts"
import { makeOriginCatalogueApi } from "../origin/origin-shop-api.ts"
import type { OriginPages } from "../origin/origin-pages.ts"
import { makeListPrices, type ListPrices } from "../origin/list-prices.ts"
import { readRefusedSignIn } from "../origin/whole/refused-sign-in.ts"
import type { RefusedCalls } from "../http/refused-calls.ts"
import { ShopClient } from "../http/shop-client.ts"
import { ShopClock } from "../../ports/shop-clock.ts"
import { askDeliveryId, readBasketId, readOutlookId, type ShopDependencies, shopModule, useCase } from "./shop-module.ts"

const languageId: ServiceIdentifier<Language> = Symbol("Language")
const shopNameId: ServiceIdentifier<string> = Symbol("ShopName")
const listPricesId: ServiceIdentifier<ListPrices> = Symbol("ListPrices")
const openFrameId = useCase<OpenFrame>("OpenFrame")
const openPageId = useCase<OpenPage>("OpenPage")
const openVisitId = useCase<OpenVisit>("OpenVisit")

export interface VisitDependencies extends Omit<ShopDependencies, "language" | "cookie"> {
  /** the language of requests that say none; Polish by default */
  readonly fallbackLanguage?: Language
  /** what the shop has refused; one for as long as the shop is talked to */
  readonly refusedCalls: RefusedCalls
  /** what this visitor need not be asked for anew; left out = everything is asked */
  readonly keptAnswers?: KeptAnswers
  /** what to call a shop that does not tell its name; left out = nobody knows */
  readonly shopName?: string
  /** the shop's own pages, read where its API has no call; left out = they are not */
  readonly originPages?: OriginPages
  /** a shop in the same process, asked without requests; without it GraphQL goes the way of `fetch` */
  readonly graphql?: ShopGraphql
  /**
   * Hears that all of the page is known but what some products cost, which is asked for then, and is given the same visit with the prices that are known:
   * that asks the shop for nothing, and waits for nothing but what stands around the page. Spec: 10.1063.
   */
  readonly onPricesBehind?: (untilThen: Effect.Effect<Visit>) => void
}

/** What a shop elsewhere lacks its table tells once (10.1027), and not each page that does without it. */
const logBesideLacks = (log: ErrorLog): ErrorLog => ({
  write: (during, failure) => (failure instanceof NotOffered ? Effect.void : log.write(during, failure)),
})

/**
 * Opens an address for one visitor in the language of the request: what server rendering, the terminal and replays run. Each visit
 * has a container of its own, so that nothing of one visitor can reach another.
 *
 * Spec: 2.4, 7.39, 10.1 to 10.15.
 */
export function openVisit(
  {
    fallbackLanguage,
    refusedCalls,
    keptAnswers,
    originPages: everybodysPages,
    graphql,
    onPricesBehind,
    shopName = "",
    ...shop
  }: VisitDependencies,
  request: VisitRequest,
): Effect.Effect<Visit> {
  const language = requestLanguage(request.url, request.cookies, fallbackLanguage)
  const cookie = cookiesInCurrency(request.url.searchParams, request.cookies)
  const audience = { language, currency: rememberedCurrency(cookie) }
  const isClosed = cookie !== "" && everybodysPages?.isForWholesalers(audience) === true
  const originPages = isClosed ? everybodysPages?.asVisitor(cookie) : everybodysPages
  const container = new Container({ defaultScope: "Singleton", jitless: true })
  container.load(shopModule({ ...shop, ...(originPages === undefined ? {} : { log: logBesideLacks(shop.log) }), language, cookie }))
  container.bind(languageId).toConstantValue(language)
  container.bind(shopNameId).toConstantValue(shopName)
  container.bind(GraphqlClient).toResolvedValue(
    (client) => {
      const asking = makeJoinedGraphqlClient(
        graphql === undefined ? sendOverHttp(client) : sendWithin(graphql, { language, cookie, secure: shop.origin.startsWith("https:") }),
        refusedCalls,
      )
      return keptAnswers === undefined ? asking : makeKeepingGraphqlClient(asking, keptAnswers)
    },
    [ShopClient],
  )
  // what the page says of the last post it says once, so that it is asked for once
  const told = originPages?.readAsVisitor === undefined ? null : askedOnce(originPages.readAsVisitor(pathOf(request.url), cookie))
  container.bind(ShellApi).toResolvedValue(
    (client, log) => {
      const api = makeKyShellApi(client, language)
      if (originPages === undefined) return api
      const refusedSignIn = originPages.areShownWhole ? null : readRefusedSignIn(cookie)
      const says = { told: isTold(request) ? told : null, refusedSignIn }
      return makeOriginShellApi(api, { pages: originPages, client, audience, log, ...says }, shopName)
    },
    [GraphqlClient, ErrorLog],
  )
  if (originPages !== undefined) {
    container.rebind(BasketApi).toResolvedValue(
      (graphqlClient, client) => {
        const api = makeOriginBasketApi(makeKyBasketApi(graphqlClient, client), originPages, language)
        return told === null ? api : Object.assign(api, { readCode: () => told.pipe(Effect.map(({ rebate }) => rebate)) })
      },
      [GraphqlClient, ShopClient],
    )
  }
  container.bind(OrderApi).toResolvedValue(makeKyOrderApi, [GraphqlClient])
  container.bind(PickupApi).toResolvedValue(makeKyPickupApi, [GraphqlClient])
  container.bind(QuickPaymentsApi).toResolvedValue(makeKyQuickPayments, [GraphqlClient])
  container.bind(AccountApi).toResolvedValue(makeKyAccountApi, [GraphqlClient])
  container.bind(PasskeysApi).toResolvedValue(makeKyPasskeysApi, [GraphqlClient])
  container.bind(SavedApi).toResolvedValue(
    (client) => {
      const api = makeKySavedApi(client)
      const readKept = originPages?.readKept
      return readKept === undefined ? api : makeOriginSavedApi(api, () => readKept(cookie))
    },
    [GraphqlClient],
  )
  container.bind(ShopClock).toConstantValue({ nowMs: () => request.nowMs })
  container
    .bind(openFrameId)
    .toResolvedValue((...ports) => openedOnce(makeOpenFrame(...ports)), [ShellApi, SavedApi, readBasketId, ErrorLog, shopNameId])
  /** What opens a page, with the prices that are bound there. */
  const bindOpening = (into: Container) => {
    into.bind(CatalogueApi).toResolvedValue(
      (graphqlClient, client, prices, log) => {
        const plainShop = makeAskPlainShop({ graphqlClient, client, log, refusedCalls })
        const api = makeKyCatalogueApi(graphqlClient, plainShop)
        return originPages === undefined
          ? api
          : makeOriginCatalogueApi(api, {
              pages: originPages,
              client: graphqlClient,
              prices,
              plainShop,
              toldOffer: makeToldOffer(graphqlClient, plainShop),
              told,
              audience,
              log,
            })
      },
      [GraphqlClient, ShopClient, listPricesId, ErrorLog],
    )
    into
      .bind(openPageId)
      .toResolvedValue(makeOpenPage, [
        languageId,
        openFrameId,
        askDeliveryId,
        readOutlookId,
        CatalogueApi,
        OrderApi,
        PickupApi,
        QuickPaymentsApi,
        SavedApi,
        AccountApi,
        PasskeysApi,
        BasketApi,
        ErrorLog,
      ])
    into.bind(openVisitId).toResolvedValue(makeOpenVisit, [languageId, openPageId])
  }
  const untilThen = (): Effect.Effect<Visit> => {
    const early = new Container({ parent: container, defaultScope: "Singleton", jitless: true })
    early.bind(listPricesId).toConstantValue(prices.toldSoFar)
    bindOpening(early)
    return early.get(openVisitId)(request)
  }
  const prices = makeListPrices(container.get(GraphqlClient), container.get(ErrorLog), () => onPricesBehind?.(Effect.suspend(untilThen)))
  container.bind(listPricesId).toConstantValue(prices)
  bindOpening(container)
  return container.get(openVisitId)(request)
}

/** Whoever asks for it again gets the same answer. */
const askedOnce = <Value, Failure>(asking: Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure> =>
  Effect.runSync(Effect.cached(asking))

/** What stands around the page of one visit. */
function openedOnce(openFrame: OpenFrame): OpenFrame {
  let opened: ReturnType<OpenFrame> | null = null
  return (...page) => (opened ??= askedOnce(openFrame(...page)))
}

/** The cart's own page is asked for the code, and then has said what it had to say. Spec: 10.1072. */
const isTold = ({ url, cookies }: VisitRequest): boolean =>
  readCookie(cookies, toldCookieName) !== null || url.pathname === "/basketedit.php" || url.searchParams.has("number")
