import { newPasswordFields } from "../../core/account/new-password.ts"
import { clientOrdersPath } from "../../core/addresses/order-addresses.ts"
import { addressCharacters, addressFields, addressOperation } from "../../core/order/own/may-change-address.ts"
import { openAccountOperation, mailOperation, repeatOperation } from "../../core/order/own/order-operations.ts"
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

const labels = {
  delivery_firstname: "client.firstName",
  delivery_lastname: "client.lastName",
  delivery_additional: "client.firm",
  delivery_street: "client.street",
  delivery_zipcode: "client.zipcode",
  delivery_city: "client.city",
  delivery_phone: "client.phone",
} as const satisfies Readonly<Record<keyof typeof addressFields, string>>

const tokens = {
  delivery_firstname: "shipping given-name",
  delivery_lastname: "shipping family-name",
  delivery_additional: "shipping organization",
  delivery_street: "shipping street-address",
  delivery_zipcode: "shipping postal-code",
  delivery_city: "shipping address-level2",
  delivery_phone: "shipping tel",
} as const satisfies Readonly<Record<keyof typeof addressFields, string>>

const optional: ReadonlySet<string> = new Set(["delivery_additional", "delivery_phone"])
const names = [
  "delivery_firstname",
  "delivery_lastname",
  "delivery_additional",
  "delivery_street",
  "delivery_zipcode",
  "delivery_city",
  "delivery_phone",
] as const

/** Where the order goes, to be changed until it is packed. Spec: 10.825. */
export const AddressPart = ({ order: { number, buyer }, scene: { say } }: PartProps) => (
  <details className="order-cancel">
    <summary>{say("orders.addressChange")}</summary>
    <form className="order-address" action={clientOrdersPath} method="post">
      <Named operation={addressOperation} number={number} />
      <p>{say("orders.addressLead")}</p>
      {names.map((name) => (
        <div key={name} className="field f-group">
          <label className="field__label" htmlFor={`order_${name}`}>
            {say(labels[name])}
          </label>
          <div className="field__control">
            <input
              id={`order_${name}`}
              name={name}
              type={name === "delivery_phone" ? "tel" : "text"}
              className="field__input f-control"
              autoComplete={tokens[name]}
              defaultValue={buyer.delivery[addressFields[name]]}
              maxLength={addressCharacters}
              required={!optional.has(name)}
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
