import { changePasswordMachine, changePasswordTextKeys } from "../../core/account/change-password-machine.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import { AccountPage } from "./AccountPage.tsx"
import { ChangePasswordForm } from "./ChangePasswordForm.tsx"
import type { BodyProps } from "./page-body.ts"

/** The account with its island. */
export function AccountScreen({ model, scene }: BodyProps<"account">) {
  const password = (
    <MachineIsland
      model={model}
      scene={scene}
      name="changePassword"
      machine={changePasswordMachine}
      island={ChangePasswordForm}
      textKeys={changePasswordTextKeys}
    />
  )
  return <AccountPage scene={scene} password={password} />
}
