import { accountPath } from "../../core/addresses/addresses.ts"
import type { AccountEmailPageModel } from "../../core/account/account-email.page.ts"
import { sectionAddress } from "../../core/addresses/account-addresses.ts"
import type { Scene } from "../scene.ts"

/** Where the link of a mail leads that confirms an e-mail address: a button confirms it. Spec: 10.635. */
export function AccountEmailPage({ model, scene }: { readonly model: AccountEmailPageModel; readonly scene: Scene }) {
  const { say, language } = scene
  return (
    <main id="content" className="wrap account" tabIndex={-1}>
      <h1>{say("account.confirmEmail")}</h1>
      {model.key === null ? (
        <>
          <p className="account__lead" role="alert">
            {say("account.confirmEmailGone")}
          </p>
          <p className="account__foot">
            <a className="btn" href={sectionAddress(language, "security")}>
              {say("account.heading")}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="account__lead">{say("account.confirmEmailLead")}</p>
          <form className="account__foot" action={accountPath} method="post">
            <input type="hidden" name="operation" value="confirmEmail" />
            <input type="hidden" name="token" value={model.key} />
            <button type="submit" className="btn --solid">
              {say("account.confirmEmailSubmit")}
            </button>
          </form>
        </>
      )}
    </main>
  )
}
