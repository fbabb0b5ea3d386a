import { contentAddress } from "../addresses/addresses.ts"
import { openReview, type ReviewEvent, type ReviewForm, type ReviewFormView, type ReviewTextKey } from "../asking/review-page.ts"
import type { FormCommand } from "../form/form-state.ts"
import { openedReview, recordedReview } from "./opened-review.ts"
import type { PageMachine } from "./page-machine.ts"

/**
 * The form for a review, on a page of its own. A signed-in client finds the own address in it.
 *
 * Spec: 5.90, 10.270 to 10.272.
 */
export const reviewMachine: PageMachine<ReviewForm, ReviewEvent, FormCommand, ReviewFormView, ReviewTextKey> = {
  ...openedReview,
  ...recordedReview,
  open: (model) => {
    if (model.page !== "review") return null
    const { shell, visitor } = model.frame
    const refused = model.asked?.refused ?? null
    return openReview({
      productId: model.product.id,
      keeper: { name: shell.contact?.company ?? shell.shopName, privacy: contentAddress(shell.language, "privacy") },
      typed: (refused === null ? null : model.asked?.typed) ?? { email: visitor.is === "client" ? visitor.email : "" },
      refused,
    })
  },
}
