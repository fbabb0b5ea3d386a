import { accountAddress } from "../../../core/addresses/addresses.ts"

let isFrozenPageBack = false

/**
 * From now on a page that comes back from history is noticed, also before anybody asks. A client's page is loaded anew, and so is a
 * guest's when somebody has signed in meanwhile. Spec: 10.182.
 */
export function watchReturns(): void {
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return
    isFrozenPageBack = true
    // what it shows of an account may be nobody's business any more
    if (isOfClient()) location.reload()
  })
  onReturned(() => {
    if (!isOfClient()) void reloadOnceSignedIn()
  })
}

const isOfClient = () => document.querySelector(".logout_link") !== null

/** No page of a signed-in visitor may be stored: that tells one. A shop that does not answer leaves the page as it is. */
async function reloadOnceSignedIn(): Promise<void> {
  // nobody looks at the answer: what the visitor's last post came to is not for it
  const headers = { purpose: "prefetch" }
  const answer = await fetch(accountAddress("pl"), { method: "HEAD", headers }).catch(() => null)
  const isClients = answer?.ok === true && /\bno-store\b/.test(answer.headers.get("cache-control") ?? "")
  if (isClients) location.reload()
}

/**
 * Calls back when the page comes back from history, at once when it has done so already: frozen as it was left, or built anew from the
 * browser's store without asking the server. In both cases what it shows may be old.
 */
export function onReturned(back: () => void): void {
  // scripts come after the first paint, and that may be after the page was shown
  if (isFrozenPageBack || (document.readyState === "complete" && isRebuilt())) back()
  addEventListener("pageshow", (event) => {
    if (event.persisted || isRebuilt()) back()
  })
}

const isRebuilt = () => navigationType() === "back_forward"

/** The shopper loaded this page again. What was asked of the shop before may have come about since the page was put together. */
export const wasReloaded = () => navigationType() === "reload"

function navigationType(): unknown {
  const [navigation] = performance.getEntriesByType("navigation")
  return navigation !== undefined && "type" in navigation ? navigation.type : null
}
