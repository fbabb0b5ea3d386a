import type { SearchEvent } from "../../core/search/search-box.ts"
import type { PageSearch } from "../../core/search/opened-search.ts"
import { type SearchEntryView, type SearchTextKey, viewSearchBox } from "../../core/search/view-search-box.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useLive } from "../runtime/islands/use-live.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { listId, optionId } from "../runtime/menus/search-field.ts"
import { Icon } from "./Icon.tsx"

/**
 * What is suggested while a search is typed, below its field: a list whose active entry the field tells, and outside of it the buttons that show all
 * products, forget earlier searches and close the overlay.
 *
 * Spec: 10.26, 19.5, 19.9, 19.10, 19.111, 19.112.
 */
export function SearchSuggestions({ store, texts }: IslandProps<PageSearch, SearchEvent, SearchTextKey>) {
  const [page, send] = useMachine(store)
  // the page is served without it; what is spoken stands there before there is anything to say
  const isLive = useLive()
  const { open, overlay, groups, label, showAll, clearRecent, close, status } = viewSearchBox(page.box, page, texts)
  if (!isLive) return null
  return (
    <>
      <p className="aside" role="status">
        {status}
      </p>
      {overlay && (
        <button type="button" className="menu_button menu_search__close" aria-label={close} onClick={() => send({ type: "OverlayClosed" })}>
          <Icon name="close" />
        </button>
      )}
      {open && (
        <div className="search_result__panel">
          <div id={listId} className="search_result__list" role="listbox" aria-label={label}>
            {groups.map(({ is, heading, entries }) => (
              <div key={is} className={`search_result__sub --${is}`} role="group" aria-label={heading}>
                <div className="search_result__label" aria-hidden="true">
                  {heading}
                </div>
                {entries.map((entry) => (
                  <Entry key={entry.at} entry={entry} />
                ))}
              </div>
            ))}
          </div>
          {showAll !== null && (
            <button type="submit" className="search_result__all btn --outline">
              {showAll}
            </button>
          )}
          {clearRecent !== null && (
            <button type="button" className="search_result__clear" onClick={() => send({ type: "RecentCleared" })}>
              {clearRecent}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** The names that programs of others know the entries by. */
const classOf = {
  searchQueries: "--query",
  products: "--product",
  producers: "--producer",
  series: "--series",
  menuNodes: "--menu",
  cms: "--cms",
} as const satisfies Record<SearchEntryView["is"], string>

function Entry({ entry: { is, at, active, parts, link, price, icon, iconSecond } }: { readonly entry: SearchEntryView }) {
  return (
    <a
      id={optionId(at)}
      className={`search_result__item ${classOf[is]}${active ? " --active" : ""}`}
      href={link}
      role="option"
      aria-selected={active}
      tabIndex={-1}
    >
      {is === "products" && <Picture icon={icon} iconSecond={iconSecond} />}
      <span className="search_result__name">
        {parts.map(({ text, marked }, part) =>
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a name have no other name
          marked ? <b key={part}>{text}</b> : <span key={part}>{text}</span>,
        )}
      </span>
      {price !== null && <span className="search_result__price figures">{price}</span>}
    </a>
  )
}

/** A product without a picture keeps the place of one, so that names stand below each other. */
function Picture({ icon, iconSecond }: Pick<SearchEntryView, "icon" | "iconSecond">) {
  const plain = iconSecond ?? icon
  return (
    <span className="search_result__icon">
      {plain !== null && (
        <picture>
          {icon !== null && iconSecond !== null && <source srcSet={icon} type={`image/${icon.slice(icon.lastIndexOf(".") + 1)}`} />}
          <img src={plain} alt="" width="56" height="56" decoding="async" />
        </picture>
      )}
    </span>
  )
}
