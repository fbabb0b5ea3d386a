import type { AccountPrivacyPageModel } from "../../core/account/account-privacy.page.ts"
import { ownProof } from "../../core/account/ways/login-ways.ts"
import { exportAddress, sectionAddress } from "../../core/addresses/account-addresses.ts"
import type { Scene } from "../scene.ts"
import { AccountFormPart } from "./AccountFormPart.tsx"
import { AccountLayout } from "./AccountLayout.tsx"
import { Card } from "./Card.tsx"
import { SignInAgain } from "./SignInAgain.tsx"

/** What a client takes along, and the end of the account, which is asked about a second time. Spec: 10.632, 10.633, 10.983. */
export function AccountPrivacyPage({ model, scene }: { readonly model: AccountPrivacyPageModel; readonly scene: Scene }) {
  const { say, language } = scene
  const { isRemoving, ways } = model
  return (
    <AccountLayout scene={scene} page="accountPrivacy" heading={say(isRemoving ? "account.deleteHeading" : "account.privacy")}>
      {!isRemoving && (
        <Card id="account_export" heading={say("account.exportHeading")}>
          <p className="account__note">{say("account.exportLead")}</p>
          <a className="btn" href={exportAddress(language)} download="account.json">
            {say("account.export")}
          </a>
        </Card>
      )}
      {!isRemoving && (
        <Card id="account_end" heading={say("account.deleteHeading")}>
          <p className="account__note">{say("account.deleteGoes")}</p>
          <p className="account__note">{say("account.deleteStays")}</p>
          <a className="btn" href={sectionAddress(language, "privacy", { remove: "1" })}>
            {say("account.askDelete")}
          </a>
        </Card>
      )}
      {isRemoving && (
        <>
          <p>{say("account.deleteGoes")}</p>
          <p className="account__note">{say("account.deleteStays")}</p>
          <AccountFormPart model={model} scene={scene} />
          {ownProof(ways) === "signIn" && (
            <SignInAgain ways={ways} returnTo={sectionAddress(language, "privacy", { remove: "1" })} scene={scene} />
          )}
          <p>
            <a href={sectionAddress(language, "privacy")}>{say("account.keepAccount")}</a>
          </p>
        </>
      )}
    </AccountLayout>
  )
}
