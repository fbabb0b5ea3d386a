import { accountPath } from "../../core/addresses/addresses.ts"
import type { AccountSecurityPageModel } from "../../core/account/account-security.page.ts"
import type { ClientSession } from "../../core/account/sections/client-account.ts"
import { changePasswordMachine, changePasswordTextKeys } from "../../core/account/change-password-machine.ts"
import { ownProof } from "../../core/account/ways/login-ways.ts"
import { sectionAddress } from "../../core/addresses/account-addresses.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import { dayText } from "../product/day-text.ts"
import type { Scene } from "../scene.ts"
import { AccountFormPart } from "./AccountFormPart.tsx"
import { AccountLayout } from "./AccountLayout.tsx"
import { Card } from "./Card.tsx"
import { ChangePasswordForm } from "./ChangePasswordForm.tsx"
import { SetPassword, SignInAgain } from "./SignInAgain.tsx"

interface Props {
  readonly model: AccountSecurityPageModel
  readonly scene: Scene
}

/** What one signs in with, and where one is signed in. Spec: 10.595, 10.596, 10.622, 10.634, 10.636, 10.983. */
export function AccountSecurityPage({ model, scene }: Props) {
  const { say, language } = scene
  const { ways, client, frame } = model
  const { visitor } = frame
  const { pendingEmail } = client
  return (
    <AccountLayout scene={scene} page="accountSecurity" heading={say("account.security")}>
      <Card id="account_password" heading={say(ways.hasPassword ? "account.changePassword" : "ways.setPassword")}>
        <MachineIsland
          model={model}
          scene={scene}
          name="changePassword"
          machine={changePasswordMachine}
          island={ChangePasswordForm}
          textKeys={changePasswordTextKeys}
        />
        {!ways.hasPassword && (
          <>
            <p className="account__note">{say("ways.noPassword")}</p>
            <SetPassword scene={scene} />
          </>
        )}
      </Card>
      <Card id="account_email_now" heading="E-mail">
        <p className="account__email">{say("account.emailNow", { email: visitor.is === "client" ? visitor.email : "" })}</p>
        {pendingEmail !== "" && <p className="account__note">{say("account.emailPending", { email: pendingEmail })}</p>}
        <AccountFormPart model={model} scene={scene} />
        {ownProof(ways) === "signIn" && <SignInAgain ways={ways} returnTo={sectionAddress(language, "security")} scene={scene} />}
      </Card>
      <Card id="account_sessions" heading={say("account.sessions")}>
        <ul className="account__sessions">
          {client.sessions.map((session) => (
            <Session key={session.key} session={session} scene={scene} />
          ))}
        </ul>
        <p className="account__note">{say("account.elsewhereLead")}</p>
        <div className="account__ways">
          <form action={accountPath} method="post">
            <input type="hidden" name="operation" value="signOutElsewhere" />
            <button type="submit" className="btn">
              {say("account.signOutElsewhere")}
            </button>
          </form>
          <form action={accountPath} method="post">
            <input type="hidden" name="operation" value="signOutEverywhere" />
            <button type="submit" className="btn logout_link">
              {say("account.signOutEverywhere")}
            </button>
          </form>
        </div>
      </Card>
    </AccountLayout>
  )
}

function Session({ session, scene: { say, language } }: { readonly session: ClientSession; readonly scene: Scene }) {
  const { key, device, isThis, usedDay } = session
  const name = device === "" ? say("account.deviceUnknown") : device
  return (
    <li>
      <span>
        <strong>{name}</strong>{" "}
        <span className="account__note">
          {isThis ? say("account.sessionThis") : say("account.sessionUsed", { day: dayText(usedDay, language) })}
        </span>
      </span>
      {!isThis && (
        <form action={accountPath} method="post">
          <input type="hidden" name="operation" value="signOutOne" />
          <input type="hidden" name="session" value={key} />
          <button type="submit" className="btn" aria-label={say("account.signOutOneOf", { device: name })}>
            {say("account.signOutOne")}
          </button>
        </form>
      )}
    </li>
  )
}
