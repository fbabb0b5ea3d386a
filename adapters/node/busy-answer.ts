import { isGraphqlAddress, isPictureAddress } from "../../core/pages/request.ts"
import { randomInt } from "node:crypto"
import { makeWorkQueue, type WorkQueue } from "../../core/web/work-queue.ts"
import { pageBefore } from "../../core/web/foreign-request.ts"
import { escapedHtml } from "../../core/web/html-text.ts"
import { plainFailure, wantsPage } from "./failure-answer.ts"
import type { LoopTurns } from "./loop-turns.ts"
import type { PageRenderer, RenderedPage } from "./page-renderer.ts"
import type { ShopBackend } from "./shop-gateway.ts"
import { utf8 } from "./utf8.ts"
import { sentWhole } from "./whole-answer.ts"

/**
 * How many pages and calls are worked on at once, and how many may wait. In one process the work is the processor's: all of them are two seconds
 * of whole pages, enough for two hundred shoppers, and a longer queue would only make everybody late
 * (docs/adr/0142-a-queue-as-long-as-a-crowd.md). Those that have begun are more than one because of sign-ins, which wait for passwords to be
 * hashed elsewhere. Calls to another server mostly wait for it.
 */
export const loadLimits = { embedded: { atOnce: 16, waiting: 240 }, remote: { atOnce: 64, waiting: 128 } } as const

/** What a web server takes on for its shop; the rest is told at once to come again. */
export const makeAdmission = ({ isRemote }: Pick<ShopBackend, "isRemote">, turns: LoopTurns): WorkQueue =>
  makeWorkQueue({ ...(isRemote ? loadLimits.remote : loadLimits.embedded), pause: turns.next })

/**
 * The same renderer for as many pages as are admitted; the others are a page that asks to come again. A page that has begun keeps its place until the rest of
 * it is made.
 */
export const admittedRenderer =
  (render: PageRenderer, admission: WorkQueue): PageRenderer =>
  (request) =>
    new Promise((resolve, reject) => {
      const work = async (): Promise<RenderedPage> => {
        const page = await render(request)
        resolve(page)
        await page.rest
        return page
      }
      admission.run(work, request.signal ?? nobodyLeaves).then((page) => resolve(page ?? busyPage(null)), reject)
    })

const nobodyLeaves = new AbortController().signal

/**
 * The same shop with its answers admitted, its pictures aside: those are files, and where they must be drawn they have a queue of
 * their own.
 */
export function admittedShop(shop: ShopBackend, admission: WorkQueue): ShopBackend {
  const admitted =
    (ask: ShopBackend["fetch"]): ShopBackend["fetch"] =>
    async (request, clientAddress) =>
      isPicture(request)
        ? ask(request, clientAddress)
        : ((await admission.run(() => ask(request, clientAddress), request.signal)) ?? busyAnswer(request))
  const { fetch, ownPage } = shop
  return { ...shop, fetch: admitted(fetch), ...(ownPage === undefined ? {} : { ownPage: admitted(ownPage) }) }
}

/** Early word to a call to the shop that would be refused when it is read; null = it may be. */
export const refusedCall = (admission: WorkQueue, request: Request): Response | null =>
  admission.isFull() && !isPicture(request) ? busyAnswer(request) : null

const isPicture = ({ url }: Request): boolean => isPictureAddress(new URL(url))

/** 503 with the time after which to come again. It costs next to nothing, because it is said when there is nothing to spare. */
export function busyAnswer(request: Request): Response {
  // nothing of a form was taken: its page has it, and the address that it was sent to may be no page
  const page = busyPage(request.method === "GET" || request.method === "HEAD" ? null : (pageBefore(request) ?? homePath))
  if (wantsPage(request) && !isGraphqlAddress(new URL(request.url))) return sentWhole({ ...page, headers: new Headers(page.headers) })
  const answer = plainFailure(503, "Too many visitors at once. Try again in a moment.", new URL(request.url))
  answer.headers.set("retry-after", page.headers["retry-after"] ?? "")
  return answer
}

/** Seconds after which to come again: drawn, so that all who came at once do not come back at once. */
const retryAfter = { soonest: 2, latest: 5 } as const

const homePath = "/"

/** @param formsPage the path of the page whose form was sent; null = a page was asked for, which is asked for again */
const busyPage = (formsPage: string | null): RenderedPage => ({
  status: 503,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "retry-after": String(randomInt(retryAfter.soonest, retryAfter.latest + 1)),
  },
  cookies: [],
  keepUntilMs: 0,
  body: formsPage === null ? askedAgain : utf8(busyWords(escapedHtml(formsPage), ["Wróć i spróbuj ponownie", "Go back and try again"])),
})

const busyWords = (href: string, [polish, english]: readonly [string, string]): string =>
  `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Zaraz wracamy</title><h1>Za chwilę spróbuj ponownie.</h1>
<p>Odwiedza nas teraz więcej osób, niż sklep zdąży obsłużyć. Twój koszyk czeka. <a href="${href}">${polish}</a></p>
<p lang="en">More people are visiting than the shop can serve right now. Your basket is safe. <a href="${href}">${english}</a></p></html>`

const askedAgain = utf8(busyWords("", ["Spróbuj ponownie", "Try again"]))
