import { viewPaging } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"

interface Props {
  /** tiles on all pages, and on one */
  readonly total: number
  readonly perPage: number
  /** the present page, from 0 */
  readonly page: number
  readonly scene: Scene
  /** the address of a page, counted from 0 */
  readonly addressOf: (page: number) => string
  /** search engines are to follow no link to another page: there are too many such lists */
  readonly isUnlisted?: boolean
}

/** Links to the pages of a listing; one page needs none. */
export function Paging({ total, perPage, page: present, scene, addressOf, isUnlisted = false }: Props) {
  const { say } = scene
  const view = viewPaging({ total, perPage, page: present })
  if (view === null) return null
  const unlisted = isUnlisted ? " nofollow" : ""
  return (
    <nav className="pagination" aria-label={say("listing.pages")}>
      <ul>
        {view.previous !== null && (
          <li>
            <a className="pagination__previous" rel={`prev${unlisted}`} href={addressOf(view.previous)}>
              {say("listing.previous")}
            </a>
          </li>
        )}
        {view.pages.map(({ page, isCurrent, isLast, isAfterGap }) => (
          <li key={page} className={isAfterGap ? "--after-gap" : undefined}>
            <a
              className={isLast ? "pagination_last" : "pagination__page"}
              href={addressOf(page)}
              {...(isUnlisted ? { rel: "nofollow" } : {})}
              {...(isCurrent ? { "aria-current": "page" as const } : {})}
            >
              {page + 1}
            </a>
          </li>
        ))}
        {view.next !== null && (
          <li>
            <a className="pagination__next" rel={`next${unlisted}`} href={addressOf(view.next)}>
              {say("listing.next")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
