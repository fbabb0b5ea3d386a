import { filterParameters } from "../../core/filters/chosen-filters.ts"
import { portionsName } from "../../core/filters/portions.ts"
import { isWholeList } from "../../core/pages/list-address.ts"
import { orderedAddress } from "../../core/pages/remembered-sort.ts"
import type { ListQuery, SortKey } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"
import { HiddenFields } from "./HiddenFields.tsx"

/** The orders, with their words: those of a link, which programs of others look for, and those of a short list. */
const sorts = [
  ["default", "listing.sortDefault", "listing.sortDefault"],
  ["price-asc", "listing.sortPriceAsc", "listing.orderPriceAsc"],
  ["price-desc", "listing.sortPriceDesc", "listing.orderPriceDesc"],
  ["name-asc", "listing.sortNameAsc", "listing.orderNameAsc"],
  ["name-desc", "listing.sortNameDesc", "listing.orderNameDesc"],
  ["newest", "listing.sortNewest", "listing.sortNewest"],
] as const satisfies readonly (readonly [SortKey, string, string])[]

interface Props {
  /** the address of the whole list */
  readonly list: string
  readonly query: ListQuery
  readonly scene: Scene
}

/** Where there is room the orders stand beside each other. Spec: 10.74, 10.290. */
export function SortLinks({ list, query, scene: { say } }: Props) {
  const nofollow = isWholeList(query) ? {} : { rel: "nofollow" }
  return (
    <nav className="listing__sorts" aria-label={say("listing.sort")}>
      <ul id="s_setting_0">
        {sorts.map(([sort, link], index) => (
          <li key={sort}>
            <a
              {...nofollow}
              data-index={index}
              href={orderedAddress(list, query, sort)}
              {...((query.sort ?? "default") === sort ? { "aria-current": "true" } : {})}
            >
              {say(link)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On smaller screens they are a native list, which needs no script. Spec: 10.292. */
export function SortForm({ list, query, scene: { say } }: Props) {
  const { filters, portions, sort = "default" } = query
  const others = [
    ...(portions === undefined ? [] : [[portionsName, String(portions)] as const]),
    ...(filters === undefined ? [] : filterParameters(filters)),
  ]
  return (
    <form className="listing__order" action={list.split("?")[0]}>
      <HiddenFields list={list} others={others} />
      <label htmlFor="listing_order">{say("listing.order")}</label>
      <select id="listing_order" className="select" name="sort" defaultValue={sort}>
        {sorts.map(([key, , entry]) => (
          <option key={key} value={key}>
            {say(entry)}
          </option>
        ))}
      </select>
      <button type="submit" className="btn">
        {say("listing.orderShow")}
      </button>
    </form>
  )
}
