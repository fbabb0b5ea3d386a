import { leaveQuestionMachine } from "../../basket/leaving/leave-question-machine.ts"

/** The question before an order is left that was nearly placed. Spec: 10.743. */
export const orderLeavingMachine: typeof leaveQuestionMachine = {
  ...leaveQuestionMachine,
  open: (model) => (model.page === "order2" && model.quote.obstacle === null ? { is: "staying" } : null),
}
