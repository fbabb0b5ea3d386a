import { basketChannel } from "./basket-channel.ts"
import { islandId } from "./island-data.ts"
import { onFirstInteraction } from "./on-first-interaction.ts"
import { onReturned } from "../navigation/page-returns.ts"
import { isRecording } from "../recording/recording.ts"

/**
 * Loads an island of the header when it is needed: at once when the shopper goes near it, when another island changes the basket, when the
 * page is back from history with a basket that may be old; or else when the shopper has stirred and the browser has nothing better to
 * do. A page without other islands has no React until then. A recorded page loads it at once, because what the header shows is
 * part of every outcome.
 *
 * @param load fetches the island and runs it; when that fails, the header stays as it was served
 * @param isNeeded it is needed at once: the page was not served with all that it shows
 */
export function startWhenNeeded(
  machine: string,
  load: () => Promise<unknown>,
  report: (during: string, failure: unknown) => void,
  isNeeded = false,
): void {
  const container = document.getElementById(islandId(machine))
  if (container === null) return
  let loading: Promise<unknown> | undefined
  const start = () => {
    loading ??= load().catch((failure: unknown) => report(`load ${container.id}`, failure))
  }
  for (const name of ["pointerenter", "focusin"]) container.addEventListener(name, start, { capture: true, passive: true })
  basketChannel.subscribe(start)
  onReturned(start)
  // a pointer that rests there already does not enter any more
  if (isNeeded || isRecording() || container.matches(":hover")) start()
  else onFirstInteraction(start)
}
