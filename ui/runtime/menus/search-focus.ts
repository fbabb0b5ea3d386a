import { isRecording } from "../recording/recording.ts"

type StartBox = (form: HTMLFormElement, field: HTMLInputElement, results: Element) => Promise<void>

/**
 * Fetches the suggestions of the header's search when its field first has the focus. Until they come, and where they do not come, its form searches
 * as it does without scripts.
 *
 * Spec: 10.22, 19.110, 19.114.
 *
 * @param load fetches what brings the search to life
 */
export function startSearchAtFocus(load: () => Promise<StartBox>, report: (during: string, failure: unknown) => void): void {
  const form = document.querySelector<HTMLFormElement>("form#menu_search")
  const field = form?.querySelector<HTMLInputElement>(".menu_search__input")
  const results = form?.querySelector(".search_result")
  if (form == null || field == null || results == null) return
  const focused = new AbortController()
  const start = () => {
    focused.abort()
    load()
      .then((startBox) => startBox(form, field, results))
      .catch((failure: unknown) => report("load search", failure))
  }
  if (document.activeElement === field || isRecording()) start()
  else field.addEventListener("focus", start, { signal: focused.signal })
}
