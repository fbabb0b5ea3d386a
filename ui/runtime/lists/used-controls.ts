/**
 * What a shopper is in the middle of in a list's controls, which an answer must not take away: groups that were opened, an amount that is being
 * typed, the focus.
 *
 * Spec: 10.360.
 *
 * @returns brings it back when the controls have been exchanged
 */
export function asItWas(): () => void {
  const open = [...document.querySelectorAll<HTMLDetailsElement>("#filters details[open]")].map(({ id }) => id)
  const used = document.activeElement
  const typed = used instanceof HTMLInputElement && used.type === "text" ? ([used.value, used.selectionStart] as const) : null
  const isOrder = used?.closest(".listing__sorts") !== null && used !== null
  return () => {
    for (const id of open) document.getElementById(id)?.setAttribute("open", "")
    if (used === null || used.isConnected) return
    const same = document.getElementById(used.id)
    if (same instanceof HTMLInputElement && typed !== null) {
      const [value, at] = typed
      same.value = value
      same.setSelectionRange(at, at)
    }
    if (same === null) (nearestTo(used.id, isOrder) ?? document.getElementById("list_count"))?.focus({ preventScroll: true })
  }
}

/** What is used next when a control is gone with what it took away: the filter before it, or the first value of its group; or the order that is chosen now. */
function nearestTo(id: string, isOrder: boolean): HTMLElement | null {
  if (isOrder) return document.querySelector<HTMLElement>(".listing__sorts [aria-current]")
  const [, at] = /^chosen_(\d+)$/.exec(id) ?? []
  if (at !== undefined) return document.getElementById(`chosen_${Number(at) - 1}`)
  const [, group] = /^(?:clear|more)_(\w+)$/.exec(id) ?? []
  return group === undefined ? null : document.querySelector<HTMLElement>(`#filters [name="filter_${group}"]`)
}

/** With a script each choice counts at once: the form's button says what is left, and closes the filters. Spec: 10.361. */
export function showCount(): void {
  const button = document.querySelector<HTMLElement>(".filters__send button")
  if (button !== null) button.textContent = button.dataset["says"] ?? button.textContent
}
