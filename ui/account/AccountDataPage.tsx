import type { AccountDataPageModel } from "../../core/account/account-data.page.ts"
import { accountFormKey, formRefusalOf } from "../../core/account/sections/account-form-machine.ts"
import { sectionAddress } from "../../core/addresses/account-addresses.ts"
import type { Scene } from "../scene.ts"
import { AccountFormPart } from "./AccountFormPart.tsx"
import { AccountLayout } from "./AccountLayout.tsx"
import { SavedVersion } from "./AddressLines.tsx"
import { Card } from "./Card.tsx"

interface Props {
  readonly model: AccountDataPageModel
  readonly scene: Scene
}

/** Who the client is; what belongs to a company is shown alone where the shop changes it itself. Spec: 10.623, 10.624, 10.628. */
export function AccountDataPage({ model, scene }: Props) {
  const { say, language } = scene
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
      {formRefusalOf(model.frame.notice, "data", "")?.why === "changed" && (
        <SavedVersion scene={scene} next={sectionAddress(language, "data")} keptKey={accountFormKey("data", "")}>
          <SavedData model={model} scene={scene} />
        </SavedVersion>
      )}
      <AccountFormPart model={model} scene={scene} />
    </AccountLayout>
  )
}

/** What is saved of what the form asks; what is empty has no line. */
function SavedData({ model: { frame, client }, scene: { say } }: Props) {
  const { visitor } = frame
  const { mayChangeCompany, type, firm, taxNumber, phone, birthDate, iban } = client
  const ofCompany = mayChangeCompany && type === "firm"
  const saved = [
    ["client.firm", ofCompany ? firm : ""],
    ["client.nip", ofCompany ? taxNumber : ""],
    ["client.firstName", visitor.is === "client" ? visitor.firstName : ""],
    ["client.lastName", visitor.is === "client" ? visitor.lastName : ""],
    ["client.phone", phone],
    ["client.birthDate", birthDate],
    ["account.iban", iban],
  ] as const
  return (
    <dl className="account__facts">
      {saved.map(
        ([key, value]) =>
          value !== "" && (
            <div key={key}>
              <dt>{say(key)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
