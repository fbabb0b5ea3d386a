/** How long after DOMContentLoaded an island starts at the latest, in milliseconds. */
const latestStartMs = 2000

const eagerEvents = ["pointerdown", "pointerenter", "focusin"] as const

/**
 * Starts an island once: after the page's `load`, at the latest 2 s after DOMContentLoaded, at once when the shopper
 * points at it or focuses inside it. Module scripts run before DOMContentLoaded, so that event is still to come.
 */
export function startIsland(container: Element, begin: () => void): void {
  let begun = false
  const start = () => {
    if (begun) return
    begun = true
    for (const name of eagerEvents) container.removeEventListener(name, start, true)
    removeEventListener("load", afterLoad)
    begin()
  }
  // one task later, so that the work does not lengthen the load event itself
  const afterLoad = () => setTimeout(start, 0)
  for (const name of eagerEvents) container.addEventListener(name, start, { capture: true, passive: true })
  if (document.readyState === "complete") afterLoad()
  else {
    addEventListener("load", afterLoad)
    document.addEventListener("DOMContentLoaded", () => setTimeout(start, latestStartMs), { once: true })
    if (document.readyState === "interactive") setTimeout(start, latestStartMs)
  }
}

/** What stands in a field of that id when the shopper has changed it since the server wrote it; `null` = nothing new. */
export const typedBefore = (fieldId: string): string | null => typedInto(document.getElementById(fieldId))

/** What stands in a field when the shopper has changed it since the server wrote it; `null` = nothing new. */
export function typedInto(field: Element | null): string | null {
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue ? null : field.value
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find((option) => option.defaultSelected)?.value ?? ""
    return field.value === served ? null : field.value
  }
  return null
}
