import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedSearch, openSearch } from "../../core/search/opened-search.ts"
import { recentKey } from "../../core/search/keys.ts"
import { readRecent, recentLinks, recentText, withSearched } from "../../core/search/recent-searches.ts"
import { runMachine } from "../../core/pages/page-machine.ts"
import type { SearchTextKey } from "../../core/search/view-search-box.ts"
import type { Texts } from "../../core/texts/texts.ts"
import { browserEffects } from "../runtime/islands/browser-effects.ts"
import { hydrateIsland } from "../runtime/islands/hydrate-island.tsx"
import { dataId } from "../runtime/islands/island-data.ts"
import { loadDeferred } from "../runtime/islands/load-deferred.ts"
import { onReturned } from "../runtime/navigation/page-returns.ts"
import { isRecording, noteMachine } from "../runtime/recording/recording.ts"
import { followField } from "../runtime/menus/search-field.ts"
import { addStyles } from "../runtime/islands/add-styles.ts"
import { SearchSuggestions } from "../shell/SearchSuggestions.tsx"
import { readOpening } from "../shell/written-search.ts"
import { textsIn } from "../texts/load-texts.ts"

/**
 * Brings the search of the header to life, whose field has the focus: what was typed before is judged, and what was searched for before in this
 * browser is offered. Rejects when its texts do not come; the form then searches as it does without scripts.
 *
 * Spec: 4.22 to 4.25, 10.22 to 10.26, 19.110 to 19.113.
 */
export async function startSearchBox(form: HTMLFormElement, field: HTMLInputElement, results: Element): Promise<void> {
  const opening = readOpening(form, field)
  if (opening === null) return
  const written = document.getElementById(dataId("searchBox"))?.textContent ?? "{}"
  const own: Partial<Texts<SearchTextKey>> = JSON.parse(written)
  const { language, client } = opening
  const [builtIn, { default: styles }] = await Promise.all([textsIn(language), import("../styles/search-suggestions.css?inline")])
  const texts = { language, texts: { ...builtIn, ...own } }
  addStyles(styles)
  const start = openSearch(opening)
  const viewOf = (page: typeof start) => openedSearch.view(page, texts)
  // what the browser remembers is no part of a recording
  const recent = () => (isRecording() ? [] : keptRecent(client))
  const noteStep = noteMachine(
    "searchBox",
    async () => openedSearch,
    () => viewOf(start),
  )
  const store = runMachine(openedSearch, start, {
    language,
    effects: browserEffects(language, sendErrorReport),
    onStep: (event, commands, page) => {
      noteStep(event, () => viewOf(page))
      for (const command of commands) if (command.type === "SubmitSearch") keepRecent(withSearched(recent(), command.text), client)
      if (event.type === "RecentCleared") keepRecent([], client)
    },
  })
  await hydrateIsland(results, <SearchSuggestions store={store} texts={texts} />, sendErrorReport)
  followField({ form, field, results, store, viewOf })
  if (!isRecording()) onReturned(() => store.send({ type: "Left" }))
  const known = recent()
  if (known.length > 0) store.send({ type: "RecentRead", recent: recentLinks(known, language) })
  // asked for by the first pause in typing, and the pause is no longer than it takes to come
  loadDeferred(language).catch(() => {})
}

function keptRecent(client: string | null): readonly string[] {
  try {
    return readRecent(localStorage.getItem(recentKey), client)
  } catch {
    return []
  }
}

function keepRecent(queries: readonly string[], client: string | null): void {
  if (isRecording()) return
  try {
    if (queries.length === 0) localStorage.removeItem(recentKey)
    else localStorage.setItem(recentKey, recentText(queries, client))
  } catch {
    // a browser that keeps nothing
  }
}
