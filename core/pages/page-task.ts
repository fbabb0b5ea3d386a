import type { Basket, ChangeOutcome, RowToChange } from "../basket/basket.ts"
import type { RefreshedSize } from "../product-page/choice.ts"

/** The calls to the shop that machines make, each with what it is asked for and what it answers. None of them fails. */
export interface ShopCalls {
  readonly refreshSize: {
    readonly input: { readonly productId: number; readonly sizeId: string }
    /** null = not to be had: the page goes on with what it knows */
    readonly reply: RefreshedSize | null
  }
  readonly readBasket: { readonly input: null; readonly reply: Basket | null }
  readonly changeRow: { readonly input: { readonly row: RowToChange; readonly quantity: string }; readonly reply: ChangeOutcome }
  readonly removeRow: { readonly input: RowToChange; readonly reply: ChangeOutcome }
}

/** A call to the shop, and the events that its possible ends become. */
interface ShopTaskOf<Call extends keyof ShopCalls, Event> {
  readonly hand: "shop"
  readonly call: Call
  readonly input: ShopCalls[Call]["input"]
  /** a newer call of the same name makes this one's answer useless, so it is given up; a change of the basket never is */
  readonly isSuperseded: boolean
  readonly answered: (reply: ShopCalls[Call]["reply"]) => Event
  /** it broke: a defect */
  readonly failed: Event
  /** it was never sent: what sends it did not load */
  readonly unsent: Event
}

/** Any of some calls; without `Call`, of all. */
export type ShopTask<Event, Call extends keyof ShopCalls = keyof ShopCalls> = {
  readonly [Name in Call]: ShopTaskOf<Name, Event>
}[Call]

/** What a command asks of the machine's surroundings, and the events that come back. */
export type PageTask<Event> =
  | { readonly hand: "timer"; readonly ms: number; readonly ended: Event }
  /** bring a place of the page into view and put the focus there */
  | { readonly hand: "scroll"; readonly placeId: string }
  /** let the browser send a form, with the fields that a pressed button would have added */
  | { readonly hand: "submit"; readonly formId: string; readonly fields: Readonly<Record<string, string>> }
  /** show the other machines of the page a changed basket */
  | { readonly hand: "publish"; readonly basket: Basket }
  | { readonly hand: "navigate"; readonly address: string }
  | ShopTask<Event>

/** What does the tasks: a browser has other hands than a replay. */
export interface Hands {
  readonly timer: (ms: number, ended: () => void) => void
  readonly scroll: (placeId: string) => void
  readonly submit: (formId: string, fields: Readonly<Record<string, string>>) => void
  readonly publish: (basket: Basket) => void
  readonly navigate: (address: string) => void
  readonly shop: <Event>(task: ShopTask<Event>, send: (event: Event) => void) => void
}

/**
 * Gives a task to the hand that does it. The one interpreter of all commands of all machines.
 *
 * Spec: 4.44.
 *
 * @example
 * const events: string[] = []
 * const impatient = { ...idleHands, timer: (_: number, ended: () => void) => ended() }
 * performTask({ hand: "timer", ms: 500, ended: "PauseEnded" }, impatient, (event) => events.push(event))
 * events // => ["PauseEnded"]
 */
export function performTask<Event>(task: PageTask<Event>, hands: Hands, send: (event: Event) => void): void {
  switch (task.hand) {
    case "timer":
      return hands.timer(task.ms, () => send(task.ended))
    case "scroll":
      return hands.scroll(task.placeId)
    case "submit":
      return hands.submit(task.formId, task.fields)
    case "publish":
      return hands.publish(task.basket)
    case "navigate":
      return hands.navigate(task.address)
    case "shop":
      return hands.shop(task, send)
  }
}
