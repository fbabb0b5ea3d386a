import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedReview } from "../../core/asking/opened-review.ts"
import { ReviewForm } from "../asking/ReviewForm.tsx"
import { filledEarly } from "../form/Form.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("review", openedReview, ReviewForm, {
  recorded: () => import("../../core/form/recorded/recorded-form.ts").then((chunk) => chunk.recordedForm),
  report: sendErrorReport,
  typed: (container, { form }) => filledEarly(container, form),
})
