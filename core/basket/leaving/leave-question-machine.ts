import type { PageMachine } from "../../pages/page-machine.ts"
import {
  type LeaveQuestion,
  type LeaveQuestionCommand,
  type LeaveQuestionEvent,
  type LeaveQuestionView,
  leaveQuestion,
  type leaveQuestionTextKeys,
  viewLeaveQuestion,
} from "./leave-question.ts"

/** The question before a cart with unsaved changes is left. Spec: 5.82. */
export const leaveQuestionMachine: PageMachine<
  LeaveQuestion,
  LeaveQuestionEvent,
  LeaveQuestionCommand,
  LeaveQuestionView,
  (typeof leaveQuestionTextKeys)[number]
> = {
  open: (model) => (model.page === "cart" && model.basket !== null ? { is: "staying" } : null),
  step: leaveQuestion,
  view: viewLeaveQuestion,
  // a question that is not asked has no place in a recording
  outcome: ({ question }) => (question === null ? null : { question }),
  shopperEvents: { LinkPressed: {}, StayPressed: {}, LeavePressed: {} },
  task: ({ type }) => type,
  hears: { returned: { type: "Returned" } },
}

/** The question before an order is left that was nearly placed. Spec: 10.743. */
export const orderLeavingMachine: typeof leaveQuestionMachine = {
  ...leaveQuestionMachine,
  open: (model) => (model.page === "order2" && model.quote.obstacle === null ? { is: "staying" } : null),
}
