import { accountFormMachine } from "../../core/account/sections/account-form-machine.ts"
import { accountFormKeys } from "../../core/account/sections/opened-account-form.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { LeaveFormPart } from "../cart/LeaveFormPart.tsx"
import { calendarDialogKeys } from "../calendar/calendar-texts.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { Scene } from "../scene.ts"
import { AccountForm } from "./AccountForm.tsx"

/** The form of a page of the account, with its island. */
export const AccountFormPart = ({ model, scene }: { readonly model: ShownPageModel; readonly scene: Scene }) => (
  <>
    <MachineIsland
      model={model}
      scene={scene}
      name="accountForm"
      machine={accountFormMachine}
      island={AccountForm}
      textKeys={accountFormKeys}
      openedKeys={calendarDialogKeys}
    />
    <LeaveFormPart model={model} scene={scene} />
  </>
)
