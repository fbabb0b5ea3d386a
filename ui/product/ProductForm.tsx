import { fieldValue } from "../../core/product-page/submit.ts"
import { BuyBar } from "./BuyBar.tsx"
import { ContactButtons } from "../shell/ContactButtons.tsx"
import { PriceBlock } from "./PriceBlock.tsx"
import type { ProductFormProps } from "./product-form-props.ts"
import { ProductQuantity } from "./ProductQuantity.tsx"
import { SizeChoice } from "./SizeChoice.tsx"

/**
 * The form that decides what is bought, under the platform's names. Without a script it posts as it stands.
 *
 * Spec: 2.34, 10.77 to 10.79, 10.81, 10.94; the product page of section 4.
 */
export function ProductForm(props: ProductFormProps) {
  const { offer, view, send } = props
  return (
    <form
      id="projector_form"
      className="projector_details"
      action="/basketchange.php"
      method="post"
      noValidate
      data-product_id={offer.id}
      data-type={offer.type}
      {...(view.button.enabled ? {} : { "data-sizes_disable": "true" })}
      onSubmit={(submit) => {
        submit.preventDefault()
        send({ type: "AddPressed" })
      }}
    >
      <input type="hidden" name="product" id="projector_product_hidden" value={fieldValue(view.fields, "product")} readOnly />
      <input type="hidden" name="mode" id="projector_mode_hidden" value={fieldValue(view.fields, "mode")} readOnly />
      <PriceBlock view={view} say={props.say} />
      <SizeChoice {...props} />
      <div id="projector_status" className="projector_status">
        {view.availability !== null && (
          <p id="projector_status_description" className={`projector_status__description --${view.status}`} aria-live="polite">
            {view.availability}
          </p>
        )}
      </div>
      <div id="projector_buy_section" className="projector_buy">
        <ProductQuantity {...props} />
        <button
          id="projector_button_basket"
          type="submit"
          className="btn --solid --large projector_buy__button"
          disabled={!view.button.enabled}
          title={view.button.label}
          aria-busy={view.button.busy}
          {...(view.hint === null ? {} : { "aria-describedby": "projector_hint" })}
        >
          {view.button.label}
        </button>
      </div>
      {view.hint !== null && (
        <p id="projector_hint" className="projector_hint">
          {view.hint}
        </p>
      )}
      {view.contact !== null && <ContactButtons contact={view.contact} say={props.say} />}
      <BuyBar view={view} say={props.say} />
    </form>
  )
}
