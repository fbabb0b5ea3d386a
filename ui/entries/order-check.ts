import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedReviewing, recordedReviewing } from "../../core/order/review/reviewing-machine.ts"
import { statementNames, statements } from "../../core/order/review/reviewing.ts"
import { OrderCheckForm } from "../order/OrderCheckForm.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("orderReview", openedReviewing, OrderCheckForm, {
  recorded: async () => recordedReviewing,
  report: sendErrorReport,
  typed: (container, { stated }) =>
    statements.flatMap((statement) => {
      const isStated = container.querySelector<HTMLInputElement>(`#${statementNames[statement]}`)?.checked ?? stated[statement]
      return isStated === stated[statement] ? [] : [{ type: "Stated", statement, isStated } as const]
    }),
})
