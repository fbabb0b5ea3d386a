import type { AccountConsentsPageModel } from "../../core/account/account-consents.page.ts"
import type { ConsentName } from "../../core/account/sections/client-account.ts"
import { dayText } from "../product/day-text.ts"
import type { Scene } from "../scene.ts"
import { AccountFormPart } from "./AccountFormPart.tsx"
import { AccountLayout } from "./AccountLayout.tsx"
import { Card } from "./Card.tsx"

const names = { terms: "client.terms", mailing: "client.mailing", sms: "client.sms" } as const satisfies Record<ConsentName, string>

/** What a client has agreed to and since when, and what may be taken back. Spec: 10.630. */
export function AccountConsentsPage({ model, scene }: { readonly model: AccountConsentsPageModel; readonly scene: Scene }) {
  const { say, language } = scene
  const { consents } = model.client
  return (
    <AccountLayout scene={scene} page="accountConsents" heading={say("account.consents")} lead={say("account.consentsLead")}>
      <AccountFormPart model={model} scene={scene} />
      {consents.length > 0 && (
        <Card id="account_consents_since" heading={say("account.consentsSince")}>
          <dl className="account__facts">
            {consents.map(({ name, isGiven, day }) => (
              <div key={name}>
                <dt>{say(names[name])}</dt>
                <dd>{say(isGiven ? "account.consentGiven" : "account.consentTaken", { day: dayText(day, language) })}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </AccountLayout>
  )
}
