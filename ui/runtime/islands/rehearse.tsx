import { type ReactNode, startTransition, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { PageTask } from "../../../core/pages/page-task.ts"
import type { TextCatalogue, TextKey } from "../../../core/texts/texts.ts"
import type { Language } from "../../../core/values/language.ts"
import { createMachineStore, type Step } from "../../../core/values/machine.ts"
import { afterPaint } from "./after-paint.ts"
import { idleMoment } from "./idle-turns.ts"
import type { IslandProps } from "./island-data.ts"

interface Play<State, Event, Command, Key extends TextKey> {
  readonly step: Step<State, Event, Command>
  /** what a command asks for, which is told and not done */
  readonly task: (command: Command, language: Language) => PageTask<Event>
  /** where it begins; it is left as it is */
  readonly state: State
  /** what a shopper will do first */
  readonly events: readonly Event[]
  readonly Island: (props: IslandProps<State, Event, Key>) => ReactNode
  readonly texts: TextCatalogue<Key>
}

/** What a browser tells an island before a click: React has a way of its own for each. */
const beforeClick = ["pointerover", "mouseover", "pointerdown", "mousedown", "focusin", "pointerup", "mouseup"] as const

/** What it tells one of a letter, in their order. */
const ofALetter = ["keydown", "keypress", "textInput", "input", "keyup"] as const

/**
 * Plays what the shopper will do first in a second island that is in no document: a browser compiles code when it first runs, and then
 * the first press need not wait for that. What its machine asks for is carried out by nobody and noted by nobody.
 */
export async function rehearse<State, Event, Command, Key extends TextKey>({
  step,
  task,
  state,
  events,
  Island,
  texts,
}: Play<State, Event, Command, Key>): Promise<void> {
  const stage = document.createElement("div")
  const store = createMachineStore<State, Event, Command>(step, state, (command) => void task(command, texts.language))
  const play = async (act: () => void) => {
    startTransition(act)
    await idleMoment()
  }
  const root = await setStage(stage, <Island store={store} texts={texts} />)
  for (const event of events) await play(() => store.send(event))
  const line = [...stage.querySelectorAll<HTMLInputElement>('input[type="text"]')].find((one) => one.closest("[hidden]") === null)
  await play(() => {
    for (const name of ofALetter) {
      // past React, which has a value of its own on each field, and then sees that it is another text
      if (name === "input" && line !== undefined) Reflect.set(HTMLInputElement.prototype, "value", "a", line)
      line?.dispatchEvent(new KeyboardEvent(name, { key: "a", bubbles: true, cancelable: true }))
    }
  })
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

/** Draws an island where nobody sees it. One that crashes does so in the page as well, and is told there. */
async function setStage(stage: Element, island: ReactNode): Promise<Root> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const root = createRoot(stage, { onUncaughtError: () => resolve() })
  startTransition(() => root.render(<Stage onSet={resolve}>{island}</Stage>))
  await promise
  await idleMoment()
  return root
}

function Stage({ onSet, children }: { readonly onSet: () => void; readonly children: ReactNode }) {
  useEffect(onSet, [onSet])
  return children
}
