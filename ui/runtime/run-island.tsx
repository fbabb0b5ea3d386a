import type { ReactNode } from "react"
import { type PageMachine, runMachine } from "../../core/pages/page-machine.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { basketChannel, browserHands } from "./browser-hands.ts"
import { hydrateIsland } from "./hydrate-island.tsx"
import { findIsland, type IslandProps } from "./island-data.ts"
import { loadDeferredWhenIdle } from "./load-deferred.ts"
import { noteMachine, noteStep } from "./recording.ts"
import { startIsland } from "./start-island.ts"

interface Tagged {
  readonly type: string
}

/** What a page knows of an island besides its machine and its component. */
export interface IslandStart<State, Event> {
  /** gets what went wrong beside the shopper */
  readonly report: (during: string, failure: unknown) => void
  /** what the shopper did in the served markup before the island ran; it is read before hydration and sent after it */
  readonly typed?: (container: Element, state: State) => readonly Event[]
  /** the shopper will hardly leave without a call to the shop: its runtime is fetched when the browser is idle */
  readonly loadsShop?: true
}

/** Runs a machine from what the server wrote, and brings its island to life. Does nothing on a page without that island. */
export function runIsland<State, Event extends Tagged, Command extends Tagged, View, Key extends TextKey, ViewKey extends Key>(
  name: string,
  machine: PageMachine<State, Event, Command, View, ViewKey>,
  Island: (props: IslandProps<State, Event, Key>) => ReactNode,
  { report, typed, loadsShop }: IslandStart<State, Event>,
): void {
  const island = findIsland<State, Key>(name)
  if (island === null) return
  const { container, data } = island
  const { language } = data.texts
  const seen = (state: State) => () => machine.outcome(machine.view(state, data.texts))
  noteMachine(name, seen(data.state))
  const store = runMachine(machine, data.state, {
    language,
    hands: browserHands(language, report),
    onStep: (event, _, state) =>
      noteStep({ machine: name, event, isByShopper: Object.hasOwn(machine.shopperEvents, event.type), seen: seen(state) }),
  })
  const { basket, returned } = machine.hears
  if (basket !== undefined) basketChannel.subscribe((changed) => store.send(basket(changed)))
  if (returned !== undefined) onReturned(() => store.send(returned))
  startIsland(container, () => {
    const before = typed?.(container, data.state) ?? []
    hydrateIsland(container, <Island store={store} texts={data.texts} />, report)
    setTimeout(() => {
      for (const event of before) store.send(event)
    }, 0)
    if (loadsShop === true) loadDeferredWhenIdle(language)
  })
}

/**
 * Calls back when the page comes back from history: frozen as it was left, or built anew from the browser's store without
 * asking the server. In both cases what it shows may be old.
 */
function onReturned(back: () => void): void {
  addEventListener("pageshow", (event) => {
    const [navigation] = performance.getEntriesByType("navigation")
    const isRestored = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward"
    if (event.persisted || isRestored) back()
  })
}
