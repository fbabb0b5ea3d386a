let isFrozenPageBack = false

/** From now on a page that comes back from history is noticed, also before anybody asks. */
export function watchReturns(): void {
  addEventListener("pageshow", (event) => {
    if (event.persisted) isFrozenPageBack = true
  })
}

/**
 * Calls back when the page comes back from history, at once when it has done so already: frozen as it was left, or built anew from the
 * browser's store without asking the server. In both cases what it shows may be old.
 */
export function onReturned(back: () => void): void {
  // scripts come after the first paint, and that may be after the page was shown
  if (isFrozenPageBack || (document.readyState === "complete" && isRebuilt())) back()
  addEventListener("pageshow", (event) => {
    if (event.persisted || isRebuilt()) back()
  })
}

function isRebuilt(): boolean {
  const [navigation] = performance.getEntriesByType("navigation")
  return navigation !== undefined && "type" in navigation && navigation.type === "back_forward"
}
