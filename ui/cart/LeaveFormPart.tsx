import { leaveFormMachine } from "../../core/basket/leaving/leave-form-machine.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { leaveDialogTextKeys } from "./leave-question-texts.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { Scene } from "../scene.ts"

/** The place of the question before a changed form is left: its script and its words come once the form has its own. Spec: 10.604, 10.800. */
export const LeaveFormPart = ({ model, scene }: { readonly model: ShownPageModel; readonly scene: Scene }) => (
  <MachineIsland
    model={model}
    scene={scene}
    name="leaveForm"
    machine={leaveFormMachine}
    island={() => null}
    textKeys={leaveDialogTextKeys}
    isOnDemand
  />
)
