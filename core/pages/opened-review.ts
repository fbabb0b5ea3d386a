import {
  type ReviewEvent,
  type ReviewForm,
  type ReviewFormView,
  reviewPage,
  type ReviewTextKey,
  viewReview,
} from "../asking/review-page.ts"
import type { FormCommand } from "../form/form-state.ts"
import { formTask } from "./form-task.ts"
import type { OpenedMachine, RecordedMachine } from "./page-machine.ts"

/** The id of the form's element. */
export const reviewFormId = "opinions_add_form"

/** The form for a review, once its page is open: what a browser needs of it. Spec: 5.90, 10.271. */
export const openedReview: OpenedMachine<ReviewForm, ReviewEvent, FormCommand, ReviewFormView, ReviewTextKey> = {
  step: reviewPage,
  view: viewReview,
  task: (command) => formTask(command, reviewFormId),
  hears: { returned: { type: "Returned" } },
}

/** What a recording keeps of it: what was typed as masks of the same length, and nothing of the picture, which no tape has. Spec: 4.44. */
export const recordedReview: RecordedMachine<ReviewEvent, ReviewFormView> = {
  outcome: ({ fields, refused, isSubmitting }) => ({ refused, isSubmitting, faults: fields.map(({ message }) => message) }),
  shopperEvents: {
    Typed: { field: "text", value: "text" },
    Chosen: { field: "text", value: "text" },
    SubmitPressed: {},
  },
}
