import { type ReviewFormState, type ReviewFormView, reviewPage, type ReviewTextKey, viewReview } from "./review-page.ts"
import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { formTask } from "../form/form-task.ts"
import type { OpenedMachine } from "../pages/page-machine.ts"

/** The id of the form's element. */
export const reviewFormId = "opinions_add_form"

/** The form for a review, once its page is open: what a browser needs of it. No recording has its picture. Spec: 5.90, 10.271. */
export const openedReview: OpenedMachine<ReviewFormState, FormEvent, FormCommand, ReviewFormView, ReviewTextKey> = {
  step: reviewPage,
  view: viewReview,
  task: (command) => formTask(command, reviewFormId),
  hears: { returned: { type: "Returned" } },
}
