/** The list that the page shows: its address, and how many pages stand behind the one of its address. */
export interface ShownList {
  readonly path: string
  readonly query: string
  readonly more: number
}

const ofAddress = (more: number): ShownList => ({ path: location.pathname, query: location.search, more })

let shown = ofAddress(0)

/** What is shown. */
export const shownList = (): ShownList => shown

/** From now on the list of the page's address is shown, with so many pages behind it. */
export function showsList(more: number = 0): void {
  shown = ofAddress(more)
}

/** Says something to who hears the page. */
export function say(words: string): void {
  const place = document.getElementById("list_spoken")
  if (place !== null) place.textContent = words
}

/** The words of an element; empty = there is none. */
export const wordsOf = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? ""
