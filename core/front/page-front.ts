import type { Basket } from "../basket/basket.ts"
import { isDelivered } from "../basket/free-delivery.ts"
import { asksConsent, type AskedConsent, type Consent, consentCookie, readConsent } from "./consent.ts"
import type { AnnouncedBar } from "../shell/announced-bars.ts"
import { type Banner, isBannerClosed, openBars } from "../shell/bars.ts"
import { isOrderProcess } from "../shell/history.ts"

/** What a shop puts around its pages besides header and footer, in one language. */
export interface ShopFront extends Pick<AskedConsent, "cookieNotice" | "measures"> {
  readonly bars: readonly AnnouncedBar[]
  /** the banners that it shows when a basket has something to say */
  readonly banners: readonly Banner[]
  /** addresses of the scripts of others that it lists, in their order. Spec: 10.300 */
  readonly scripts: readonly string[]
  /** its pages tell scripts of others what is done on them; absent = they do not. Spec: 10.900 */
  readonly tracks?: boolean
  /** its pages are for wholesalers alone. Spec: 10.173 */
  readonly isForWholesalers?: boolean
}

/** A shop that puts nothing there. */
export const bareFront: ShopFront = { bars: [], banners: [], scripts: [], cookieNotice: "auto", measures: false }

/** For whom a page is put together, and what it is. */
export interface FrontQuestion {
  /** the Cookie header, empty when there is none */
  readonly cookies: string
  /** the page's name without `_page` */
  readonly pageType: string
  /** scripts of others may run on this kind of page. Spec: 10.301 */
  readonly allowsScripts: boolean
  /** null = it cannot be read */
  readonly basket: Basket | null
  /** it is a step of an order, whatever it is called; absent = its name says whether it is */
  readonly isInOrder?: boolean
  /** what is written down is the shop's alone: nothing of others runs and nothing is measured */
  readonly isRecorded: boolean
  /** what a shop elsewhere announces on its own pages; absent = the front tells what is announced. Spec: 10.1079 */
  readonly announced?: readonly AnnouncedBar[] | undefined
}

/** What of it one page shows and runs. */
export interface PageFront {
  readonly bars: readonly AnnouncedBar[]
  /** the basket whose way to free delivery the banner tells; null = the banner is off, closed, or has nothing to say */
  readonly freeShipping: Basket | null
  /** the code that the banner names; null = as above */
  readonly rebateCode: string | null
  /** the notice stands on the page, because nobody has answered it */
  readonly asksNow: boolean
  /** the shop has something to ask, so that the foot of the page leads back to it */
  readonly asksConsent: boolean
  /** scripts of others that run on it */
  readonly scripts: readonly string[]
  /** how the page does is measured */
  readonly isMeasured: boolean
  /** what is done on the page is told to scripts of others at once, or waits for a page on which they run. Spec: 10.900, 10.902 */
  readonly tracking: "off" | "told" | "waits"
}

/** A page without any of it. */
export const bareOfFront: PageFront = {
  bars: [],
  freeShipping: null,
  rebateCode: null,
  asksNow: false,
  asksConsent: false,
  scripts: [],
  isMeasured: false,
  tracking: "off",
}

const nothingAgreed: Consent = { analytics: false, marketing: false }

/**
 * What a page shows around itself and what runs on it. Before the visitor has agreed nothing runs and nothing is measured; in the order
 * process there are no bars and no banners, and the question about cookies waits: nothing runs there without an answer.
 *
 * Spec: 2.25, 4.35, 4.36, 10.301, 10.402, 10.403, 10.730, 10.900, 10.1079.
 *
 * @example
 * const question = { cookies: "", pageType: "main", allowsScripts: true, basket: null, isRecorded: false }
 * pageFront({ ...bareFront, scripts: ["https://ads.example/a.js"] }, question)
 * // => { ...bareOfFront, asksNow: true, asksConsent: true }
 */
export function pageFront(front: ShopFront, question: FrontQuestion): PageFront {
  const { cookies, pageType, isRecorded } = question
  const asked = asksConsent({ ...front, runsOthers: front.scripts.length > 0 || front.tracks === true })
  const answer = readConsent(cookies)
  const agreed = asked ? (answer ?? nothingAgreed) : nothingAgreed
  const isCalm = question.isInOrder === true || isOrderProcess(pageType)
  // who reads it is somebody else, and it is about what a visitor does
  const isTracked = front.tracks === true && agreed.analytics && agreed.marketing && !isRecorded
  return {
    bars: openBars(question.announced ?? front.bars, [], isCalm),
    freeShipping: isCalm ? null : freeShippingBanner(front, question),
    rebateCode: isCalm ? null : rebateBanner(front, question),
    asksNow: asked && answer === null && !isCalm,
    asksConsent: asked,
    scripts: question.allowsScripts && agreed.marketing && !isRecorded ? front.scripts : [],
    isMeasured: front.measures && agreed.analytics && !isRecorded,
    tracking: !isTracked ? "off" : question.allowsScripts ? "told" : "waits",
  }
}

/** A shop without free delivery has no such banner, nor has a basket of which nothing is brought. */
function freeShippingBanner({ banners }: ShopFront, { basket, cookies }: FrontQuestion): Basket | null {
  if (!banners.includes("freeShipping") || isBannerClosed("freeShipping", cookies)) return null
  if (basket === null || basket.toFreeShipping === null || !isDelivered(basket)) return null
  return basket
}

function rebateBanner({ banners }: ShopFront, { basket, cookies }: FrontQuestion): string | null {
  if (!banners.includes("rebateCode") || isBannerClosed("rebateCode", cookies)) return null
  return basket?.rebate?.code ?? null
}

/**
 * Of a visitor's cookies what a guest's page goes by, always written alike: pages that are kept are kept for each of these texts, and there are
 * five of them, whatever a browser sends. Banners speak of a basket, so that no page that is kept has one.
 *
 * Spec: 10.402.
 *
 * @param cookies the Cookie header, empty when there is none
 *
 * @example frontCookie('x=1; iai_cookie={"marketing":true,"z":5}') // => 'iai_cookie={"analytics":false,"marketing":true}'
 * @example frontCookie("lang=pol; freeeshipping_clicked=true") // => ""
 */
export function frontCookie(cookies: string): string {
  const consent = readConsent(cookies)
  return consent === null ? "" : (consentCookie(consent).split(";")[0] ?? "")
}
