import { inIdleTurn } from "./idle-turns.ts"

const eagerEvents = ["pointerdown", "pointerenter", "focusin"] as const

/**
 * Starts an island once: in its turn when the main thread is idle, at once when the shopper points at it or focuses inside it.
 *
 * @param begin is over when the island runs
 */
export function startIsland(container: Element, begin: () => Promise<void>): void {
  let begun: Promise<void> | null = null
  const start = () => {
    for (const name of eagerEvents) container.removeEventListener(name, start, true)
    begun ??= begin()
    return begun
  }
  for (const name of eagerEvents) container.addEventListener(name, start, { capture: true, passive: true })
  inIdleTurn(start)
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
