import { comparisonAddress, favouritesAddress } from "../../core/addresses/saved-addresses.ts"
import type { Scene } from "../scene.ts"

/** The header's ways to what is kept, each with its number, once there is something: a page that is the same for all has none. Spec: 10.56, 10.177. */
export function SavedLinks({ scene: { say, language, frame } }: { readonly scene: Scene }) {
  const { favourites, compared } = frame.saved ?? { favourites: [], compared: [] }
  return (
    <>
      {compared.length > 0 && (
        <a id="menu_compare_product" className="saved__link" href={comparisonAddress(language)}>
          <span aria-hidden="true">{compared.length}</span>
          <b className="aside">{say("saved.comparisonCount", { count: compared.length })}</b>
        </a>
      )}
      {favourites.length > 0 && (
        <a className="saved__link wishes_count" href={favouritesAddress(language)}>
          <span aria-hidden="true">{favourites.length}</span>
          <b className="aside">{say("saved.favouritesCount", { count: favourites.length })}</b>
        </a>
      )}
    </>
  )
}
