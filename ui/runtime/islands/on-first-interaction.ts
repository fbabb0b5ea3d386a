/** What a shopper does who is about to do something: nobody presses a control before one of these. */
const interactions = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"]

/** How long work waits for an idle moment after the first interaction at most, in milliseconds. */
const latestMs = 1000

/**
 * Work that waits for the shopper's first interaction, and then until the browser has nothing better to do: who only looks at a page does not pay for
 * it, and it is done before the first press needs it.
 */
export function onFirstInteraction(work: () => void): void {
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: latestMs })
    else setTimeout(work, 200)
  }
  for (const name of interactions) addEventListener(name, begin, { capture: true, passive: true, signal: begun.signal })
  // somebody is in a field already, and may have typed all there is to type
  if (document.activeElement !== document.body) begin()
}
