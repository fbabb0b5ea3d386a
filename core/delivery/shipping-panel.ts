import type { Basket } from "../basket/basket.ts"
import type { SizeWords } from "../product/offer.ts"
import type { Decimal } from "../values/decimal.ts"
import type { PriceFormat } from "../values/price-format.ts"
import {
  type AnswerCache,
  cacheAnswer,
  cachedAnswer,
  type CourierQuestion,
  deliveryProduct,
  type DeliveryProduct,
  type ShippingCheck,
} from "./courier-question.ts"
import { type PlaceChange, type PlaceFormState, placeForm, type PlaceFormEvent } from "./place-form.ts"
import { answerHoldsUntil, nextWordChange, type ShippingAnswer } from "./product-shipping.ts"
import { type AskedForm, checkShippingForm, shippingFormOf } from "./shipping-form.ts"

/** The delivery of a product: beside the button, and in its dialog. */
export interface ShippingPanel {
  /** the smallest quantity sold */
  readonly sellBy: Decimal
  /** the shop's own words for the product's sizes; absent = they are called sizes */
  readonly sizeWords?: SizeWords
  readonly priceFormat: PriceFormat
  /** milliseconds since 1970 UTC, as far as events have told */
  readonly nowMs: number
  /** what the answer is about */
  readonly product: DeliveryProduct
  readonly check: ShippingCheck
  /** null = the shop did not tell */
  readonly answer: ShippingAnswer | null
  /** what the shop told so far; null = only the answer that the page opened with, which is in its document once */
  readonly cache: AnswerCache<ShippingAnswer> | null
  readonly request: { readonly is: "rest" | "busy" | "failed"; readonly requestId: number }
  readonly timerId: number
  readonly place: PlaceFormState
}

/** Where in the form something is to be chosen first. */
export type FormPlace = "sizes" | "quantity"

/** What can happen to it. */
export type ShippingPanelEvent =
  /** the shopper wants to know how what the form holds is delivered */
  | ({ readonly type: "DeliveryAsked" } & AskedForm)
  /** the shopper goes where the dialog sends */
  | { readonly type: "PlacePressed"; readonly place: FormPlace }
  /** the page came to life, or came back */
  | { readonly type: "Woken"; readonly nowMs: number }
  | { readonly type: "TimerEnded"; readonly timerId: number; readonly nowMs: number }
  | { readonly type: "Answered"; readonly requestId: number; readonly answer: ShippingAnswer }
  | { readonly type: "NotAnswered"; readonly requestId: number }
  | PlaceFormEvent
  /** null = it could not be read */
  | { readonly type: "BasketRead"; readonly basket: Basket | null }

/** What it asks of the browser and of the shop. */
export type ShippingPanelCommand =
  | { readonly type: "AskDelivery"; readonly requestId: number; readonly products: readonly DeliveryProduct[] }
  | { readonly type: "ShowPlace"; readonly place: FormPlace }
  | { readonly type: "SetPlace"; readonly requestId: number; readonly change: PlaceChange }
  /** the cart is delivered for another cost, too */
  | { readonly type: "ReadBasket" }
  | { readonly type: "ShowBasket"; readonly basket: Basket }
  /** at `dueMs` the words change; `ms` from now on */
  | { readonly type: "StartTimer"; readonly timerId: number; readonly ms: number; readonly dueMs: number }

type Stepped = readonly [ShippingPanel, readonly ShippingPanelCommand[]]

/** What a page opens it with. */
export type ShippingPanelStart = Pick<
  ShippingPanel,
  "sellBy" | "sizeWords" | "priceFormat" | "nowMs" | "product" | "check" | "answer" | "place"
>

/**
 * The delivery of a product as its page opens.
 *
 * Spec: 18.26.
 *
 * @example openShippingPanel(samplePanelStart()).request // => { is: "rest", requestId: 0 }
 */
export function openShippingPanel(start: ShippingPanelStart): ShippingPanel {
  return {
    ...start,
    cache: null,
    request: { is: "rest", requestId: 0 },
    timerId: 0,
  }
}

/** Currency and client are those of the page, and another place empties what is kept: the context is one. Spec: 18.10, 18.28. */
const questionOf = (product: DeliveryProduct): CourierQuestion => ({ products: [product], context: {} })

/**
 * One step. The shop is asked when the shopper wants to know about another size or quantity, each question once, and when what it told
 * holds no longer; a failed answer is not kept, and a late one changes nothing.
 *
 * Spec: 4.52, 5.75, 5.76, 9.53, 9.56, 18.3, 18.10, 18.25, 18.28.
 *
 * @example
 * const form = askedForm("product=1&size=&number=1")
 * const [asked] = shippingPanel(openShippingPanel(samplePanelStart()), { type: "DeliveryAsked", ...form })
 * asked.check // => { is: "sizeAlert" }
 */
export function shippingPanel(state: ShippingPanel, event: ShippingPanelEvent): Stepped {
  switch (event.type) {
    case "DeliveryAsked":
      return askFor(state, event)
    case "PlacePressed":
      return [state, [{ type: "ShowPlace", place: event.place }]]
    case "Woken":
      return at(state, event.nowMs)
    case "TimerEnded":
      return event.timerId === state.timerId ? at(state, event.nowMs) : [state, []]
    case "Answered": {
      if (!isAwaited(state, event.requestId)) return [state, []]
      const { answer } = event
      const cache = cacheAnswer(state.cache ?? {}, questionOf(state.product), answer)
      // the shop's clock is right, whatever the visitor's says
      const nowMs = answer.time?.asOfMs ?? state.nowMs
      return timed({ ...state, answer, cache, nowMs, request: { ...state.request, is: "rest" } })
    }
    case "NotAnswered":
      return isAwaited(state, event.requestId) ? [{ ...state, request: { ...state.request, is: "failed" } }, []] : [state, []]
    case "PlaceSent":
    case "PlaceRestored":
    case "PlaceAnswered":
    case "PlaceNotAnswered":
      return stepPlace(state, event)
    case "BasketRead":
      return [state, event.basket === null ? [] : [{ type: "ShowBasket", basket: event.basket }]]
  }
}

const isAwaited = ({ request }: ShippingPanel, requestId: number): boolean => request.is === "busy" && request.requestId === requestId

function askFor(state: ShippingPanel, asked: AskedForm): Stepped {
  const form = shippingFormOf(asked, state.sellBy)
  const check = checkShippingForm(form)
  const request = { ...state.request, is: "rest" } as const
  if (check.is !== "ready") return [{ ...state, check, request }, []]
  const product = deliveryProduct(form)
  const cache = state.cache ?? cacheAnswer({}, questionOf(state.product), state.answer)
  const next = { ...state, check, product, cache }
  const known = cachedAnswer(cache, questionOf(product))
  return known === null ? ask(next) : timed({ ...next, answer: known, request })
}

/** In another place everything that was told is old: this product is asked for anew, and so is what delivery of the cart costs. */
function stepPlace(before: ShippingPanel, event: PlaceFormEvent): Stepped {
  const known = before.answer?.place ?? null
  if (known === null) return [before, []]
  const [place, commands] = placeForm(before.place, event, known)
  let state = place === before.place ? before : { ...before, place }
  const lifted: ShippingPanelCommand[] = []
  for (const command of commands) {
    if (command.type === "SetPlace") lifted.push(command)
    else {
      const [asked, more] = ask({ ...state, cache: {} })
      state = asked
      lifted.push(...more, { type: "ReadBasket" })
    }
  }
  return [state, lifted]
}

function ask(state: ShippingPanel): Stepped {
  const requestId = state.request.requestId + 1
  return [{ ...state, request: { is: "busy", requestId } }, [{ type: "AskDelivery", requestId, products: [state.product] }]]
}

/**
 * The clock moved on: an answer that holds no longer is asked for anew, and nothing that was told before it counts. A visitor's clock may be
 * slow: it is never earlier than the shop has said.
 */
function at(before: ShippingPanel, told: number): Stepped {
  const nowMs = Math.max(before.nowMs, told)
  const state = { ...before, nowMs }
  const { answer } = state
  if (answer === null) return [state, []]
  return nowMs >= answerHoldsUntil(answer, nowMs) ? ask({ ...state, cache: {} }) : timed(state)
}

/** The longest time that a browser's timer takes: a later moment is waited for in steps. */
const maxTimerMs = 2 ** 31 - 1

function timed(before: ShippingPanel): Stepped {
  const { answer, nowMs } = before
  if (answer === null || answer.time === null) return [before, []]
  const changes = [nextWordChange(answer, nowMs), answerHoldsUntil(answer, nowMs)].filter((moment) => moment !== null && moment > nowMs)
  const dueMs = Math.min(...changes.map((moment) => moment ?? Infinity), nowMs + maxTimerMs)
  const timerId = before.timerId + 1
  return [{ ...before, timerId }, [{ type: "StartTimer", timerId, ms: dueMs - nowMs, dueMs }]]
}
