import { RefusedCalls } from "../../adapters/http/refused-calls.ts"
import { Effect } from "effect"
import type { GraphqlReply } from "../../adapters/http/graphql/graphql-client.ts"
import type { GraphqlAsking } from "../../adapters/http/graphql/send-within.ts"
import { keptAnswersAtMost } from "../../adapters/http/graphql/kept-answers.ts"
import { callLimits } from "../../adapters/http/limits.ts"
import {
  awayRetrySeconds,
  ownPathHeader,
  type PageRenderer,
  picturesFromHeader,
  type RenderRequest,
  scriptsFromHeader,
} from "../../adapters/node/page-renderer.ts"
import { type DrawnPage, pageInParts, wholePage } from "../../adapters/node/page-in-parts.ts"
import { makeStderrErrorLog } from "../../adapters/node/stderr-error-log.ts"
import type { OriginPages } from "../../adapters/origin/origin-pages.ts"
import { openVisit, type VisitDependencies } from "../../adapters/wiring/open-visit.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import { closedInstead } from "../../core/pages/closed-shop.ts"
import { thirdPartyOrigins } from "../../core/pages/third-party-scripts.ts"
import { nextPageChange } from "../../core/pages/kept-page.ts"
import type { PageModelOf, PageName, ShownPageModel } from "../../core/pages/page.ts"
import { bareFront, bareOfFront, type FrontQuestion, pageFront, type ShopFront } from "../../core/front/page-front.ts"
import { leanStep } from "../../core/pages/order-frame.ts"
import { pages } from "../../core/pages/pages.ts"
import { requestLanguage, signInReturn } from "../../core/pages/request.ts"
import { setCookieName } from "../../core/web/cookies.ts"
import type { Language } from "../../core/values/language.ts"
import { civilDayAt } from "../../core/values/zoned-time.ts"
import { makeRecentlyUsed, type RecentlyUsed } from "../../core/web/recently-used.ts"
import { bodies } from "../pages/bodies.tsx"
import type { PageAssets } from "./Document.tsx"
import type { Visit } from "../../core/use-cases/open-visit.ts"
import { type RememberedShop, renderPage } from "./render-page.tsx"

export type { PageAssets } from "./Document.tsx"

export interface RendererSettings {
  /** carries requests to the shop: the embedded shop's, or one that forwards to another server */
  readonly fetch: (request: Request) => Promise<Response>
  /** asks a shop in the same process without requests; left out for another server */
  readonly graphql?: (call: GraphqlAsking) => Promise<GraphqlReply & { readonly cookies: readonly string[] }>
  readonly assets: PageAssets | (() => PageAssets)
  /** what the shop puts around its pages; left out for one that puts nothing there */
  readonly front?: (language: Language) => Promise<ShopFront>
  /** what to call a shop that does not tell its name: the host of its address; left out for the embedded one */
  readonly shopName?: string
  /** the pages of a shop elsewhere, read where its API has no call; left out for the embedded one */
  readonly originPages?: OriginPages
  /** what the shop is known to refuse; left out = what its visitors find out */
  readonly refusedCalls?: RefusedCalls
  /** milliseconds that one call to the shop may take */
  readonly timeoutMs?: number
  /** where what a visitor does not see goes; left out = to standard error */
  readonly logError?: (during: string, failure: unknown) => void
  /** a page that is whole by then, once all but its prices is known, is sent whole; left out = 10 ms */
  readonly soonWhole?: () => Promise<unknown>
}

/**
 * Server rendering: an address and a visitor in, a whole document out. The composition root of the pages.
 *
 * Spec: 2.4 (an empty cart leads to its message), 10.1 to 10.15 (addresses), 10.321.
 */
export function createRenderer(settings: RendererSettings): PageRenderer {
  const memory: ShopMemory = {
    refusedCalls: settings.refusedCalls ?? new RefusedCalls(),
    commonAnswers: makeRecentlyUsed(keptAnswersAtMost),
    remembered: new Map(),
  }
  return async (request) => {
    const drawn = async (visited: Promise<VisitedShop>) => drawPage(settings, memory, request, await visited)
    // what is written down is one visit
    if (request.takesParts !== true || request.recording !== null) return wholePage(await drawn(visitShop(settings, memory, request)))
    return pageInParts(
      (onBehind) => drawn(visitShop(settings, memory, request, (visitUntilThen) => onBehind(() => drawn(visitUntilThen())))),
      (cause) => void (request.signal?.aborted === true || Effect.runFork(errorLogOf(settings).write("finish a page", cause))),
      settings.soonWhole,
    )
  }
}

async function drawPage(
  settings: RendererSettings,
  { remembered }: ShopMemory,
  request: RenderRequest,
  { visit: opened, cookies, isWhole }: VisitedShop,
): Promise<DrawnPage> {
  const told = opened.is === "shown" ? await frontOf(settings, opened.language) : bareFront
  const visit = told?.isForWholesalers === true ? closedVisit(opened, request) : opened
  const front = visit.is === "shown" ? pageFront(told ?? bareFront, frontQuestion(visit.model, request)) : bareOfFront
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-language": visit.language,
    ...caching(visit),
    ...pictures(visit),
    ...ownPath(visit),
    ...(isAway(visit) ? { "retry-after": String(awayRetrySeconds) } : {}),
    ...(front.scripts.length === 0 ? {} : { [scriptsFromHeader]: thirdPartyOrigins(front.scripts).join(" ") }),
  }
  if (visit.is === "redirected")
    return { page: { status: 303, headers: { location: visit.to }, cookies, keepUntilMs: 0 }, html: "", pricesFrom: null }

  const { model, language } = visit
  if (model.frame !== null) remembered.set(language, rememberedOf(model.frame.shell))
  const known = remembered.get(language)
  const html = renderPage({
    model,
    url: request.url,
    language,
    nonce: request.nonce,
    nowMs: request.nowMs,
    assets: typeof settings.assets === "function" ? settings.assets() : settings.assets,
    recording: request.recording,
    front,
    cookies: request.cookie,
    cameFrom: request.cameFrom ?? null,
    ...(known === undefined ? {} : { remembered: known }),
  })
  const page = {
    status: model.page === "failure" ? model.status : 200,
    headers,
    cookies,
    keepUntilMs: isWhole && told !== null && visit === opened ? (nextPageChange(model, shopZone) ?? Infinity) : 0,
  }
  return { page, html, pricesFrom: pricesFrom(model) }
}

/** Of somebody signed in no cookie may be left behind: their page is sent whole. */
const pricesFrom = (model: ShownPageModel): string | null =>
  model.frame?.visitor.is === "guest" ? (bodies[model.page].pricesFrom ?? null) : null

/** A shop for wholesalers only shows others the sign-in instead, which is kept for nobody. Spec: 10.173, 10.605. */
function closedVisit(visit: Visit, { url: { pathname, search } }: RenderRequest): Visit {
  const instead = visit.is === "shown" ? closedInstead(visit.model, signInReturn(pathname + search)) : null
  return visit.is === "redirected" || instead === null ? visit : { ...visit, model: instead }
}

const rememberedOf = ({ shopName, contact }: RememberedShop): RememberedShop => ({ shopName, contact })

/** Pages of somebody signed in, and of an order, are nobody else's: not even the browser keeps them, so that none comes back. Spec: 10.730. */
function caching(visit: Visit): Readonly<Record<string, string>> {
  if (visit.is !== "shown") return {}
  if (visit.model.page === "signIn" && visit.model.isForWholesalers === true) return { "cache-control": "private, no-store" }
  if (visit.model.frame?.visitor.is === "client" || isOfOrder(visit.model)) return { "cache-control": "private, no-store" }
  return pages[visit.model.page].isSentWhole === true ? { "cache-control": "private, max-age=0, must-revalidate" } : {}
}

/** What somebody has ordered, and the way there. */
const isOfOrder = (model: ShownPageModel): boolean => leanStep(model) !== null || model.page === "clientOrder"

const isAway = (visit: Visit): boolean => visit.is === "shown" && visit.model.page === "failure" && visit.model.status === 503

const picturesFrom = <Name extends PageName>(model: PageModelOf<Name>) => pages[model.page].picturesFrom?.(model) ?? null

/** Where pictures of the page come from besides the shop, such as those of a map. Spec: 7.84, 10.274. */
function pictures(visit: Visit): Readonly<Record<string, string>> {
  const from = visit.is === "shown" ? picturesFrom(visit.model) : null
  return from === null ? {} : { [picturesFromHeader]: from }
}

/** What a product's address is today. A page that tells what a post came to tells it once, so that nothing says that it has moved. Spec: 10.366, 10.1033. */
function ownPath(visit: Visit): Readonly<Record<string, string>> {
  if (visit.is !== "shown" || visit.model.page !== "product" || visit.model.frame.notice !== null) return {}
  const { details } = visit.model
  return details === null ? {} : { [ownPathHeader]: details.links[visit.language] }
}

/** @returns null = it cannot be read now, and the page is shown without */
const frontOf = ({ front }: RendererSettings, language: Language): Promise<ShopFront | null> =>
  front === undefined ? Promise.resolve(bareFront) : front(language).catch(() => null)

/** Spec: 10.301, 10.1079. */
const frontQuestion = (model: ShownPageModel, { cookie, recording }: RenderRequest): FrontQuestion => ({
  cookies: cookie,
  pageType: pages[model.page].bodyClass.replace(/_page$/, ""),
  allowsScripts: pages[model.page].allowsThirdPartyScripts,
  basket: model.frame?.basket ?? null,
  isInOrder: leanStep(model) !== null,
  isRecorded: recording !== null,
  announced: model.frame?.shell.bars,
})

/** The zone of the platform's shops. */
const shopZone = "Europe/Warsaw"

/** What a renderer remembers of the shop from page to page. */
interface ShopMemory {
  readonly refusedCalls: RefusedCalls
  readonly commonAnswers: RecentlyUsed<string, unknown>
  readonly remembered: Map<Language, RememberedShop>
}

interface VisitedShop {
  readonly visit: Visit
  /** Set-Cookie lines of the page and of the shop's answers so far */
  readonly cookies: readonly string[]
  /** nothing failed on its way */
  readonly isWhole: boolean
}

/** @param onPricesBehind hears that the shop is asked for prices behind all else, and how the visit is without those */
function visitShop(
  settings: RendererSettings,
  { refusedCalls, commonAnswers }: ShopMemory,
  { url, cookie, nowMs, status, recording, signal, cameFrom, commonVersion }: RenderRequest,
  onPricesBehind?: (visitUntilThen: () => Promise<VisitedShop>) => void,
): Promise<VisitedShop> {
  const cookies = new Map<string, string>()
  // several calls of one page may set the same cookie: the last word counts, as it does in a browser, and the page's own is the last
  const keep = (lines: readonly string[]) => {
    for (const line of lines) cookies.set(setCookieName(line), line)
  }
  // a recording sits at the fetch seam, so what it is to see has to pass there
  const fetch = recording?.fetch ?? settings.fetch
  const graphql = recording === null ? settings.graphql : undefined
  const log = errorLogOf(settings)
  let isWhole = true
  const shop: VisitDependencies = {
    // the visitor's own: its scheme decides whether the shop's cookies are `Secure`
    origin: url.origin,
    fetch: async (call) => {
      const response = await fetch(call)
      keep(response.headers.getSetCookie())
      return response
    },
    refusedCalls,
    // what is written down is asked for each time
    ...(commonVersion === undefined || recording !== null
      ? {}
      : { keptAnswers: { store: commonAnswers, audience: audienceOf({ url, cookie, nowMs }, commonVersion) } }),
    ...(settings.shopName === undefined ? {} : { shopName: settings.shopName }),
    ...(settings.originPages === undefined ? {} : { originPages: settings.originPages }),
    ...(graphql === undefined
      ? {}
      : {
          graphql: async (call) => {
            const answer = await graphql(call)
            keep(answer.cookies)
            return answer
          },
        }),
    ...(onPricesBehind && { onPricesBehind: (untilThen) => onPricesBehind(() => visited(untilThen)) }),
    timeoutMs: settings.timeoutMs ?? callLimits.serverTimeoutMs,
    log: {
      write: (during, failure) => {
        isWhole = false
        return log.write(during, failure)
      },
    },
  }
  const visited = async (opened: Effect.Effect<Visit>): Promise<VisitedShop> => {
    const visit = await Effect.runPromise(opened, signal === undefined ? {} : { signal })
    keep(visit.cookies)
    return { visit, cookies: [...cookies.values()], isWhole }
  }
  return visited(openVisit(shop, { url, cookies: cookie, nowMs, failure: status ?? null, cameFrom: cameFrom ?? null }))
}

const errorLogOf = ({ logError }: RendererSettings): ErrorLog =>
  logError === undefined ? makeStderrErrorLog() : { write: (during, failure) => Effect.sync(() => logError(during, failure)) }

/** What an answer that is the same for all guests depends on: dates of reviews are told by the day. */
function audienceOf({ url, cookie, nowMs }: Pick<RenderRequest, "url" | "cookie" | "nowMs">, commonVersion: string): string {
  const { year, month, day } = civilDayAt(nowMs, shopZone)
  return `${requestLanguage(url, cookie)} ${year}-${month}-${day} ${commonVersion}`
}
