import { questionTextKeys } from "../../core/asking/posted-asking.ts"
import { notifyTextKeys } from "../../core/asking/notify-page.ts"
import { notifyMachine, questionMachine } from "../../core/asking/asking-machines.ts"
import { reviewTextKeys } from "../../core/asking/review-page.ts"
import { reviewMachine } from "../../core/asking/review-machine.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import type { ReviewPageModel } from "../../core/asking/review.page.ts"
import { LeaveFormPart } from "../cart/LeaveFormPart.tsx"
import { NotifyForm } from "./NotifyForm.tsx"
import { QuestionForm } from "./QuestionForm.tsx"
import { ReviewForm } from "./ReviewForm.tsx"
import type { Scene } from "../scene.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"

interface Props {
  readonly model: ProductPageModel
  readonly scene: Scene
}

/** "Tell me when it is back", where a size is sold out. */
export const NotifyPart = (props: Props) => (
  <MachineIsland {...props} name="notify" machine={notifyMachine} island={NotifyForm} textKeys={notifyTextKeys} isOnDemand />
)

/** "Write a review". */
export const ReviewPart = (props: Omit<Props, "model"> & { readonly model: ReviewPageModel }) => (
  <>
    <MachineIsland {...props} name="review" machine={reviewMachine} island={ReviewForm} textKeys={reviewTextKeys} />
    <LeaveFormPart {...props} />
  </>
)

/** "Ask about the product". */
export const QuestionPart = (props: Props) => (
  <>
    <MachineIsland {...props} name="question" machine={questionMachine} island={QuestionForm} textKeys={questionTextKeys} isOnDemand />
    <LeaveFormPart {...props} />
  </>
)
