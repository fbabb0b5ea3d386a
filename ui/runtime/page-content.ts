const starters: (() => void)[] = []

/** Tells an island that its markup is being taken out of the page. */
export const goneEvent = "islandgone"

/** Brings the page's content to life: now, and again each time a fragment has replaced it. Spec: 4.19 (marked scripts). */
export function onContent(start: () => void): void {
  starters.push(start)
  start()
}

/** Takes what stands in a part of the page out of service, before the part is replaced. */
export function retireContent(part: Element): void {
  for (const island of part.querySelectorAll('[id^="island_"]')) island.dispatchEvent(new Event(goneEvent))
}

/** What replaced a part of the page is there: it comes to life as on a page of its own. */
export function startContent(): void {
  for (const start of starters) start()
}
