import type { ReactNode } from "react"
import type { FormFlags } from "../../core/product-page/obstacles.ts"
import { ContactButtons } from "../shell/ContactButtons.tsx"
import { BuyBar } from "./BuyBar.tsx"
import type { ProductFormProps } from "./product-form-props.ts"

interface Props extends Pick<ProductFormProps, "view" | "say"> {
  /** the quantity, where one is chosen for the whole form */
  readonly children?: ReactNode
}

/** Nothing can be bought here, and another way is offered: what could be pressed in vain is not shown. Spec: 16.62. */
const isClosed = ({ button, awaited, contact }: Props["view"]): boolean => !button.enabled && (awaited || contact !== null)

/** The end of every product form: the button, why it cannot be pressed and whom to ask, and the bar of small screens. Spec: 10.81, 10.98, 15.71. */
export function BuySection({ view, say, children }: Props) {
  return (
    <>
      <div id="projector_buy_section" className={isClosed(view) ? "projector_buy --closed" : "projector_buy"}>
        {children}
        {view.button.link === undefined ? (
          <button
            id="projector_button_basket"
            type="submit"
            className="btn --solid --large projector_buy__button"
            disabled={!view.button.enabled}
            title={say("product.addTitle")}
            aria-busy={view.button.busy}
            aria-describedby={view.hint === null ? undefined : "projector_hint"}
          >
            {view.button.label}
          </button>
        ) : (
          <a id="projector_button_basket" className="btn --solid --large projector_buy__button" href={view.button.link}>
            {view.button.label}
          </a>
        )}
        {view.awaited && (
          <a className="btn --solid --large projector_tell" href="#tellAvailability">
            {say("notify.heading")}
          </a>
        )}
      </div>
      {view.hint !== null && (
        <p id="projector_hint" className="projector_hint">
          {view.hint}
        </p>
      )}
      {view.contact !== null && <ContactButtons contact={view.contact} say={say} />}
      <BuyBar view={view} say={say} />
    </>
  )
}

/** The names by which styles and programs of others know how the form stands. Spec: 4.39. */
export const formClass = ({ disabled, changed, phonePrice }: FormFlags): string =>
  `projector_details${disabled ? " disable" : ""}${changed ? " --changed" : ""}${phonePrice ? " --phone" : ""}`
