import { orderFormId } from "../../addresses/order-addresses.ts"
import type { OpenedMachine, PageMachine, RecordedMachine } from "../../pages/page-machine.ts"
import { moneyText } from "../../values/money-text.ts"
import {
  type ReviewCommand,
  type ReviewEvent,
  reviewing,
  type ReviewState,
  type OrderStatement,
  statementNames,
  statements,
} from "./reviewing.ts"
import { type ReviewingTextKey, type ReviewingView, viewReviewing } from "./view-reviewing.ts"

/** The last look at an order, once its page is open: what a browser needs of it. Spec: 10.154, 10.740. */
export const openedReviewing: OpenedMachine<ReviewState, ReviewEvent, ReviewCommand, ReviewingView, ReviewingTextKey> = {
  step: reviewing,
  view: viewReviewing,
  task: (command) =>
    command.type === "Send"
      ? { effect: "submit", formId: orderFormId, fields: {} }
      : { effect: "scroll", placeId: statementNames[command.statement] },
  hears: { returned: { type: "Returned" } },
}

/** What a recording keeps of it: what was stated, and what was missing. */
export const recordedReviewing: RecordedMachine<ReviewEvent, ReviewingView> = {
  outcome: ({ statements: shown, stopped }) => ({
    statements: shown.map(({ label, isStated, error }) => ({ label, isStated, error })),
    stopped,
  }),
  shopperEvents: { Stated: { statement: ["terms", "cancel"], isStated: "boolean" }, OrderPressed: {} },
}

const isStatement = (lack: string): lack is OrderStatement => statements.some((one) => one === lack)

/** The last look at an order. Spec: 10.154, 10.740. */
export const reviewingMachine: PageMachine<ReviewState, ReviewEvent, ReviewCommand, ReviewingView, ReviewingTextKey> = {
  ...openedReviewing,
  ...recordedReviewing,
  open: (model) => {
    if (model.page !== "order2" || model.quote.obstacle !== null) return null
    const { quote, stop } = model
    const missing = stop?.is === "incomplete" ? stop.lacks.filter(isStatement) : []
    const stated = (statement: OrderStatement) => stop?.is === "incomplete" && !missing.includes(statement)
    return {
      key: quote.key,
      shown: quote.shown,
      total: moneyText(quote.sums.total),
      stated: { terms: stated("terms"), cancel: stated("cancel") },
      missing,
      isToldAbove: stop !== null,
      isSending: false,
    }
  },
}
