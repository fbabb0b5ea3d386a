import { contentStarters, goneEvent } from "./page-content.ts"

// A file of its own, because only a page whose content is exchanged loads it.

/** Takes what stands in a part of the page out of service, before the part is replaced. */
export function retireContent(part: Element): void {
  for (const island of part.querySelectorAll('[id^="island_"]')) island.dispatchEvent(new Event(goneEvent))
}

/** What replaced a part of the page is there: it comes to life as on a page of its own. */
export function startContent(): void {
  for (const start of contentStarters) start()
}

/**
 * Another page's content stands in this page now, under its address. What a page starts with its starter notes as the page is parsed: who
 * goes forward before the scripts are there has another address by then.
 */
export function noteShownPath(): void {
  document.documentElement.dataset["path"] = location.pathname
}
