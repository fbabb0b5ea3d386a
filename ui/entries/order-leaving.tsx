import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { orderLeavingMachine } from "../../core/basket/leaving/leave-question-machine.ts"
import { OrderLeaveQuestion } from "../cart/LeaveQuestionIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

/** Asks before an order is left that was nearly placed. Spec: 10.743. */
export async function startOrderLeaving(): Promise<void> {
  runIsland("orderLeaving", orderLeavingMachine, OrderLeaveQuestion, {
    builtIn: await loadTexts("orderLeaving"),
    recorded: async () => orderLeavingMachine,
    report: sendErrorReport,
  })
}
