import { defaultLanguage } from "../../core/values/language.ts"
import { sendOverHttp } from "../http/graphql/graphql-client.ts"
import { callLimits } from "../http/limits.ts"
import { makeShopClient } from "../http/shop-client.ts"
import { makeForwardingFetch } from "../node/forwarding-fetch.ts"
import type { ShopBackend } from "../node/shop-gateway.ts"
import { withoutWww } from "./address-here.ts"
import { makeOriginPages, type OriginPages } from "./origin-pages.ts"
import { siteFileOf } from "./site-file.ts"
import { ourPagesAlone } from "./whole/our-pages-alone.ts"
import { forgetRefusedSignIn } from "./whole/refused-sign-in.ts"
import { forgetToldNext } from "./whole/told-next.ts"
import { inPlatformWords } from "./whole/in-platform-words.ts"
import { type KnownCalls, knownCallsOnce } from "./whole/known-calls.ts"
import { makeOwnPage } from "./whole/own-page.ts"
import { makeIsTheirs, makeIsWithheld, pagesCalls } from "./whole/whose-page.ts"

/** A shop elsewhere, and how it is talked to. */
export interface OriginShopSettings {
  /** such as "https://shop.example" */
  readonly origin: URL
  /** carries a request there; the platform's own fetch by default */
  readonly fetch?: (request: Request) => Promise<Response>
  readonly nowMs: () => number
  /** its own pages stand where ours have nothing to show */
  readonly showsPages: boolean
  /** hears of what nobody waits for: a page that could not be read again */
  readonly onTrouble: (address: string, cause: unknown) => void
}

/** A shop elsewhere as the web server and its pages know it. */
export interface OriginShop extends ShopBackend {
  /** its host: what it is called where its pages do not say */
  readonly shopName: string
  readonly originPages: OriginPages
  /** which pages are its own, or nobody's, by who knows its calls all the time. Without it they are asked for once */
  readonly theirPages: (knownCalls: KnownCalls) => Pick<ShopBackend, "isTheirs" | "isWithheld" | "ownPage">
}

/** The way to a shop elsewhere: to its calls, to what is read of its pages, and to these as they are. Spec: 10.990, 10.1000, 10.1004, 10.1035. */
export function openOriginShop({ origin, fetch: reach, nowMs, showsPages, onTrouble }: OriginShopSettings): OriginShop {
  const forwarding = { shopOrigin: origin, ...(reach === undefined ? {} : { fetch: reach }) }
  const fetch = makeForwardingFetch(forwarding)
  const asking = { origin, fetch, nowMs, timeoutMs: callLimits.serverTimeoutMs }
  const originPages = makeOriginPages({ ...asking, areShownWhole: showsPages, onTrouble })
  const shopName = withoutWww(origin.hostname)
  const siteFile = siteFileOf(originPages, shopName)
  const withSiteFiles =
    (ask: ShopBackend["fetch"]): ShopBackend["fetch"] =>
    async (request, clientAddress) =>
      (await siteFile(new URL(request.url))) ?? ask(request, clientAddress)
  const shop = {
    fetch: withSiteFiles(showsPages ? fetch : ourPagesAlone(fetch)),
    shopName,
    originPages,
    onlyLanguage: originPages.onlyLanguage,
    isRemote: true,
  }
  const { readKept } = originPages
  const theirPages: OriginShop["theirPages"] = (knownCalls) =>
    readKept === undefined
      ? { isWithheld: makeIsWithheld(knownCalls) }
      : { ownPage: withSiteFiles(inPlatformWords(makeOwnPage(forwarding), knownCalls, readKept)), isTheirs: makeIsTheirs(knownCalls) }
  const client = makeShopClient({ origin: origin.origin, fetch, language: defaultLanguage, timeoutMs: callLimits.serverTimeoutMs })
  return {
    ...shop,
    greet: readKept === undefined ? forgetRefusedSignIn : forgetToldNext,
    ...theirPages(knownCallsOnce(sendOverHttp(client), pagesCalls)),
    theirPages,
  }
}
