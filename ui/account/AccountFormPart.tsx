import { accountFormMachine } from "../../core/account/sections/account-form-machine.ts"
import { accountFormKeys } from "../../core/account/sections/opened-account-form.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { LeaveFormPart } from "../cart/LeaveFormPart.tsx"
import { calendarDialogKeys } from "../calendar/calendar-texts.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { Scene } from "../scene.ts"
import { AccountForm } from "./AccountForm.tsx"

interface Props {
  readonly model: ShownPageModel
  readonly scene: Scene
}

/** The form alone, where it is folded away: the question before it is left stands elsewhere. */
export const AccountFormIsland = ({ model, scene }: Props) => (
  <MachineIsland
    model={model}
    scene={scene}
    name="accountForm"
    machine={accountFormMachine}
    island={AccountForm}
    textKeys={accountFormKeys}
    openedKeys={calendarDialogKeys}
  />
)

/** The form of a page of the account, with its island. */
export const AccountFormPart = ({ model, scene }: Props) => (
  <>
    <AccountFormIsland model={model} scene={scene} />
    <LeaveFormPart model={model} scene={scene} />
  </>
)
