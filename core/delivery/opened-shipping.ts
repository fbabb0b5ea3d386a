import type { Basket } from "../basket/basket.ts"
import { shippingPanel, type ShippingPanel, type ShippingPanelCommand, type ShippingPanelEvent } from "./shipping-panel.ts"
import { type ShippingPanelTextKey, type ShippingView, viewShippingPanel } from "./view-shipping.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import type { PageTask } from "../pages/page-task.ts"

/**
 * The delivery of a product, on a page that is open: what a page's script has of it.
 *
 * Spec: 2.37, 7.58, 18.26.
 *
 * @example openedShipping.hears // => {}
 */
export const openedShipping: Omit<
  PageMachine<ShippingPanel, ShippingPanelEvent, ShippingPanelCommand, ShippingView | null, ShippingPanelTextKey>,
  "open"
> = {
  step: shippingPanel,
  view: viewShippingPanel,
  outcome: (view) =>
    view === null
      ? null
      : {
          ships: view.ships,
          cost: view.cost,
          day: view.day,
          dialog: view.dialog.is === "couriers" ? courierWords(view.dialog.list) : view.dialog.words,
          pickup: view.pickup === null ? null : view.pickup.chosen,
          place: view.place === null ? null : { shown: view.place.shown, problem: view.place.problem?.words ?? null },
        },
  shopperEvents: {
    DeliveryAsked: { kind: ["item", "bundle", "collection"], productId: "integer", sizeId: "text", text: "text", parts: "text" },
    PlacePressed: { place: ["sizes", "quantity"] },
    PlaceSent: { countryId: "text", postcode: "text" },
    PlaceRestored: {},
  },
  task: (command) => {
    if (command.type === "StartTimer") {
      const { timerId, ms, dueMs } = command
      return { effect: "timer", ms, ended: { type: "TimerEnded", timerId, nowMs: dueMs } }
    }
    if (command.type === "ShowPlace") return { effect: "scroll", placeId: placeIds[command.place] }
    if (command.type === "ShowBasket") return { effect: "publish", basket: command.basket }
    if (command.type === "ReadBasket") {
      const answered = (basket: Basket | null) => ({ type: "BasketRead", basket }) as const
      return { effect: "shop", call: "readBasket", input: null, isSuperseded: true, answered, failed: answered(null) }
    }
    if (command.type === "SetPlace") return placeTask(command)
    const { requestId, products } = command
    const notAnswered = { type: "NotAnswered", requestId } as const
    return {
      effect: "shop",
      call: "askDelivery",
      input: products,
      isSuperseded: true,
      answered: (answer) => (answer === null ? notAnswered : { type: "Answered", requestId, answer }),
      failed: notAnswered,
    }
  },
  hears: {},
}

/** A change of the place is never given up half done. */
function placeTask({ requestId, change }: Extract<ShippingPanelCommand, { readonly type: "SetPlace" }>): PageTask<ShippingPanelEvent> {
  const notAnswered = { type: "PlaceNotAnswered", requestId } as const
  return {
    effect: "shop",
    call: "setPlace",
    input: change,
    answered: (outcome) => (outcome === null ? notAnswered : { type: "PlaceAnswered", requestId, outcome }),
    failed: notAnswered,
  }
}

/** Spec: 10.87, 10.90. */
const placeIds = { sizes: "projector_sizes_cont", quantity: "projector_number" } as const

type Dialog = Extract<ShippingView["dialog"], { readonly is: "couriers" }>

const courierWords = (list: Dialog["list"]) =>
  list.is === "empty"
    ? list.words
    : list.groups.map(({ heading, rows }) => ({ heading, rows: rows.map(({ name, cost, delivery }) => ({ name, cost, delivery })) }))
