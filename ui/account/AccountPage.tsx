import { clientOrdersAddress } from "../../core/addresses/client-order-addresses.ts"
import type { AccountPageModel } from "../../core/account/account.page.ts"
import { addressesFor, type ClientAccount } from "../../core/account/sections/client-account.ts"
import { passkeysAddress, sectionAddress } from "../../core/addresses/account-addresses.ts"
import { favouritesAddress, listsAddress } from "../../core/addresses/saved-addresses.ts"
import type { Saved } from "../../core/saved/saved.ts"
import { fullName } from "../../core/shell/shell.ts"
import { keepNameTogether } from "../../core/texts/no-break.ts"
import type { Scene } from "../scene.ts"
import { AccountLayout } from "./AccountLayout.tsx"
import { AddressLines } from "./AddressLines.tsx"
import { Card } from "./Card.tsx"
import { NoOrders, OrderList } from "./OrderList.tsx"

/** Where a good sign-in ends: a greeting, and of each part of the account what matters. Spec: 10.138, 10.139, 10.621, 10.660. */
export function AccountPage({ model, scene }: { readonly model: AccountPageModel; readonly scene: Scene }) {
  const { say, language } = scene
  const { client } = model
  const { visitor } = model.frame
  if (visitor.is === "guest") return null
  const name = fullName(visitor)
  return (
    <AccountLayout
      scene={scene}
      page="account"
      heading={name === "" ? say("account.heading") : say("account.welcome", { name })}
      lead={visitor.kind === "wholesaler" ? say("account.wholesalerLead") : say("account.lead")}
    >
      <div className="account__cards">
        {model.frame.notice?.is === "clientRegistered" && (
          <Card id="account_passkey_offer" heading={say("passkey.offer")} wide>
            <p className="account__note">{say("passkey.offerLead")}</p>
            <a className="btn --solid" href={passkeysAddress(language)}>
              {say("passkey.offerLink")}
            </a>
          </Card>
        )}
        {model.orders !== null && <OrdersCard orders={model.orders} scene={scene} />}
        {visitor.points !== "" && (
          <Card id="account_points" heading={say("account.points")}>
            <p className="account__number">{visitor.points}</p>
            <p className="account__note">{say("account.pointsNote")}</p>
            {client !== null && <a href={sectionAddress(language, "points")}>{say("account.toPoints")}</a>}
          </Card>
        )}
        {model.frame.saved !== null && <SavedCard saved={model.frame.saved} scene={scene} />}
        {client !== null && <AddressCard client={client} scene={scene} />}
        {client !== null && (
          <Card id="account_person" heading={say("account.data")}>
            <p className="account__lines">
              <span>{client.firm === "" ? name : keepNameTogether(client.firm)}</span>
              <span>{client.phone}</span>
            </p>
            <a href={sectionAddress(language, "data")}>{say("account.toData")}</a>
          </Card>
        )}
        <Card id="account_login" heading={say("account.security")}>
          <p className="account__email">{visitor.email}</p>
          {client !== null && <a href={sectionAddress(language, "security")}>{say("account.toSecurity")}</a>}
        </Card>
        {client !== null && <ConsentCard client={client} scene={scene} />}
      </div>
    </AccountLayout>
  )
}

/** The last order, or why there is none to show. Spec: 10.773, 10.824, 10.828. */
function OrdersCard({ orders, scene }: { readonly orders: NonNullable<AccountPageModel["orders"]>; readonly scene: Scene }) {
  const { say, language } = scene
  return (
    <Card id="account_orders" heading={say("account.orders")} wide>
      {orders.is === "away" && (
        <>
          <p className="account__empty">{say("orders.away")}</p>
          <a href={clientOrdersAddress(language)}>{say("orders.seeAll")}</a>
        </>
      )}
      {orders.is === "told" && orders.joined > 0 && <p className="account__note">{say("orders.joined", { count: orders.joined })}</p>}
      {orders.is === "told" && orders.last === null && <NoOrders scene={scene} />}
      {orders.is === "told" && orders.last !== null && (
        <>
          <p className="account__note">{say("orders.last")}</p>
          <OrderList heading="h3" orders={[orders.last]} scene={scene} />
          <a href={clientOrdersAddress(language)}>{say("orders.seeAll")}</a>
        </>
      )}
    </Card>
  )
}

interface PartProps {
  readonly client: ClientAccount
  readonly scene: Scene
}

/** What is kept for later: how much of it, and where. Spec: 10.932. */
function SavedCard({ saved: { favourites, lists: told }, scene: { say, language } }: { readonly saved: Saved; readonly scene: Scene }) {
  const lists = told ?? []
  return (
    <Card id="account_kept" heading={say("account.kept")}>
      <p className="account__note">{say(favourites.length === 0 && lists.length === 0 ? "saved.favouritesNote" : "account.keptNote")}</p>
      <ul className="account__lines">
        <li>
          <a href={favouritesAddress(language)}>
            {favourites.length === 0 ? say("saved.favourites") : say("saved.favouritesCount", { count: favourites.length })}
          </a>
        </li>
        <li>
          <a href={listsAddress(language)}>{lists.length === 0 ? say("saved.lists") : say("saved.listsCount", { count: lists.length })}</a>
        </li>
      </ul>
    </Card>
  )
}

/** The address that things go to where nobody chooses. */
function AddressCard({ client: { addresses }, scene: { say, language } }: PartProps) {
  const [address] = [...addressesFor(addresses, "delivery"), ...addressesFor(addresses, "billing")]
  return (
    <Card id="account_addresses" heading={say("account.addresses")}>
      {address === undefined ? <p className="account__note">{say("account.noAddresses")}</p> : <AddressLines address={address} />}
      <a href={sectionAddress(language, "addresses", address === undefined ? { edit: "0" } : {})}>
        {say(address === undefined ? "account.addAddress" : "account.toAddresses")}
      </a>
    </Card>
  )
}

function ConsentCard({ client: { consents }, scene: { say, language } }: PartProps) {
  const given = consents.filter(({ name, isGiven }) => isGiven && name !== "terms")
  return (
    <Card id="account_consents_card" heading={say("account.consents")}>
      {given.length === 0 && <p className="account__note">{say("account.consentsNone")}</p>}
      {given.length > 0 && (
        <ul className="account__lines">
          {given.map(({ name }) => (
            <li key={name}>{say(name === "sms" ? "client.sms" : "client.mailing")}</li>
          ))}
        </ul>
      )}
      <a href={sectionAddress(language, "consents")}>{say("account.toConsents")}</a>
    </Card>
  )
}
