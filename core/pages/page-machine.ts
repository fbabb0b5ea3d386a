import type { Basket } from "../basket/basket.ts"
import type { Language } from "../values/language.ts"
import { createMachineStore, type PatientStore, type Step } from "../values/machine.ts"

import type { TextCatalogue, TextKey } from "../texts/texts.ts"
import type { ShownPageModel } from "./page.ts"
import { performTask, type PageEffects, type PageTask } from "./page-task.ts"
import { isShopperEvent, type ShopperEvent, type ShopperEvents } from "./shopper-events.ts"

interface Tagged {
  readonly type: string
}

/** What a shopper sees, in words: what a recording keeps and compares, and what the terminal prints. */
export type Words = string | boolean | null | readonly Words[] | { readonly [name: string]: Words }

/** A machine once its page is open: what a browser needs of it, which starts from the state that the server wrote. */
export interface OpenedMachine<State, Event extends Tagged, Command extends Tagged, View, Key extends TextKey> {
  readonly step: Step<State, Event, Command>
  readonly view: (state: State, texts: TextCatalogue<Key>) => View
  /** what a command asks of the surroundings */
  readonly task: (command: Command, language: Language) => PageTask<Event>
  /** events that no shopper and no command causes */
  readonly hears: {
    /** another machine of the page changed the basket */
    readonly basket?: (basket: Basket) => Event
    /** the page came back from history: what it shows may be old */
    readonly returned?: Event
    /** another machine of the page knows that the shop asks other prices now */
    readonly outdated?: Event
    /** the page was loaded again: what was asked for before may have come to the shop since it was put together */
    readonly reloaded?: Event
  }
}

/** What a recording keeps of a machine: a page that is not recorded runs without it. */
export interface RecordedMachine<Event extends Tagged, View> {
  /** the parts of the view that a recording compares */
  readonly outcome: (view: View) => Words
  /** texts of its outcome that are its own codes, such as the names of its states: recordings keep them */
  readonly says?: readonly string[]
  /** the events that a shopper causes */
  readonly shopperEvents: ShopperEvents<Event>
}

/** All there is to know of a machine that runs on pages. Whatever runs machines needs this record of it and no more. */
export interface PageMachine<State, Event extends Tagged, Command extends Tagged, View, Key extends TextKey>
  extends OpenedMachine<State, Event, Command, View, Key>, RecordedMachine<Event, View> {
  /** the state that a page opens with; null = the page has no such machine */
  readonly open: (model: ShownPageModel) => State | null
}

/** What a machine runs in. */
export interface Surroundings<Event extends Tagged, Command extends Tagged, State> {
  readonly language: Language
  readonly effects: PageEffects
  /** sees every step, for recordings */
  readonly onStep?: (event: Event, commands: readonly Command[], state: State) => void
}

/**
 * Runs a machine from a state: in the browser from the one that the server wrote, elsewhere from the one its page opens with.
 *
 * Spec: 4.44.
 *
 * @example
 * const start = { text: "", wrapped: false, timerId: 0, kept: false, rows: null }
 * const store = runMachine(giftNote, start, { language: "pl", effects: idleEffects })
 * store.send({ type: "NoteTyped", text: "Sto lat" })
 * store.getSnapshot().text // => "Sto lat"
 */
export function runMachine<State, Event extends Tagged, Command extends Tagged, View, Key extends TextKey>(
  { step, task }: Pick<PageMachine<State, Event, Command, View, Key>, "step" | "task">,
  state: State,
  { language, effects, onStep }: Surroundings<Event, Command, State>,
): PatientStore<State, Event> {
  return createMachineStore(step, state, (command, send) => performTask(task(command, language), effects, send), onStep)
}

/** A machine that runs on a page; what its state and its events are stays its own. */
export interface RunningMachine {
  /** @returns false when a shopper causes no such event */
  readonly dispatch: (event: ShopperEvent) => boolean
  readonly hearBasket: (basket: Basket) => void
  readonly hearOutdated: () => void
  /** what the shopper sees of it now */
  readonly outcome: (texts: TextCatalogue) => Words
}

/** A machine among others: what all of them can do, without the types in which they differ. */
export interface ListedMachine {
  readonly isShopperEvent: (event: unknown) => boolean
  readonly says: readonly string[]
  /** @returns null when the page has no such machine */
  readonly start: (model: ShownPageModel, surroundings: Surroundings<Tagged, Tagged, unknown>) => RunningMachine | null
}

/** The machines of a shop under their names. */
export type MachineList = Readonly<Record<string, ListedMachine>>

/**
 * A machine as it stands in a list.
 *
 * Spec: 4.44.
 *
 * @example listed(giftNote).isShopperEvent({ type: "NoteTyped", text: "Sto lat" }) // => true
 * @example listed(giftNote).isShopperEvent({ type: "PauseEnded", timerId: 1 }) // => false
 */
export function listed<State, Event extends Tagged, Command extends Tagged, View, Key extends TextKey>(
  machine: PageMachine<State, Event, Command, View, Key>,
): ListedMachine {
  const { shopperEvents, hears } = machine
  return {
    isShopperEvent: (event) => isShopperEvent(shopperEvents, event),
    says: machine.says ?? [],
    start: (model, surroundings) => {
      const state = machine.open(model)
      if (state === null) return null
      const store = runMachine(machine, state, surroundings)
      return {
        dispatch: (event) => {
          const isKnown = isShopperEvent(shopperEvents, event)
          if (isKnown) store.send(event)
          return isKnown
        },
        hearBasket: (basket) => {
          if (hears.basket !== undefined) store.send(hears.basket(basket))
        },
        hearOutdated: () => {
          if (hears.outdated !== undefined) store.send(hears.outdated)
        },
        outcome: (texts) => machine.outcome(machine.view(store.getSnapshot(), texts)),
      }
    },
  }
}
