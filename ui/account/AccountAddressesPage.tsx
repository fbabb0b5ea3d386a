import { accountPath } from "../../core/addresses/addresses.ts"
import { type AccountAddressesPageModel, addressesHeading, addressesQuery } from "../../core/account/account-addresses.page.ts"
import { accountFormKey, formRefusalOf } from "../../core/account/sections/account-form-machine.ts"
import { addressesFor, addressPurposes, type AccountAddress } from "../../core/account/sections/client-account.ts"
import { sectionAddress } from "../../core/addresses/account-addresses.ts"
import type { Scene } from "../scene.ts"
import { AccountFormPart } from "./AccountFormPart.tsx"
import { AccountLayout } from "./AccountLayout.tsx"
import { AddressLines, SavedVersion } from "./AddressLines.tsx"

const purposeKeys = {
  billing: "account.purposeBilling",
  delivery: "account.purposeDelivery",
  invoice: "account.purposeInvoice",
} as const

interface Props {
  readonly model: AccountAddressesPageModel
  readonly scene: Scene
}

/** The addresses of a client, the form of one of them, or the question before one is gone. Spec: 10.626 to 10.629. */
export function AccountAddressesPage({ model, scene }: Props) {
  const { say, language } = scene
  const { part, frame } = model
  const isList = part.is === "list"
  return (
    <AccountLayout
      scene={scene}
      page="accountAddresses"
      heading={say(addressesHeading(part))}
      {...(isList ? { lead: say("account.addressesLead") } : {})}
    >
      {isList && <AddressList model={model} scene={scene} />}
      {part.is === "edit" && formRefusalOf(frame.notice, "address", String(part.address.addressId))?.why === "changed" && (
        <SavedVersion
          scene={scene}
          next={sectionAddress(language, "addresses")}
          keptKey={accountFormKey("address", String(part.address.addressId))}
        >
          <AddressLines address={part.address} />
        </SavedVersion>
      )}
      {(part.is === "edit" || part.is === "add") && <AccountFormPart model={model} scene={scene} />}
      {part.is === "remove" && <RemoveQuestion address={part.address} scene={scene} />}
    </AccountLayout>
  )
}

function AddressList({ model: { client }, scene }: Props) {
  const { say, language } = scene
  return (
    <>
      {client.addresses.length === 0 && <p className="account__note">{say("account.noAddresses")}</p>}
      {addressPurposes.map((purpose) => {
        const addresses = addressesFor(client.addresses, purpose)
        return addresses.length === 0 ? null : (
          <section key={purpose} aria-labelledby={`account_${purpose}_heading`}>
            <h2 id={`account_${purpose}_heading`} className="account__group">
              {say(purposeKeys[purpose])}
            </h2>
            <ul className="account__cards">
              {addresses.map((address) => (
                <li key={address.addressId} className="account__card">
                  <AddressLines address={address} />
                  {address.isDefault && <p className="account__mark">{say("account.addressIsDefault")}</p>}
                  <AddressWays address={address} scene={scene} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <p>
        <a className="btn --solid" href={sectionAddress(language, "addresses", addressesQuery({ is: "add" }))}>
          {say("account.addAddress")}
        </a>
      </p>
    </>
  )
}

interface OneProps extends Pick<Props, "scene"> {
  readonly address: AccountAddress
}

/** What can be done with an address: a reader of screens hears which one. */
function AddressWays({ address: { addressId, isDefault, street, city }, scene: { say, language } }: OneProps) {
  const at = (is: "edit" | "remove") => sectionAddress(language, "addresses", addressesQuery({ is, addressId }))
  const which = <span className="aside">{`: ${street}, ${city}`}</span>
  return (
    <div className="account__ways">
      <a href={at("edit")}>
        {say("account.changed")}
        {which}
      </a>
      <a href={at("remove")}>
        {say("account.removeAddress")}
        {which}
      </a>
      {!isDefault && (
        <form action={accountPath} method="post">
          <input type="hidden" name="operation" value="chooseAddress" />
          <input type="hidden" name="address" value={addressId} />
          <button type="submit" className="account__plain">
            {say("account.chooseAddress")}
            {which}
          </button>
        </form>
      )}
    </div>
  )
}

/** The second question. Spec: 10.629. */
const RemoveQuestion = ({ address, scene: { say, language } }: OneProps) => (
  <div className="account__card">
    <p>{say("account.askRemoveAddress")}</p>
    <AddressLines address={address} />
    <form action={accountPath} method="post" className="account__ways">
      <input type="hidden" name="operation" value="removeAddress" />
      <input type="hidden" name="address" value={address.addressId} />
      <a className="btn --solid" href={sectionAddress(language, "addresses")}>
        {say("account.removeAddressNo")}
      </a>
      <button type="submit" className="btn --danger">
        {say("account.removeAddressYes")}
      </button>
    </form>
  </div>
)
