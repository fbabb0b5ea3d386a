import type { AccountDataPageModel } from "../../core/account/account-data.page.ts"
import { accountFormKey, formRefusalOf } from "../../core/account/sections/account-form-machine.ts"
import type { ClientAccount } from "../../core/account/sections/client-account.ts"
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
  return (
    <AccountLayout scene={scene} page="accountData" heading={say("account.data")}>
      {!model.client.mayChangeCompany && (
        <Card id="account_company" heading={say("account.companySection")}>
          <Facts facts={companyOf(model.client, scene)} />
          <p className="account__note">{say("account.companyLocked")}</p>
        </Card>
      )}
      {formRefusalOf(model.frame.notice, "data", "")?.why === "changed" && (
        <SavedVersion scene={scene} next={sectionAddress(language, "data")} keptKey={accountFormKey("data", "")}>
          <Facts facts={savedOf(model, scene)} />
        </SavedVersion>
      )}
      <AccountFormPart model={model} scene={scene} />
    </AccountLayout>
  )
}

type Fact = readonly [label: string, value: string]

const companyOf = ({ type, firm, taxNumber }: ClientAccount, { say }: Scene): readonly Fact[] => [
  [say("client.type"), say(type === "firm" ? "client.company" : "client.person")],
  [say("client.firm"), type === "firm" ? firm : ""],
  [say("client.nip"), type === "firm" ? taxNumber : ""],
]

/** What is saved of what the form asks. */
const savedOf = ({ frame: { visitor }, client }: AccountDataPageModel, scene: Scene): readonly Fact[] => [
  ...(client.mayChangeCompany ? companyOf(client, scene) : []),
  [scene.say("client.firstName"), visitor.is === "client" ? visitor.firstName : ""],
  [scene.say("client.lastName"), visitor.is === "client" ? visitor.lastName : ""],
  [scene.say("client.phone"), client.phone],
  [scene.say("client.birthDate"), client.birthDate],
  [scene.say("account.iban"), client.iban],
]

/** What is empty has no line. */
const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="account__facts">
    {facts.map(
      ([label, value]) =>
        value !== "" && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
