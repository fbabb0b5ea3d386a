import type { ProductPage, ProductPageEvent } from "../../core/product-page/product-page-state.ts"
import type { ProductPageView } from "../../core/product-page/product-page-view.ts"
import { BuyBar } from "./BuyBar.tsx"
import { PriceBlock } from "./PriceBlock.tsx"
import type { ProductFormSay } from "./product-form-texts.ts"
import { ProductQuantity } from "./ProductQuantity.tsx"
import { SizeChoice } from "./SizeChoice.tsx"

export interface ProductFormProps {
  readonly page: ProductPage
  readonly view: ProductPageView
  readonly say: ProductFormSay
  readonly send: (event: ProductPageEvent) => void
  /** true once the island runs; before, the form and its links work natively */
  readonly live: boolean
}

/**
 * The form that decides what is bought, under the platform's names. Without a script it posts as it stands.
 *
 * Spec: 2.34, 10.77 to 10.79, 10.81, 10.94; the product page of section 4.
 */
export function ProductForm(props: ProductFormProps) {
  const { page, view, send } = props
  const { offer } = page
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
      <input type="hidden" name="product" id="projector_product_hidden" value={offer.id} readOnly />
      <input type="hidden" name="mode" id="projector_mode_hidden" value="1" readOnly />
      <PriceBlock view={view} say={props.say} />
      <SizeChoice {...props} />
      <div id="projector_status" className="projector_status">
        {view.availability !== null && (
          <p id="projector_status_description" className={`projector_status__description --${selectedStatus(page)}`} aria-live="polite">
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
      <BuyBar view={view} say={props.say} />
    </form>
  )
}

/** Availability of the chosen size, or of the only one: it colours the text. */
function selectedStatus(page: ProductPage): string {
  const sizes = page.offer.sizes
  const size = sizes.find((one) => one.id === page.selectedSizeId) ?? (sizes.length === 1 ? sizes[0] : undefined)
  return size?.availability.status ?? (sizes.some((one) => one.availability.status !== "disable") ? "enable" : "disable")
}
