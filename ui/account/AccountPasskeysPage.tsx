import { ownProof } from "../../core/account/ways/login-ways.ts"
import { passkeysAddress, passkeysPath } from "../../core/addresses/account-addresses.ts"
import { type PasskeyRow, viewPasskeyRow } from "../../core/passkey/account-passkeys.ts"
import { maxPasskeyName } from "../../core/passkey/limits.ts"
import { passkeyFields, passkeyOperations } from "../../core/passkey/passkey-name.ts"
import type { PasskeysPageModel } from "../../core/passkey/passkeys.page.ts"
import { savePasskeyTextKeys } from "../../core/passkey/save-passkey.ts"
import { savePasskeyMachine } from "../../core/passkey/save-passkey-machine.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import { PasskeyIcon } from "../passkey/PasskeyParts.tsx"
import { SavePasskeyIsland } from "../passkey/SavePasskeyIsland.tsx"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"
import { Card } from "./Card.tsx"
import { SignInAgain } from "./SignInAgain.tsx"

/** The passkeys of who is signed in, and one more. Spec: 10.654 to 10.658, 10.984. */
export function AccountPasskeysPage({ model, scene }: { readonly model: PasskeysPageModel; readonly scene: Scene }) {
  const { say, catalogue, language } = scene
  const rows = model.account.passkeys.map((passkey) => viewPasskeyRow(passkey, catalogue))
  return (
    <AccountLayout scene={scene} page="accountPasskeys" heading={say("passkey.heading")} lead={say("passkey.lead")}>
      <Card id="account_passkeys" heading={say("passkey.listHeading")}>
        {rows.length === 0 ? (
          <p className="account__empty">{say("passkey.none")}</p>
        ) : (
          <ul className="passkey-list">
            {rows.map((row) => (
              <Row key={row.id} row={row} scene={scene} />
            ))}
          </ul>
        )}
      </Card>
      <Card id="account_passkey_new" heading={say("passkey.saveHeading")}>
        <MachineIsland
          model={model}
          scene={scene}
          name="savePasskey"
          machine={savePasskeyMachine}
          island={SavePasskeyIsland}
          textKeys={savePasskeyTextKeys}
        />
        {ownProof(model.ways) === "signIn" && <SignInAgain ways={model.ways} returnTo={passkeysAddress(language)} scene={scene} />}
      </Card>
    </AccountLayout>
  )
}

/** A passkey with what can be done with it: each is a form that is unfolded, so that nothing is removed by one press. */
function Row({ row, scene: { say } }: { readonly row: PasskeyRow; readonly scene: Scene }) {
  const nameId = `passkey_name_${row.id}`
  return (
    <li className="passkey-list__row">
      <PasskeyIcon />
      <div className="passkey-list__what">
        <h3 className="passkey-list__name">{row.name}</h3>
        <p className="passkey-list__facts">
          {[row.maker, row.where, row.made, row.used].flatMap((fact) => (fact === null ? [] : [<span key={fact}>{fact}</span>]))}
        </p>
        <div className="passkey-list__ways">
          <details className="passkey-list__way" name={`passkey_${row.id}`}>
            <summary aria-label={`${say("passkey.rename")}: ${row.name}`}>{say("passkey.rename")}</summary>
            <form action={passkeysPath} method="post" className="passkey-list__form">
              <Operation name={passkeyOperations.rename} id={row.id} />
              <label className="field__label" htmlFor={nameId}>
                {say("passkey.name")}
              </label>
              <input
                id={nameId}
                className="field__input f-control"
                name={passkeyFields.name}
                defaultValue={row.ownName}
                placeholder={row.name}
                maxLength={maxPasskeyName}
                autoComplete="off"
              />
              <button type="submit" className="btn">
                {say("passkey.renameSubmit")}
              </button>
            </form>
          </details>
          <details className="passkey-list__way" name={`passkey_${row.id}`}>
            <summary aria-label={`${say("passkey.remove")}: ${row.name}`}>{say("passkey.remove")}</summary>
            <form action={passkeysPath} method="post" className="passkey-list__form">
              <Operation name={passkeyOperations.remove} id={row.id} />
              <p>{say("passkey.removeLead")}</p>
              <button type="submit" className="btn">
                {say("passkey.removeSubmit")}
              </button>
            </form>
          </details>
        </div>
      </div>
    </li>
  )
}

const Operation = ({ name, id }: { readonly name: string; readonly id: number }) => (
  <>
    <input type="hidden" name={passkeyFields.operation} value={name} />
    <input type="hidden" name={passkeyFields.id} value={id} />
  </>
)
