import { comparisonAddress, favouritesAddress, listsAddress } from "../../core/addresses/saved-addresses.ts"
import { Icon } from "./Icon.tsx"
import type { Scene } from "../scene.ts"

/**
 * The header's ways to what is kept, each with its number, once there is something: a page that is the same for all has none. Lists have one
 * where there is room for it; favourites lead to them anywhere.
 *
 * Spec: 2.23, 10.41, 10.52, 10.56, 10.177, 10.423.
 */
export function SavedLinks({ scene: { say, language, frame } }: { readonly scene: Scene }) {
  const { favourites, compared, lists } = frame.saved ?? { favourites: [], compared: [], lists: [] }
  const isEmpty = lists === null || lists.length === 0
  return (
    <>
      {lists !== null && (favourites.length > 0 || compared.length > 0 || !isEmpty) && (
        <span className="shopping_list_top" data-empty={isEmpty}>
          <a className={`saved__link slt_link${isEmpty ? " --empty" : ""}`} href={listsAddress(language)}>
            <Icon name="list" />
            <span className="badge" aria-hidden="true">
              {isEmpty ? "" : lists.length}
            </span>
            <b className="aside">{say("saved.listsCount", { count: lists.length })}</b>
          </a>
        </span>
      )}
      {compared.length > 0 && (
        <a id="menu_compare_product" className="saved__link" href={comparisonAddress(language)}>
          <span className="badge" aria-hidden="true">
            {compared.length}
          </span>
          <b className="aside">{say("saved.comparisonCount", { count: compared.length })}</b>
        </a>
      )}
      {favourites.length > 0 && (
        <a className="saved__link wishes_count" href={favouritesAddress(language)}>
          <i className="icon-heart" aria-hidden="true" />
          <span className="badge" aria-hidden="true">
            {favourites.length}
          </span>
          <b className="aside">{say("saved.favouritesCount", { count: favourites.length })}</b>
        </a>
      )}
    </>
  )
}
