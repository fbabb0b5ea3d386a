import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { leaveQuestionMachine } from "../../core/basket/leaving/leave-question-machine.ts"
import { FormLeaveQuestion, LeaveQuestionIsland } from "../cart/LeaveQuestionIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

/** Where the question is asked, by the name of its island. */
const islands = { leaveQuestion: LeaveQuestionIsland, leaveForm: FormLeaveQuestion } as const

/** Watches over what of the cart, or of a form, is not sent yet. Spec: 5.82. */
export async function startLeaveQuestion(name: keyof typeof islands): Promise<void> {
  runIsland(name, leaveQuestionMachine, islands[name], {
    builtIn: await loadTexts(name),
    recorded: async () => leaveQuestionMachine,
    report: sendErrorReport,
  })
}
