import type { NotifyRequest } from "../asking/notify-page.ts"
import type { Basket, ChangeOutcome, LineToAdd, RowToChange } from "../basket/basket.ts"
import type { NoteChange, NoteOutcome, RowNote } from "../basket/notes/noted-row.ts"
import type { OrderOutlook } from "../basket/summary/order-outlook.ts"
import type { DeliveryProduct } from "../delivery/courier-question.ts"
import type { PlaceChange, PlaceOutcome } from "../delivery/place-form.ts"
import type { ShippingAnswer } from "../delivery/product-shipping.ts"
import type { ClientDataReply, RemoteQuestion } from "../form/asked/remote-check.ts"
import type { FormulaQuestion } from "../formula/configured-price.ts"
import type { DeviceAnswer, DeviceQuestion, PasskeyCall, PasskeyCallReply } from "../passkey/device.ts"
import type { NotifyReply } from "../asking/notify.ts"
import type { RefreshedSizes, UnitPriceReply } from "../product-page/choice.ts"
import type { SentField } from "../product-page/submit.ts"
import type { SearchContext } from "../search/search-cache.ts"
import type { Suggestions } from "../search/suggestions.ts"
import type { AddedRow } from "../subscription/period-check.ts"
import type { SubscriptionRow } from "../subscription/period-decision.ts"
import type { Price } from "../values/money.ts"

/** The calls to the shop that machines make, each with what it is asked for and what it answers. None of them fails. */
export interface ShopCalls {
  readonly refreshSize: {
    readonly input: {
      readonly productId: number
      /** "" = none is chosen: all of them */
      readonly sizeId: string
      /** its periods as well */
      readonly isSubscription: boolean
    }
    /** null = not to be had: the page goes on with what it knows */
    readonly reply: RefreshedSizes | null
  }
  readonly askBundlePrice: {
    /** as one submit would post them */
    readonly input: readonly SentField[]
    /** null = not to be had, or it is not sold so */
    readonly reply: Price | null
  }
  /** price of one configured product, as the shop computes it */
  readonly unitPrice: {
    /** the fields of the form; the formula is there where our own interpreter can check the answer */
    readonly input: { readonly fields: readonly SentField[]; readonly formula: FormulaQuestion | null }
    /** null = not to be had */
    readonly reply: UnitPriceReply | null
  }
  /** the same by our own interpreter, without the shop; null = the formula has no price */
  readonly ownPrice: { readonly input: FormulaQuestion; readonly reply: Price | null }
  /** null = not to be had */
  readonly askDelivery: { readonly input: readonly DeliveryProduct[]; readonly reply: ShippingAnswer | null }
  /** null = not answered */
  readonly setPlace: { readonly input: PlaceChange; readonly reply: PlaceOutcome | null }
  /** all of one request; null = not answered */
  readonly checkClientData: { readonly input: readonly RemoteQuestion[]; readonly reply: ClientDataReply | null }
  /** the `errno` of a bank account; null = not answered */
  readonly checkBankAccount: { readonly input: string; readonly reply: number | null }
  readonly passkeyDevice: { readonly input: DeviceQuestion; readonly reply: DeviceAnswer }
  readonly passkeyCall: { readonly input: PasskeyCall; readonly reply: PasskeyCallReply }
  /** null = not answered */
  readonly notify: { readonly input: NotifyRequest; readonly reply: NotifyReply | null }
  readonly suggest: {
    readonly input: { readonly query: string; /** at most so many of each kind */ readonly limit: number; readonly context: SearchContext }
    /** null = not to be had */
    readonly reply: Suggestions | null
  }
  readonly readBasket: { readonly input: null; readonly reply: Basket | null }
  /** null = not to be had */
  readonly readOutlook: { readonly input: null; readonly reply: OrderOutlook | null }
  readonly changeRow: { readonly input: { readonly row: RowToChange; readonly quantity: string }; readonly reply: ChangeOutcome }
  /** all of them or none */
  readonly addRows: { readonly input: readonly LineToAdd[]; readonly reply: ChangeOutcome }
  /** all of them or none, and what is in the basket then */
  readonly takeRows: { readonly input: readonly RowToChange[]; readonly reply: ChangeOutcome }
  /** null = they could not be read */
  readonly readNotes: { readonly input: null; readonly reply: readonly RowNote[] | null }
  readonly changeNote: { readonly input: { readonly row: RowToChange; readonly change: NoteChange }; readonly reply: NoteOutcome }
  /** null = they could not be read */
  readonly readSubscriptions: { readonly input: null; readonly reply: readonly SubscriptionRow[] | null }
  /** false = refused, failed or not answered */
  readonly removeRows: { readonly input: readonly RowToChange[]; readonly reply: boolean }
  /** false = refused, failed or not answered */
  readonly addSubscriptions: { readonly input: readonly AddedRow[]; readonly reply: boolean }
}

/** A call to the shop, and the events that its possible ends become. */
interface ShopTaskOf<Call extends keyof ShopCalls, Event> {
  readonly effect: "shop"
  readonly call: Call
  readonly input: ShopCalls[Call]["input"]
  /** a newer call of the same name makes this one's answer useless, so it is given up; a change of the basket never is */
  readonly isSuperseded?: true
  readonly answered: (reply: ShopCalls[Call]["reply"]) => Event
  /** it broke: a defect */
  readonly failed: Event
  /** it was never sent, because what sends it did not load; without it, and without a line, that is told as `failed` */
  readonly unsent?: Event
}

/** Any of some calls; without `Call`, of all. */
export type ShopTask<Event, Call extends keyof ShopCalls = keyof ShopCalls> = {
  readonly [Name in Call]: ShopTaskOf<Name, Event>
}[Call]

/** What a command asks of the machine's surroundings, and the events that come back. */
export type PageTask<Event> =
  | { readonly effect: "timer"; readonly ms: number; readonly ended: Event }
  /** bring a place of the page into view and put the focus there */
  | { readonly effect: "scroll"; readonly placeId: string }
  /** let the browser send a form, with the fields that a pressed button would have added */
  | { readonly effect: "submit"; readonly formId: string; readonly fields: Readonly<Record<string, string>> }
  /** show the other machines of the page a changed basket */
  | { readonly effect: "publish"; readonly basket: Basket }
  /** tell the other machines of the page that the shop asks other prices now */
  | { readonly effect: "outdate" }
  | { readonly effect: "navigate"; readonly address: string }
  /** put the content of another page in the place of this one's; null = drop what is on its way. Nothing comes back: the machine is replaced */
  | { readonly effect: "content"; readonly address: string | null }
  /** have the points of the map read by what draws them; null = not to be had */
  | { readonly effect: "points"; readonly answered: (count: number | null) => Event }
  | ShopTask<Event>

/** What does the tasks: a browser does them otherwise than a replay. */
export interface PageEffects {
  readonly timer: (ms: number, ended: () => void) => void
  readonly scroll: (placeId: string) => void
  readonly submit: (formId: string, fields: Readonly<Record<string, string>>) => void
  readonly publish: (basket: Basket) => void
  readonly outdate: () => void
  readonly navigate: (address: string) => void
  readonly content: (address: string | null) => void
  /** @param answered gets how many there are */
  readonly points: (answered: (count: number | null) => void) => void
  readonly shop: <Event>(task: ShopTask<Event>, send: (event: Event) => void) => void
}

/**
 * Gives a task to what carries it out. The one interpreter of all commands of all machines.
 *
 * Spec: 4.44.
 *
 * @example
 * const events: string[] = []
 * const impatient = { ...idleEffects, timer: (_: number, ended: () => void) => ended() }
 * performTask({ effect: "timer", ms: 500, ended: "PauseEnded" }, impatient, (event) => events.push(event))
 * events // => ["PauseEnded"]
 */
export function performTask<Event>(task: PageTask<Event>, effects: PageEffects, send: (event: Event) => void): void {
  switch (task.effect) {
    case "timer":
      return effects.timer(task.ms, () => send(task.ended))
    case "scroll":
      return effects.scroll(task.placeId)
    case "submit":
      return effects.submit(task.formId, task.fields)
    case "publish":
      return effects.publish(task.basket)
    case "outdate":
      return effects.outdate()
    case "navigate":
      return effects.navigate(task.address)
    case "content":
      return effects.content(task.address)
    case "points":
      return effects.points((count) => send(task.answered(count)))
    case "shop":
      return effects.shop(task, send)
  }
}
