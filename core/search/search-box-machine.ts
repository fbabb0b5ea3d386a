import type { PageMachine } from "../pages/page-machine.ts"
import type { ShownPageModel } from "../pages/page.ts"
import { openedSearch, openSearch, type PageSearch, type PageSearchCommand, type SearchOpening } from "./opened-search.ts"
import type { SearchEvent } from "./search-box.ts"
import type { SearchBoxView, SearchTextKey } from "./view-search-box.ts"
import { visitorTag } from "./visitor-tag.ts"

/**
 * What the search box of a page opens with; `null` = the shop could not be read.
 *
 * Spec: 19.3, 19.110.
 *
 * @example searchOpening({ page: "failure", frame: null, status: 503 }) // => null
 */
export function searchOpening(model: ShownPageModel): SearchOpening | null {
  if (model.frame === null) return null
  const { shell, visitor, region } = model.frame
  const { language, priceFormat, priceType } = shell
  const selected = (all: readonly { readonly id: string; readonly isSelected: boolean }[] = []) =>
    all.find(({ isSelected }) => isSelected)?.id
  const typed = model.page === "search" ? model.query.text : ""
  return {
    typed,
    language,
    currency: selected(region?.currencies) ?? "",
    region: selected(region?.countries) ?? "",
    priceFormat,
    priceType,
    client: visitorTag(visitor),
  }
}

/** The search box in the header of every page. Spec: 4.22 to 4.25, 10.22, 19.110. */
export const searchBoxMachine: PageMachine<PageSearch, SearchEvent, PageSearchCommand, SearchBoxView, SearchTextKey> = {
  ...openedSearch,
  open: (model) => {
    const opening = searchOpening(model)
    return opening === null ? null : openSearch(opening)
  },
}
