import type { ProductPageView } from "../../core/product-page/view-product-page.ts"
import type { ProductFormSay } from "./product-form-props.ts"

/** Price and button within reach of a thumb while the form's own button is out of sight; small screens only, by style. */
export function BuyBar({ view, say }: { readonly view: ProductPageView; readonly say: ProductFormSay }) {
  return (
    <div className="buybar">
      <p className="buybar__price figures">
        {view.priceFrom && <span className="projector_prices__from">{say("tile.from")} </span>}
        {view.price}
        {view.perUnit !== null && <span className="projector_prices__unit"> {view.perUnit}</span>}
      </p>
      <button type="submit" className="btn --solid buybar__button" disabled={!view.button.enabled} aria-busy={view.button.busy}>
        {view.button.label}
      </button>
    </div>
  )
}
