import { passwordHeading } from "../../core/account/password.page.ts"
import { passwordTextKeys } from "../../core/account/opened-password.ts"
import { passwordMachine } from "../../core/account/password-machine.ts"
import { passwordLinkAddress } from "../../core/addresses/account-addresses.ts"
import { aimedAddress } from "../../core/addresses/login-addresses.ts"
import { signInAddress } from "../../core/addresses/addresses.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { BodyProps } from "./page-body.ts"
import { PasswordForm } from "./PasswordForm.tsx"

/** A forgotten password: asking for a mail, that it is on its way, and the new password. Spec: 10.590 to 10.592. */
export function PasswordScreen({ model, scene }: BodyProps<"password">) {
  const { say, language } = scene
  const { step, isOrdering = false, returnTo = null } = model
  const aim = { isOrdering, returnTo }
  return (
    <main id="content" className="wrap sign-in" tabIndex={-1}>
      <h1>{say(passwordHeading(step))}</h1>
      <div className="sign-in__box --narrow">
        {step.is === "sent" ? (
          <>
            <p>{say("password.sent")}</p>
            <p className="sign-in__note">{say("password.sentNote")}</p>
            <p className="sign-in__ways">
              <a className="btn" href={aimedAddress(passwordLinkAddress(language, null), aim)}>
                {say("password.again")}
              </a>
            </p>
          </>
        ) : (
          <>
            <p className="sign-in__note">{say(step.is === "set" ? "password.setLead" : "password.lead")}</p>
            <MachineIsland
              model={model}
              scene={scene}
              name="password"
              machine={passwordMachine}
              island={PasswordForm}
              textKeys={passwordTextKeys}
            />
          </>
        )}
        <p className="sign-in__ways">
          <a className="password_back_signin" href={aimedAddress(signInAddress(language), aim)}>
            {say("password.back")}
          </a>
        </p>
      </div>
    </main>
  )
}
