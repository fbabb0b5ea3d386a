import { newPasswordFields } from "../../core/account/new-password.ts"
import { clientOrdersPath } from "../../core/addresses/order-addresses.ts"
import { cancelOperation, openAccountOperation, mailOperation, repeatOperation } from "../../core/order/own/order-operations.ts"
import { addressCharacters, addressFields, addressOperation } from "../../core/order/own/may-change-address.ts"
import type { ShownOrder } from "../../core/order/placed-order.ts"
import type { Scene } from "../scene.ts"

interface PartProps {
  readonly order: ShownOrder
  readonly scene: Scene
}

const Named = ({ operation, number }: { readonly operation: string; readonly number: string }) => (
  <>
    <input type="hidden" name="operation" value={operation} />
    <input type="hidden" name="order" value={number} />
  </>
)

/** Puts what was ordered into the basket once more. Spec: 10.826. */
export const RepeatPart = ({ order: { number }, scene: { say } }: PartProps) => (
  <form action={clientOrdersPath} method="post">
    <Named operation={repeatOperation} number={number} />
    <button type="submit" className="btn">
      {say("orders.repeat")}
    </button>
  </form>
)

/** What to look for where no mail came, and the way to have it sent once more. Spec: 10.827. */
export const NoMailPart = ({ order: { number, buyer }, scene: { say } }: PartProps) => (
  <details className="order-cancel">
    <summary>{say("orders.noMailHeading")}</summary>
    <form action={clientOrdersPath} method="post">
      <Named operation={mailOperation} number={number} />
      <p>{say("orders.mailLead", { email: buyer.email, number })}</p>
      <button type="submit" className="btn">
        {say("orders.mailAgain")}
      </button>
    </form>
  </details>
)

/** Who has ordered as a guest opens an account by one password. Spec: 10.829. */
export function AccountPart({ order: { number, buyer }, scene: { say, frame } }: PartProps) {
  if (frame.visitor.is === "client") return null
  return (
    <section className="order-account" aria-labelledby="order_account">
      <h2 id="order_account">{say("orders.accountHeading")}</h2>
      <form className="order-address" action={clientOrdersPath} method="post">
        <Named operation={openAccountOperation} number={number} />
        <p>{say("orders.accountLead", { email: buyer.email })}</p>
        <input type="hidden" name="username" autoComplete="username" value={buyer.email} />
        <div className="field f-group">
          <label className="field__label" htmlFor="order_password">
            {say("password.new")}
          </label>
          <div className="field__control">
            <input
              id="order_password"
              name={newPasswordFields.password}
              type="password"
              className="field__input f-control"
              autoComplete="new-password"
              aria-describedby="order_password_hint"
              maxLength={100}
              required
            />
          </div>
          <p id="order_password_hint" className="field__hint">
            {say("orders.accountHint")}
          </p>
        </div>
        <button type="submit" className="btn">
          {say("orders.accountSubmit")}
        </button>
      </form>
    </section>
  )
}

/** The fields of an address in the order of the form. */
const addressForm = [
  { name: "delivery_firstname", label: "client.firstName", token: "given-name", isOptional: false },
  { name: "delivery_lastname", label: "client.lastName", token: "family-name", isOptional: false },
  { name: "delivery_additional", label: "client.firm", token: "organization", isOptional: true },
  { name: "delivery_street", label: "client.street", token: "street-address", isOptional: false },
  { name: "delivery_zipcode", label: "client.zipcode", token: "postal-code", isOptional: false },
  { name: "delivery_city", label: "client.city", token: "address-level2", isOptional: false },
  { name: "delivery_phone", label: "client.phone", token: "tel", isOptional: true },
] as const satisfies readonly { readonly name: keyof typeof addressFields; readonly [more: string]: unknown }[]

/** Where the order goes, to be changed until it is packed; an address that was refused is there as it was typed. Spec: 10.825, 10.961. */
export function AddressPart({ order: { number, buyer }, scene: { say, frame } }: PartProps) {
  const { notice } = frame
  const refused = notice?.is === "accountChanged" && notice.what === "orderNotAddress" ? (notice.typed ?? null) : null
  return (
    <details className="order-cancel" open={refused !== null}>
      <summary>{say("orders.addressChange")}</summary>
      <form className="order-address" action={clientOrdersPath} method="post">
        <Named operation={addressOperation} number={number} />
        <p>{say("orders.addressLead")}</p>
        {addressForm.map(({ name, label, token, isOptional }) => (
          <div key={name} className="field f-group">
            <label className="field__label" htmlFor={`order_${name}`}>
              {say(label)}
            </label>
            <div className="field__control">
              <input
                id={`order_${name}`}
                name={name}
                type={token === "tel" ? "tel" : "text"}
                className="field__input f-control"
                autoComplete={`shipping ${token}`}
                defaultValue={refused?.[name] ?? buyer.delivery[addressFields[name]]}
                maxLength={addressCharacters}
                required={!isOptional}
              />
            </div>
          </div>
        ))}
        <button type="submit" className="btn --solid">
          {say("orders.addressSave")}
        </button>
      </form>
    </details>
  )
}

/** The question before an order is cancelled, which is unfolded, so that nothing is cancelled by one press. Spec: 10.774. */
export const CancelPart = ({ order: { number }, scene: { say } }: PartProps) => (
  <details className="order-cancel">
    <summary>{say("orders.cancel")}</summary>
    <form action={clientOrdersPath} method="post">
      <Named operation={cancelOperation} number={number} />
      <p>{say("orders.cancelLead")}</p>
      <button type="submit" className="btn">
        {say("orders.cancelSubmit")}
      </button>
    </form>
  </details>
)
