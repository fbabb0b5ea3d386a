import type { ReactNode } from "react"
import { type OpenedMachine, type RecordedMachine, runMachine } from "../../../core/pages/page-machine.ts"
import type { MachineStore } from "../../../core/values/machine.ts"
import type { TextKey, Texts } from "../../../core/texts/texts.ts"
import { basketChannel } from "./basket-channel.ts"
import { browserEffects } from "./browser-effects.ts"
import { hydrateIsland } from "./hydrate-island.tsx"
import { inIdleTurn } from "./idle-turns.ts"
import { findIsland, type IslandProps } from "./island-data.ts"
import { loadDeferredOnActivity } from "./load-deferred.ts"
import { goneEvent } from "../navigation/page-content.ts"
import { outdatedEvent } from "./outdated-prices.ts"
import { onReturned, wasReloaded } from "../navigation/page-returns.ts"
import { isRecording, noteMachine } from "../recording/recording.ts"
import { startIsland } from "./start-island.ts"

interface Tagged {
  readonly type: string
}

/** What a page knows of an island besides its machine and its component. */
export interface IslandStart<State, Event extends Tagged, View> {
  /** fetches what a recording keeps of its machine; hardly any page is recorded */
  readonly recorded: () => Promise<RecordedMachine<Event, View>>
  /** gets what went wrong beside the shopper */
  readonly report: (during: string, failure: unknown) => void
  /** is this the code for what the page shows? Without it, it is. Chunks that pages share run on all of them */
  readonly isFor?: (state: State) => boolean
  /** what the shopper did in the served markup before the island ran; it is read as the island comes to life, and sent then */
  readonly typed?: (container: Element, state: State) => readonly Event[]
  /** what goes on beside it once it runs, such as the keeping of what is typed, by what the page opened with; a rehearsal has none of it */
  readonly beside?: (store: MachineStore<State, Event>, opened: State) => void
  /** what a shopper will do first besides typing: it is rehearsed when the browser is idle, so that it is quick */
  readonly rehearsed?: (state: State) => readonly Event[]
  /** what the page does not hold of its texts, because they come with its script */
  readonly builtIn?: Partial<Texts>
  /** the shopper will hardly leave without a call to the shop: its runtime is fetched once the shopper stirs */
  readonly loadsShop?: true
}

/** An island's code may come twice, when the content was exchanged while it was on its way; two roots in one place break each other. */
const started = new WeakSet<Element>()

/** Runs a machine from what the server wrote, and brings its island to life. Does nothing on a page without that island. */
export function runIsland<State, Event extends Tagged, Command extends Tagged, View, Key extends TextKey, ViewKey extends Key>(
  name: string,
  machine: OpenedMachine<State, Event, Command, View, ViewKey>,
  Island: (props: IslandProps<State, Event, Key>) => ReactNode,
  { recorded, report, isFor, typed, beside, rehearsed, builtIn, loadsShop }: IslandStart<State, Event, View>,
): void {
  const island = findIsland<State, Key>(name, builtIn)
  if (island === null) return
  const { container, data } = island
  if (isFor?.(data.state) === false || started.has(container)) return
  started.add(container)
  const { language } = data.texts
  const shown = (state: State) => () => machine.view(state, data.texts)
  const noteStep = noteMachine(name, recorded, shown(data.state))
  const store = runMachine(machine, data.state, {
    language,
    effects: browserEffects(language, report),
    onStep: (event, _, state) => noteStep(event, shown(state)),
  })
  // a letter of a page that is left may not be painted any more: it is taken before what stands in its form is kept
  addEventListener("pagehide", store.settle, true)
  const { basket, outdated, returned, reloaded } = machine.hears
  // once its markup has been replaced, what stands there now hears the page; that may be before it ran
  let isGone = false
  container.addEventListener(goneEvent, () => (isGone = true))
  const hear = (event: Event) => {
    if (!isGone) store.send(event)
  }
  const takeOver = () => {
    // read first: what follows is drawn over it
    const before = typed?.(container, data.state) ?? []
    // not earlier: the markup has to be what the island first draws; a recorded page is always a new one
    if (basket !== undefined) basketChannel.subscribe((changed) => hear(basket(changed)))
    if (outdated !== undefined) addEventListener(outdatedEvent, () => hear(outdated))
    if (returned !== undefined && !isRecording()) onReturned(() => hear(returned))
    if (reloaded !== undefined && !isRecording() && wasReloaded()) store.send(reloaded)
    for (const event of before) store.send(event)
  }
  const live = async () => {
    if (isGone) return
    // at once: the press of a key may be what brings the island to life, and it means what was typed before it
    await hydrateIsland(container, <Island store={store} texts={data.texts} />, report, takeOver)
    if (isGone) return
    // the page's starter has kept what was pressed meanwhile
    container.dispatchEvent(new CustomEvent("islandlive", { bubbles: true }))
    beside?.(store, data.state)
    if (rehearsed !== undefined)
      inIdleTurn(async () => {
        // who has begun needs no rehearsal
        if (store.getSnapshot() !== data.state) return
        const { step, task } = machine
        const { state, texts } = data
        await import("./rehearse.tsx").then((chunk) => chunk.rehearse({ step, task, state, events: rehearsed(state), Island, texts }))
      })
    if (loadsShop === true) loadDeferredOnActivity(language)
  }
  startIsland(container, () => live().catch((defect: unknown) => report(`start ${container.id}`, defect)))
}
