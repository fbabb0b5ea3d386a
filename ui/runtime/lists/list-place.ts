import { pageOfList } from "../../../core/pages/address-parts.ts"
import { readListPlace } from "../../../core/lists/list-place.ts"
import { fragmentAddress } from "../../../core/shell/fragment.ts"
import { layoutLimits } from "../../../core/shell/limits.ts"
import { fetchPage } from "../navigation/fetch-page.ts"
import { addTiles } from "./add-tiles.ts"
import { shownList, showsList } from "./shown-list.ts"

/** How many pages stand there, and where the shopper is among them, is kept with this entry of history, for who comes back to it. Spec: 10.363. */
export function keepPlace(): void {
  history.replaceState({ list: { more: shownList().more, top: scrollY } }, "")
}

/** What a shopper moves a page by: from then on it stays where it is. */
const movements = ["wheel", "touchmove", "keydown", "pointerdown"]

/**
 * Puts the pages back that stood behind this one when it was left, and goes to where the shopper was. As many as come do: what a page loads by
 * itself fails silently.
 *
 * Spec: 8.52, 10.363.
 */
export async function returnToPlace(report: (during: string, failure: unknown) => void): Promise<void> {
  const place = readListPlace(history.state)
  if (place === null) return
  const { query } = shownList()
  let isMoved = false
  const move = () => {
    isMoved = true
  }
  for (const name of movements) addEventListener(name, move, { once: true, passive: true })
  const first = pageOfList(new URLSearchParams(query))
  const asked = Array.from({ length: place.more }, (_, at) => pageBehind(first + at + 1))
  for (const [at, page] of (await Promise.all(asked)).entries()) {
    // another list may stand here by now
    if (page === null || shownList().query !== query) break
    addTiles(page)
    showsList(at + 1)
  }
  if (shownList().more < place.more) report("load the pages of a list again", shownList().more)
  if (!isMoved) scrollTo({ top: place.top, behavior: "instant" })
  for (const name of movements) removeEventListener(name, move)
}

/** `null` = it does not come. */
function pageBehind(counter: number): Promise<Document | null> {
  const address = new URL(location.href)
  address.searchParams.set("counter", String(counter))
  return new Promise((resolve) => {
    fetchPage(fragmentAddress(address.pathname + address.search, "set_render=content,head"), {
      arrived: resolve,
      failed: () => resolve(null),
      timeoutMs: layoutLimits.fragmentMs,
      // nobody has asked for it yet: what the visitor's last post came to is not for it
      headers: { purpose: "prefetch" },
    })
  })
}
