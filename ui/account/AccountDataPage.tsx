import type { AccountDataPageModel } from "../../core/account/account-data.page.ts"
import type { Scene } from "../scene.ts"
import { AccountFormPart } from "./AccountFormPart.tsx"
import { AccountLayout } from "./AccountLayout.tsx"
import { Card } from "./Card.tsx"

/** Who the client is; what belongs to a company is shown alone where the shop changes it itself. Spec: 10.623, 10.624. */
export function AccountDataPage({ model, scene }: { readonly model: AccountDataPageModel; readonly scene: Scene }) {
  const { say } = scene
  const { mayChangeCompany, type, firm, taxNumber } = model.client
  const isLocked = !mayChangeCompany
  return (
    <AccountLayout scene={scene} page="accountData" heading={say("account.data")}>
      {isLocked && type === "firm" && (
        <Card id="account_company" heading={say("client.company")}>
          <dl className="account__facts">
            <div>
              <dt>{say("client.firm")}</dt>
              <dd>{firm}</dd>
            </div>
            <div>
              <dt>{say("client.nip")}</dt>
              <dd>{taxNumber}</dd>
            </div>
          </dl>
          <p className="account__note">{say("account.companyLocked")}</p>
        </Card>
      )}
      <AccountFormPart model={model} scene={scene} />
    </AccountLayout>
  )
}
