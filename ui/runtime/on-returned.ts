/**
 * Calls back when the page comes back from history: frozen as it was left, or built anew from the browser's store without
 * asking the server. In both cases what it shows may be old.
 */
export function onReturned(back: () => void): void {
  addEventListener("pageshow", (event) => {
    const [navigation] = performance.getEntriesByType("navigation")
    const isRestored = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward"
    if (event.persisted || isRestored) back()
  })
}
