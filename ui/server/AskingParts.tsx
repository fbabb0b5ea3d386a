import { questionTextKeys } from "../../core/asking/posted-asking.ts"
import { notifyTextKeys } from "../../core/asking/notify-page.ts"
import { notifyMachine, questionMachine } from "../../core/pages/asking-machines.ts"
import type { ProductPageModel } from "../../core/pages/page.ts"
import { NotifyForm } from "../asking/NotifyForm.tsx"
import { QuestionForm } from "../asking/QuestionForm.tsx"
import type { Scene } from "../scene.ts"
import { MachineIsland } from "./MachineIsland.tsx"

interface Props {
  readonly model: ProductPageModel
  readonly scene: Scene
  readonly nonce: string
}

/** "Tell me when it is back", where a size is sold out. */
export const NotifyPart = (props: Props) => (
  <MachineIsland {...props} name="notify" machine={notifyMachine} island={NotifyForm} textKeys={notifyTextKeys} isOnDemand />
)

/** "Ask about the product". */
export const QuestionPart = (props: Props) => (
  <MachineIsland {...props} name="question" machine={questionMachine} island={QuestionForm} textKeys={questionTextKeys} isOnDemand />
)
