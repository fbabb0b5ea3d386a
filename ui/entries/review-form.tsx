import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { recordedForm } from "../../core/pages/form-task.ts"
import { openedReview } from "../../core/pages/opened-review.ts"
import { ReviewForm, reviewPictureId } from "../asking/ReviewForm.tsx"
import { filledIn } from "../form/Form.tsx"
import { pickedIn } from "../form/PictureField.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("review", openedReview, ReviewForm, {
  recorded: async () => recordedForm,
  report: sendErrorReport,
  typed: (container, { form }) => {
    const field = container.querySelector(`[id="${reviewPictureId}"]`)
    const picture = field instanceof HTMLInputElement ? pickedIn(field) : null
    const chosen = picture === null || picture.name === "" ? [] : [{ type: "PictureChosen", ...picture } as const]
    return [...filledIn(container, form), ...chosen]
  },
})
