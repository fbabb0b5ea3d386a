import { portionedAddress } from "../../core/pages/remembered-sort.ts"
import type { ListedPage, ListQuery } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly page: ListedPage
  readonly query: ListQuery
  /** the address of the whole list */
  readonly list: string
  readonly scene: Scene
}

/** How many tiles a page of a long list has, as links that need no script; programs find them by `#s_setting_1`. Spec: 10.74, 10.521. */
export function Portions({ page: { total, perPage, portions }, query, list, scene: { say } }: Props) {
  const [usual] = portions ?? []
  if (portions === undefined || usual === undefined || total <= usual || portions.length < 2) return null
  return (
    <nav className="pagination" aria-labelledby="s_setting_1">
      <ul>
        <li id="s_setting_1">{say("listing.perPage")}</li>
        {portions.map((many) => (
          <li key={many}>
            <a
              id={`portion_${many}`}
              rel="nofollow"
              href={portionedAddress(list, query, many === usual ? null : many)}
              {...(many === perPage ? { "aria-current": "true" } : {})}
            >
              {many}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
