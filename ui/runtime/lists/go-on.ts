import { contentFragment } from "../../../core/shell/fragment.ts"
import { loadFragment } from "../navigation/load-fragment.ts"
import { addTiles } from "./add-tiles.ts"
import { keepPlace } from "./list-place.ts"
import { say, shownList, showsList, wordsOf } from "./shown-list.ts"

/**
 * The next page of a list comes behind what is shown. The focus goes to the first of its goods, from which one goes on, and how far one is is
 * spoken. The address stays: the browser's Back leads out of the list as from any page.
 *
 * Spec: 10.362.
 */
export function goOn(address: string): void {
  const { pathname, search } = new URL(address, location.href)
  loadFragment(
    { ...contentFragment(pathname + search), containers: ["#list_pages"], isWhole: true, pushes: false },
    {
      coverAfterMs: 400,
      place: (page) => {
        const first = addTiles(page)
        showsList(shownList().more + 1)
        keepPlace()
        first?.querySelector<HTMLElement>(".product__name")?.focus({ preventScroll: true })
      },
      placed: () => say(wordsOf("#list_seen")),
    },
  )
}
