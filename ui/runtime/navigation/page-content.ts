/** What brings the content to life, in the order in which it was told. What replaces content runs it again. */
export const contentStarters: (() => void)[] = []

/** Tells an island that its markup is being taken out of the page. */
export const goneEvent = "islandgone"

/** Brings the page's content to life: now, and again each time a fragment has replaced it. Spec: 4.19 (marked scripts). */
export function onContent(start: () => void): void {
  contentStarters.push(start)
  start()
}
