import { islandId } from "../islands/island-data.ts"
import { isRecording } from "../recording/recording.ts"
import { keptInCartPrefix } from "./kept-in-cart.ts"

/** The comments that were typed into the cart as it was served, by the ids of their rows. */
const servedComments = (): readonly (readonly [string, string])[] =>
  [...document.querySelectorAll<HTMLTextAreaElement>("#basket_form .basket__notes textarea")].flatMap((field) => {
    const rowId = field.closest<HTMLElement>(".basket__notes")?.dataset["row"]
    return rowId === undefined || field.value === field.defaultValue ? [] : [[rowId, field.value] as const]
  })

/**
 * Keeps what was typed into comments when the page is left before what keeps them runs: another form of the cart was sent, which takes none of them along.
 *
 * Spec: 10.905.
 *
 * @returns whether something was typed already
 */
export function keepServedComments(): boolean {
  const key = `${keptInCartPrefix}comments`
  addEventListener("pagehide", () => {
    const typed = servedComments()
    // once it runs, the island keeps them itself
    if (typed.length === 0 || isRecording() || document.querySelector(`#${islandId("rowNotes")}[data-live]`) !== null) return
    try {
      const before: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}")
      sessionStorage.setItem(key, JSON.stringify({ ...(typeof before === "object" ? before : {}), ...Object.fromEntries(typed) }))
    } catch {
      // what cannot be kept goes with the page
    }
  })
  return servedComments().length > 0
}
