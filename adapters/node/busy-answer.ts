import { makeWorkQueue, type WorkQueue } from "../../core/web/work-queue.ts"
import { plainFailure, wantsPage } from "./failure-answer.ts"
import type { ShopBackend } from "./shop-gateway.ts"

/**
 * How many pages and calls are worked on at once, and how many may wait. In one process the work is the processor's, so a longer queue would
 * only make everybody late: 120 are half a second to a second of whole pages. Calls to another server mostly wait for it.
 */
export const loadLimits = { embedded: { atOnce: 4, waiting: 120 }, remote: { atOnce: 64, waiting: 128 } } as const

/** What a web server takes on for its shop; the rest is told at once to come again. */
export const makeAdmission = ({ isRemote }: Pick<ShopBackend, "isRemote">): WorkQueue =>
  makeWorkQueue(isRemote ? loadLimits.remote : loadLimits.embedded)

/** An answer, or early word that there are too many visitors at once. */
export async function admitted(admission: WorkQueue, request: Request, work: () => Promise<Response>): Promise<Response> {
  return (await admission.run(work, request.signal)) ?? busyAnswer(request)
}

/**
 * The same shop with its answers admitted, its pictures aside: those are files, and where they must be drawn they have a queue of
 * their own.
 */
export const admittedShop = (shop: ShopBackend, admission: WorkQueue): ShopBackend => ({
  ...shop,
  fetch: (request, clientAddress) => {
    const ask = () => shop.fetch(request, clientAddress)
    return new URL(request.url).pathname.startsWith("/hpeciai/") ? ask() : admitted(admission, request, ask)
  },
})

/** 503 with the time after which to come again, in seconds. It costs next to nothing, because it is said when there is nothing to spare. */
function busyAnswer(request: Request): Response {
  const answer = wantsPage(request)
    ? new Response(busyPage, {
        status: 503,
        headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" },
      })
    : plainFailure(503, "Too many visitors at once. Try again in a moment.")
  answer.headers.set("retry-after", "2")
  return answer
}

const busyPage = `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Zaraz wracamy</title><h1>Za chwilę spróbuj ponownie.</h1>
<p>Odwiedza nas teraz więcej osób, niż sklep zdąży obsłużyć. Twój koszyk czeka. <a href="">Spróbuj ponownie</a></p>
<p lang="en">More people are visiting than the shop can serve right now. Your basket is safe. <a href="">Try again</a></p></html>`
