import { accountPath } from "../../core/addresses/account-addresses.ts"
import type { AccountSecurityPageModel } from "../../core/account/account-security.page.ts"
import { changePasswordMachine, changePasswordTextKeys } from "../../core/account/change-password-machine.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"
import { Card } from "./AccountPage.tsx"
import { ChangePasswordForm } from "./ChangePasswordForm.tsx"

/** What one signs in with, and where one is signed in. Spec: 10.595, 10.596, 10.622. */
export function AccountSecurityPage({ model, scene }: { readonly model: AccountSecurityPageModel; readonly scene: Scene }) {
  const { say } = scene
  return (
    <AccountLayout scene={scene} page="accountSecurity" heading={say("account.security")}>
      <Card id="account_password" heading={say("account.changePassword")}>
        <MachineIsland
          model={model}
          scene={scene}
          name="changePassword"
          machine={changePasswordMachine}
          island={ChangePasswordForm}
          textKeys={changePasswordTextKeys}
        />
      </Card>
      <Card id="account_elsewhere" heading={say("account.elsewhere")}>
        <p className="account__note">{say("account.elsewhereLead")}</p>
        <form action={accountPath} method="post">
          <input type="hidden" name="operation" value="signOutElsewhere" />
          <button type="submit" className="btn">
            {say("account.signOutElsewhere")}
          </button>
        </form>
      </Card>
    </AccountLayout>
  )
}
