import { contentFragment } from "../../../core/shell/fragment.ts"
import { loadFragment, replaceParts } from "../navigation/load-fragment.ts"
import { keepPlace, returnToPlace } from "./list-place.ts"
import { say, shownList, showsList, wordsOf } from "./shown-list.ts"
import { asItWas, showCount } from "./used-controls.ts"

/** What of a page is its list: the opener of the filters, their form, the goods, and what is offered beside them. */
const parts = ["#filters_opener", "#filters", "#list_goods", "#search_hotspot_zone1"]

/** An answer usually comes before anybody sees that the list is loading; the whole page says so when it takes longer, in milliseconds. */
const coverAfterMs = 400

/**
 * Puts the list of an address in place of the one that is shown, as one entry of history. The focus stays on what was used, or goes to what is
 * nearest to it; what is being typed stays; how many products there are is spoken.
 *
 * Spec: 10.360, 19.91.
 *
 * @param by the link or form that leads there; null = the browser's own step in history
 */
export function loadList(address: string, by: Element | null, report: (during: string, failure: unknown) => void): void {
  const { pathname, search } = new URL(address, location.href)
  const shown = shownList()
  if (by !== null && pathname === shown.path && search === shown.query) return
  const containers = parts.filter((part) => document.querySelector(part) !== null)
  const isOtherPage = by !== null && by.closest(".pagination") !== null
  loadFragment(
    { ...contentFragment(pathname + search), containers, isWhole: true, pushes: by !== null },
    {
      coverAfterMs,
      place: (page) => {
        if (by !== null) keepPlace()
        const again = asItWas()
        replaceParts(page, containers)
        again()
      },
      placed: () => {
        showsList()
        showCount()
        followLanguage()
        say(wordsOf("#list_count") || wordsOf("#list_goods h2"))
        if (by === null) void returnToPlace(report)
        else if (isOtherPage) document.getElementById("list_goods")?.scrollIntoView({ behavior: "instant" })
      },
    },
  )
}

/** The switch of the language keeps what is asked of the list. Spec: 10.291. */
function followLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[hreflang]")) {
    const asked = new URLSearchParams(location.search)
    const language = new URLSearchParams(link.search).get("lang")
    if (language !== null) asked.set("lang", language)
    link.search = asked.toString()
  }
}
