import type { OpenedMachine } from "../../pages/page-machine.ts"
import { choosing, type ChoosingCommand, type ChoosingEvent, type ChoosingState } from "./choosing.ts"
import type { ChoiceProblem } from "./order-choice.ts"
import { type ChoosingTextKey, type ChoosingView, viewChoosing } from "./view-choosing.ts"

/** The id of the field for the client's number that a courier asks for. Spec: 10.958. */
export const clientNumberId = "order_client_number"

/** What is brought into view where something is missing. */
const problemPlaces = {
  payment: "order_payments",
  delivery: "order_delivery",
  point: "order_delivery",
  clientNumber: clientNumberId,
} as const satisfies Readonly<Record<ChoiceProblem, string>>

/** The id of the form in which payment and delivery are chosen. */
export const choosingFormId = "order1_form"

/** The choice of payment and delivery, once its page is open: what a browser needs of it. Spec: 10.151, 10.152, 10.732. */
export const openedChoosing: OpenedMachine<ChoosingState, ChoosingEvent, ChoosingCommand, ChoosingView, ChoosingTextKey> = {
  step: choosing,
  view: viewChoosing,
  task: (command) =>
    command.type === "Send"
      ? { effect: "submit", formId: choosingFormId, fields: {} }
      : { effect: "scroll", placeId: problemPlaces[command.problem] },
  hears: { returned: { type: "Returned" } },
}
