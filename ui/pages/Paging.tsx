import type { Listing } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly listing: Listing
  readonly scene: Scene
  /** the address of a page, counted from 0 */
  readonly addressOf: (page: number) => string
}

/** Links to the pages of a listing; one page needs none. */
export function Paging({ listing, scene, addressOf }: Props) {
  const { say } = scene
  const pages = Math.ceil(listing.total / listing.perPage)
  if (pages < 2) return null
  const here = listing.query.page
  return (
    <nav className="pagination" aria-label={say("listing.pages")}>
      <ul>
        {here > 0 && (
          <li>
            <a className="pagination__previous" rel="prev" href={addressOf(here - 1)}>
              {say("listing.previous")}
            </a>
          </li>
        )}
        {shownPages(pages, here).map((page, index, all) => (
          <li key={page} className={index > 0 && page - (all[index - 1] ?? page) > 1 ? "--after-gap" : undefined}>
            <a
              className={page === pages - 1 ? "pagination_last" : "pagination__page"}
              href={addressOf(page)}
              {...(page === here ? { "aria-current": "page" as const } : {})}
            >
              {page + 1}
            </a>
          </li>
        ))}
        {here < pages - 1 && (
          <li>
            <a className="pagination__next" rel="next" href={addressOf(here + 1)}>
              {say("listing.next")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** First, last, and those around the present one. */
const shownPages = (pages: number, here: number) =>
  Array.from({ length: pages }, (_, page) => page).filter((page) => page === 0 || page === pages - 1 || Math.abs(page - here) <= 1)
