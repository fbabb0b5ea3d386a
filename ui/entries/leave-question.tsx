import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { leaveQuestionMachine } from "../../core/basket/leaving/leave-question-machine.ts"
import { LeaveQuestionIsland } from "../cart/LeaveQuestionIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

/** Watches over what of the cart is not sent yet. Spec: 5.82. */
export async function startLeaveQuestion(): Promise<void> {
  runIsland("leaveQuestion", leaveQuestionMachine, LeaveQuestionIsland, {
    builtIn: await loadTexts("leaveQuestion"),
    recorded: async () => leaveQuestionMachine,
    report: sendErrorReport,
  })
}
