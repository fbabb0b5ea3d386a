import { newPasswordFields } from "../../core/account/new-password.ts"
import { clientOrdersPath } from "../../core/addresses/order-addresses.ts"
import { cancelOperation, openAccountOperation, mailOperation, repeatOperation } from "../../core/order/own/order-operations.ts"
import { recordFields } from "../../core/form/form-record.ts"
import { recordLabels } from "../../core/form/view-record.ts"
import { addressOperation } from "../../core/order/own/may-change-address.ts"
import { addressRefusal, keptAddressKey, orderAddressForm, viewOrderAddress } from "../../core/order/own/order-address-form.ts"
import type { ShownOrder } from "../../core/order/placed-order.ts"
import { Field } from "../form/Field.tsx"
import { Form } from "../form/Form.tsx"
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

/** Whether the password for the account of an order was refused just now. */
export const isPasswordRefused = ({ notice }: Scene["frame"]): boolean =>
  notice?.is === "accountChanged" && notice.what === "orderAccountWeak"

/** Who has ordered as a guest opens an account by one password; beside one that was refused stands what is wrong with it. Spec: 10.829, 10.981. */
export function AccountPart({ order: { number, buyer }, scene: { say, frame } }: PartProps) {
  if (frame.visitor.is === "client") return null
  const isRefused = isPasswordRefused(frame)
  return (
    <section className="order-account" aria-labelledby="order_account">
      <h2 id="order_account">{say("orders.accountHeading")}</h2>
      <form className="order-address" action={clientOrdersPath} method="post">
        <Named operation={openAccountOperation} number={number} />
        <p>{say("orders.accountLead", { email: buyer.email })}</p>
        <input type="hidden" name="username" autoComplete="username" value={buyer.email} />
        <div className={`field f-group${isRefused ? " --error" : ""}`}>
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
              aria-invalid={isRefused || undefined}
              maxLength={100}
              required
            />
          </div>
          <p id="order_password_hint" className={isRefused ? "f-message" : "field__hint"}>
            {say(isRefused ? "orders.accountWeak" : "orders.accountHint")}
          </p>
        </div>
        <button type="submit" className="btn">
          {say("orders.accountSubmit")}
        </button>
      </form>
    </section>
  )
}

/**
 * Where the order goes, to be changed until it is packed; an address that was refused is there as it was typed, each fault at its field. The shop alone
 * judges it, so that the form runs no script of its own.
 *
 * Spec: 10.825, 10.961, 10.967.
 */
export function AddressPart({ order, scene: { say, catalogue, frame } }: PartProps) {
  const { number, buyer } = order
  const { notice } = frame
  const refused = addressRefusal(notice, number)
  const key = keptAddressKey(number)
  const isTaken = notice?.is === "accountChanged" && notice.what === "orderAddress"
  const record = orderAddressForm(buyer.delivery.countryId)
  const labels = recordLabels(record, catalogue)
  return (
    <details className="order-cancel" open={refused !== null} data-kept-as={key} data-forgets={isTaken ? key : undefined}>
      <summary>{say("orders.addressChange")}</summary>
      <Form
        id={record.id}
        className="order-address"
        action={record.action}
        view={viewOrderAddress(order, refused, catalogue)}
        send={() => {}}
        labels={labels}
      >
        <Named operation={addressOperation} number={number} />
        <p>{say("orders.addressLead")}</p>
        {recordFields(record).map(({ id, name, kind, autocomplete, required }) => (
          <Field
            key={id}
            id={id}
            name={name}
            label={labels[id]}
            type={kind === "phone" ? "tel" : "text"}
            autoComplete={autocomplete}
            required={required}
          />
        ))}
        <button type="submit" className="btn --solid">
          {say("orders.addressSave")}
        </button>
      </Form>
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
