import { type ReactNode, startTransition } from "react"
import { createRoot } from "react-dom/client"
import type { TextCatalogue, TextKey } from "../../../core/texts/texts.ts"
import { createMachineStore, type Step } from "../../../core/values/machine.ts"
import { afterPaint } from "./after-paint.ts"
import { idleMoment } from "./idle-turns.ts"
import type { IslandProps } from "./island-data.ts"

interface Play<State, Event, Command, Key extends TextKey> {
  readonly step: Step<State, Event, Command>
  /** where it begins; it is left as it is */
  readonly state: State
  /** what a shopper will do first */
  readonly events: readonly Event[]
  readonly Island: (props: IslandProps<State, Event, Key>) => ReactNode
  readonly texts: TextCatalogue<Key>
}

/** Idle moments in which the stage may be set; an island that crashes never is. */
const longestWait = 20

/** What a browser tells an island before a click: React has a way of its own for each. */
const beforeClick = ["pointerover", "mouseover", "pointerdown", "mousedown", "focusin", "pointerup", "mouseup"] as const

/**
 * Plays what the shopper will do first in a second island that is in no document: a browser compiles code when it first runs, and then
 * the first press need not wait for that. The commands of its machine are carried out by nobody and noted by nobody.
 */
export async function rehearse<State, Event, Command, Key extends TextKey>({
  step,
  state,
  events,
  Island,
  texts,
}: Play<State, Event, Command, Key>): Promise<void> {
  const stage = document.createElement("div")
  const root = createRoot(stage)
  const store = createMachineStore<State, Event, Command>(step, state, () => {})
  const play = async (act: () => void) => {
    startTransition(act)
    await idleMoment()
  }
  await play(() => root.render(<Island store={store} texts={texts} />))
  for (let wait = 0; wait < longestWait && stage.firstChild === null; wait += 1) await idleMoment()
  for (const event of events) await play(() => store.send(event))
  // a dialog would open in the page
  const button = stage.querySelector<HTMLElement>('[type="button"]:not([disabled], [aria-haspopup])')
  await play(() => {
    for (const name of beforeClick) button?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }))
    button?.click()
  })
  await play(() => stage.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })))
  // a form that is sent takes its step after a paint
  await new Promise<void>(afterPaint)
  root.unmount()
}
