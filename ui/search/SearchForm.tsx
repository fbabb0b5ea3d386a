import { searchPath } from "../../core/addresses/addresses.ts"
import { maxSearched } from "../../core/search/search-words.ts"
import { languageCode } from "../../core/values/language.ts"
import type { Scene } from "../scene.ts"

/** The search of the shop, under the names that programs of others know. Without scripts it is a form like any other. Spec: 10.22 to 10.25. */
export function SearchForm({ text, scene: { say, language } }: { readonly text: string; readonly scene: Scene }) {
  return (
    <form id="menu_search" className="menu_search" action={searchPath} role="search">
      <label className="field__label" htmlFor="menu_search_text">
        {say("search.field")}
      </label>
      <div className="menu_search__block">
        <div className="menu_search__item --input">
          <input
            id="menu_search_text"
            className="menu_search__input field__input"
            name="text"
            type="search"
            maxLength={maxSearched}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            defaultValue={text}
          />
        </div>
        <button type="submit" className="menu_search__submit btn --solid">
          {say("search.submit")}
        </button>
      </div>
      {language !== "pl" && <input type="hidden" name="lang" value={languageCode(language)} />}
    </form>
  )
}
