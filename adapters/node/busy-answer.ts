import { makeWorkQueue, type WorkQueue } from "../../core/web/work-queue.ts"
import { plainFailure, wantsPage } from "./failure-answer.ts"
import { makeLoopTurns } from "./loop-turns.ts"
import type { PageRenderer, RenderedPage } from "./page-renderer.ts"
import type { ShopBackend } from "./shop-gateway.ts"

/**
 * How many pages and calls are worked on at once, and how many may wait. In one process the work is the processor's, so a longer queue would
 * only make everybody late: all of them are half a second to a second of whole pages. Those that have begun are more than one because of
 * sign-ins, which wait for passwords to be hashed elsewhere. Calls to another server mostly wait for it.
 */
export const loadLimits = { embedded: { atOnce: 16, waiting: 104 }, remote: { atOnce: 64, waiting: 128 } } as const

/** What a web server takes on for its shop; the rest is told at once to come again. */
export const makeAdmission = ({ isRemote }: Pick<ShopBackend, "isRemote">): WorkQueue =>
  makeWorkQueue({ ...(isRemote ? loadLimits.remote : loadLimits.embedded), pause: makeLoopTurns() })

/** The same renderer for as many pages as are admitted; the others are a page that asks to come again. */
export const admittedRenderer =
  (render: PageRenderer, admission: WorkQueue): PageRenderer =>
  async (request) =>
    (await admission.run(() => render(request), request.signal ?? nobodyLeaves)) ?? busyPage

const nobodyLeaves = new AbortController().signal

/**
 * The same shop with its answers admitted, its pictures aside: those are files, and where they must be drawn they have a queue of
 * their own.
 */
export const admittedShop = (shop: ShopBackend, admission: WorkQueue): ShopBackend => ({
  ...shop,
  fetch: async (request, clientAddress) => {
    const ask = () => shop.fetch(request, clientAddress)
    if (new URL(request.url).pathname.startsWith("/hpeciai/")) return ask()
    return (await admission.run(ask, request.signal)) ?? busyAnswer(request)
  },
})

/** Whole seconds after which to come again. */
const retryAfter = "2"

/** 503 with the time after which to come again. It costs next to nothing, because it is said when there is nothing to spare. */
function busyAnswer(request: Request): Response {
  if (wantsPage(request)) return new Response(busyPage.body, { status: busyPage.status, headers: busyPage.headers })
  const answer = plainFailure(503, "Too many visitors at once. Try again in a moment.")
  answer.headers.set("retry-after", retryAfter)
  return answer
}

const busyPage: RenderedPage = {
  status: 503,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store", "retry-after": retryAfter },
  cookies: [],
  keepUntilMs: 0,
  body: new TextEncoder().encode(`<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Zaraz wracamy</title><h1>Za chwilę spróbuj ponownie.</h1>
<p>Odwiedza nas teraz więcej osób, niż sklep zdąży obsłużyć. Twój koszyk czeka. <a href="">Spróbuj ponownie</a></p>
<p lang="en">More people are visiting than the shop can serve right now. Your basket is safe. <a href="">Try again</a></p></html>`),
}
