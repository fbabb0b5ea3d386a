import type { PaymentMoment } from "../../basket/payment.ts"
import type { ChosenPickup } from "../../basket/basket.ts"
import type { PriceFormat } from "../../values/price-format.ts"
import type { GiftCardProblem } from "../codes/gift-card.ts"
import { type ChoiceOffer, type ChoiceProblem, choiceProblem, chosenWay, type WayChoice } from "./order-choice.ts"

/** The page on which payment and delivery are chosen. */
export interface ChoosingState extends WayChoice {
  readonly offer: ChoiceOffer
  /** the pickup point that was chosen; null = none is */
  readonly point: ChosenPickup | null
  /** of the shop's own, where it can be collected, with their addresses in one line */
  readonly stores: readonly { readonly id: string; readonly text: string }[]
  /** id of the one that is chosen as the page opens; null = there is none */
  readonly storeId: string | null
  /** by which the courier of the chosen point knows the client, as it is typed; null = the point asks for none */
  readonly clientNumber: string | null
  /** id of the day that is chosen as the page opens; null = none is */
  readonly deliveryDay: string | null
  /** points are to pay the delivery, where they can */
  readonly isForPoints: boolean
  /** what is said of the order to the shop */
  readonly note: string
  /** only the beginning of it was kept */
  readonly isNoteCut: boolean
  /** what kept one from going on; null = nothing has */
  readonly problem: ChoiceProblem | null
  /** why the gift card that was entered does not pay; null = it does, or none was */
  readonly cardProblem: GiftCardProblem | null
  readonly isSending: boolean
  readonly priceFormat: PriceFormat
}

export type ChoosingEvent =
  /** caused by a shopper */
  | { readonly type: "PaymentChosen"; readonly id: string }
  | { readonly type: "DeliveryChosen"; readonly id: string }
  | { readonly type: "PointsChosen"; readonly isForPoints: boolean }
  | { readonly type: "NoteTyped"; readonly text: string }
  | { readonly type: "ClientNumberTyped"; readonly text: string }
  | { readonly type: "ContinuePressed" }
  /** the page came back from history */
  | { readonly type: "Returned" }

export type ChoosingCommand =
  /** post the form */
  | { readonly type: "Send" }
  /** bring what is missing into view */
  | { readonly type: "Show"; readonly problem: ChoiceProblem }

/**
 * One step: a choice counts at once and takes what was said of it away; going on stops at what is missing, and sends once.
 *
 * Spec: 10.152, 10.171, 10.732 to 10.734, 10.954, 10.956, 10.958.
 *
 * @example choosing(sampleChoosing(), { type: "PaymentChosen", id: "gotowka" })[0].paymentId // => "gotowka"
 * @example choosing(sampleChoosing(), { type: "ContinuePressed" })[1] // => [{ type: "Send" }]
 */
export function choosing(state: ChoosingState, event: ChoosingEvent): readonly [ChoosingState, readonly ChoosingCommand[]] {
  switch (event.type) {
    case "PaymentChosen": {
      if (!state.offer.payments.some(({ id }) => id === event.id)) return [state, []]
      return [{ ...state, paymentId: event.id, problem: null }, []]
    }
    case "DeliveryChosen": {
      const chosen = state.offer.deliveries.find(({ id }) => id === event.id)
      if (chosen === undefined) return [state, []]
      const moment: PaymentMoment = chosen.moment
      const deliveryIds = { ...state.deliveryIds, [moment]: event.id }
      return [{ ...state, deliveryIds, problem: state.problem === "payment" ? state.problem : null }, []]
    }
    case "NoteTyped":
      return [{ ...state, note: event.text, isNoteCut: false }, []]
    case "ClientNumberTyped":
      return state.clientNumber === null
        ? [state, []]
        : [{ ...state, clientNumber: event.text, problem: state.problem === "clientNumber" ? null : state.problem }, []]
    case "PointsChosen":
      return [{ ...state, isForPoints: event.isForPoints }, []]
    case "ContinuePressed": {
      if (state.isSending) return [state, []]
      const problem = choiceProblem(state.offer, chosenWay(state.offer, state), state.clientNumber)
      if (problem !== null) return [{ ...state, problem }, [{ type: "Show", problem }]]
      return [{ ...state, problem: null, isSending: true }, [{ type: "Send" }]]
    }
    case "Returned":
      return [{ ...state, isSending: false }, []]
  }
}
