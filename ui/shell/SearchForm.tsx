import { searchPath } from "../../core/addresses/addresses.ts"
import { maxSearched } from "../../core/search/search-words.ts"
import { languageCode } from "../../core/values/language.ts"
import type { Scene } from "../scene.ts"
import { Icon } from "./Icon.tsx"

/** The search of the shop, under the names that programs of others know. Without scripts it is a form like any other. Spec: 10.22 to 10.26, 19.110. */
export function SearchForm({ text, scene: { say, language } }: { readonly text: string; readonly scene: Scene }) {
  return (
    <form id="menu_search" className="menu_search" action={searchPath} role="search">
      <div className="menu_search__block">
        <div className="menu_search__item --input">
          <input
            id="menu_search_text"
            className="menu_search__input"
            name="text"
            type="search"
            maxLength={maxSearched}
            aria-label={say("search.field")}
            placeholder={say("search.field")}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            defaultValue={text}
          />
          <button type="submit" className="menu_search__submit" aria-label={say("search.submit")}>
            <Icon name="search" />
          </button>
        </div>
        <div className="menu_search__item --results search_result" />
      </div>
      {language !== "pl" && <input type="hidden" name="lang" value={languageCode(language)} />}
    </form>
  )
}
