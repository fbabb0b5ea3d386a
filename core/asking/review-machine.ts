import { openReview, type ReviewFormState, type ReviewFormView, type ReviewTextKey } from "./review-page.ts"
import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { openingOf } from "./asking-machines.ts"
import { recordedForm } from "../form/recorded/recorded-form.ts"
import { openedReview } from "./opened-review.ts"
import type { PageMachine } from "../pages/page-machine.ts"

/**
 * The form for a review, on a page of its own. A signed-in client finds the own address in it.
 *
 * Spec: 5.90, 10.270 to 10.272.
 */
export const reviewMachine: PageMachine<ReviewFormState, FormEvent, FormCommand, ReviewFormView, ReviewTextKey> = {
  ...openedReview,
  ...recordedForm,
  open: (model) => (model.page === "review" ? openReview({ productId: model.product.id, ...openingOf(model, "review") }) : null),
}
