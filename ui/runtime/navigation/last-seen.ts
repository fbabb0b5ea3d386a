import { lastSeenAddress } from "../../../core/addresses/product-links.ts"
import { nothingSeen, readSeen, type SeenProducts, seenBeside, seenBy, seenText, withSeen } from "../../../core/product/last-seen.ts"
import { fetchPage } from "./fetch-page.ts"
import { onContent } from "./page-content.ts"

type Report = (during: string, failure: unknown) => void

/** Under this name the browser remembers which products were seen. */
export const lastSeenKey = "last_seen"

/** So far below the screen the row is fetched already, in pixels. */
const nearPx = 1200

/**
 * Remembers the page's product in the browser, and puts a row of those that were seen before it at the end of the page of a product and of the
 * home page, once the shopper comes near that end. Whoever signs out is forgotten. A browser that keeps nothing shows no row.
 *
 * Spec: 2.85 to 2.87.
 *
 * @param storage opens the browser's store; it may throw
 */
export function startLastSeen(storage: () => Storage, report: Report): void {
  document.addEventListener(
    "click",
    (click) => {
      if (click.target instanceof Element && click.target.closest(".logout_link") !== null) write(storage, nothingSeen)
    },
    true,
  )
  onContent(() => {
    const main = document.querySelector<HTMLElement>(":is(.projector_page, .main_page) > #content")
    const seen = seenBy(read(storage), document.querySelector(".logout_link") !== null)
    const id = ownProduct(main)
    write(storage, id === null ? seen : withSeen(seen, id))
    const others = seenBeside(seen, id)
    if (main !== null && others.length > 0) whenNear(main, () => fetchRow(main, others, report))
  })
}

function ownProduct(main: HTMLElement | null): number | null {
  const id = main?.querySelector<HTMLElement>("#projector_form")?.dataset["product_id"]
  return id === undefined ? null : Number(id)
}

function read(storage: () => Storage): SeenProducts {
  try {
    return readSeen(storage().getItem(lastSeenKey))
  } catch {
    return nothingSeen
  }
}

function write(storage: () => Storage, seen: SeenProducts): void {
  try {
    if (seen.ids.length === 0) storage().removeItem(lastSeenKey)
    else storage().setItem(lastSeenKey, seenText(seen))
  } catch {
    // a browser that keeps nothing
  }
}

/** The end of the page is what lies after its content. */
function whenNear(main: HTMLElement, near: () => void): void {
  const end = main.nextElementSibling
  if (end === null) return
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      near()
    },
    { rootMargin: `0px 0px ${nearPx}px 0px` },
  )
  watcher.observe(end)
}

/** The status with which a shop says that it has no such page. */
const notOffered = 501

/** A failure leaves the page as it is. Spec: 8.52. */
function fetchRow(main: HTMLElement, ids: readonly number[], report: Report): void {
  fetchPage(`${lastSeenAddress(document.documentElement.lang === "en" ? "en" : "pl", ids)}&set_render=content`, {
    arrived: (page) => {
      const row = page.getElementById("last_seen")
      // what is being looked at stays where it is
      if (row !== null && main.getBoundingClientRect().bottom >= innerHeight) main.append(document.importNode(row, true))
    },
    failed: (status) => status === notOffered || report("load what was seen last", status),
    // what the visitor's last post came to is not for this page
    headers: { purpose: "prefetch" },
  })
}
