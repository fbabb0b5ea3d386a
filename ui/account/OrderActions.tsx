import { clientOrderAddress, clientOrdersPath } from "../../core/addresses/client-order-addresses.ts"
import { newPasswordFields } from "../../core/account/new-password.ts"
import { wantsStrongPassword } from "../../core/form/kinds/password.ts"
import { accountFormKey, formRefusalOf } from "../../core/account/sections/account-form-machine.ts"
import type { ClientOrderPageModel } from "../../core/order/client-order.page.ts"
import { cancelOperation, openAccountOperation, mailOperation, repeatOperation } from "../../core/order/own/order-operations.ts"
import type { ShownOrder } from "../../core/order/placed-order.ts"
import { addressLines } from "../../core/order/view-buyer.ts"
import { Lines } from "../order/OrderSection.tsx"
import type { Scene } from "../scene.ts"
import { AccountFormIsland } from "./AccountFormPart.tsx"
import { SavedVersion } from "./AddressLines.tsx"

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
      <form action={clientOrdersPath} method="post">
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
              aria-describedby={`order_password_hint${isRefused ? " order_password_message" : ""}`}
              aria-invalid={isRefused || undefined}
              maxLength={100}
              required
            />
          </div>
          <p id="order_password_hint" className="field__hint">
            {say(wantsStrongPassword(frame.shell.strongPassword, "new-password") ? "orders.accountHint" : "orders.accountPlainHint")}
          </p>
          {isRefused && (
            <p id="order_password_message" className="f-message">
              {say("orders.accountWeak")}
            </p>
          )}
        </div>
        <button type="submit" className="btn">
          {say("orders.accountSubmit")}
        </button>
      </form>
    </section>
  )
}

/** Where the order goes, to be changed until it is packed; an address that was refused is there as it was typed. Spec: 10.825, 10.961, 10.986, 10.987. */
export function AddressPart({ model, scene }: { readonly model: ClientOrderPageModel; readonly scene: Scene }) {
  const { say, frame, language } = scene
  const { number, buyer } = model.order
  const refused = formRefusalOf(frame.notice, "orderAddress", number)
  return (
    <details className="order-cancel" open={refused !== null}>
      <summary>{say("orders.addressChange")}</summary>
      <div className="order-address">
        <p>{say("orders.addressLead")}</p>
        {refused?.why === "changed" && (
          <SavedVersion scene={scene} next={clientOrderAddress(language, number)} keptKey={accountFormKey("orderAddress", number)}>
            <Lines lines={[...addressLines(buyer.delivery), buyer.delivery.phone].filter((line) => line !== "")} />
          </SavedVersion>
        )}
        <AccountFormIsland model={model} scene={scene} />
      </div>
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
