/** Waits for so many milliseconds. */
type Wait = (ms: number) => Promise<void>

const waited: Wait = (ms) => new Promise((ended) => setTimeout(ended, ms))

/** Takes what is said for a time alone off the page when that is over; whoever was there stays on the page. Spec: 8.61, 10.736, 10.876. */
export async function showForItsTime(page: ParentNode, wait: Wait = waited): Promise<void> {
  const shown = page.querySelector<HTMLElement>("[data-shown-ms]")
  if (shown === null) return
  await wait(Number(shown.dataset["shownMs"]))
  const hadFocus = shown.contains(document.activeElement)
  shown.hidden = true
  if (hadFocus) page.querySelector<HTMLElement>("#content")?.focus()
}
