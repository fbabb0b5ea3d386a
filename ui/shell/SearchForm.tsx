import { searchPath } from "../../core/addresses/search-address.ts"
import type { SearchOpening } from "../../core/search/opened-search.ts"
import { languageCode } from "../../core/values/language.ts"
import { searchTextKeys } from "../../core/search/view-search-box.ts"
import { ownWording } from "../../core/texts/page-texts.ts"
import { JsonScript } from "../islands/JsonScript.tsx"
import { dataId } from "../runtime/islands/island-data.ts"
import type { Scene } from "../scene.ts"
import { Icon } from "./Icon.tsx"

/** The search of the shop, under the names that programs of others know. Without scripts it is a form like any other. Spec: 10.22 to 10.26, 19.110. */
export function SearchForm({ opening, scene }: { readonly opening: SearchOpening | null; readonly scene: Scene }) {
  const { say, language, catalogue } = scene
  const own = ownWording(catalogue, searchTextKeys)
  return (
    <form id="menu_search" action={searchPath} role="search" data-client={opening?.client ?? undefined}>
      <div className="menu_search__block">
        <div className="menu_search__item --input">
          <input
            id="menu_search_text"
            className="menu_search__input"
            name="text"
            type="search"
            aria-label={say("search.field")}
            placeholder={say("search.field")}
            defaultValue={opening?.typed || undefined}
          />
          <button type="submit" className="menu_search__submit" aria-label={say("search.submit")}>
            <Icon name="search" />
          </button>
        </div>
        <div className="menu_search__item --results search_result" />
      </div>
      {language !== "pl" && <input type="hidden" name="lang" value={languageCode(language)} />}
      {Object.keys(own).length > 0 && <JsonScript id={dataId("searchBox")} type="application/json" data={own} />}
    </form>
  )
}
