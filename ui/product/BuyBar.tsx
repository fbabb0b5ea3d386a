import type { ProductPageView } from "../../core/product-page/view-product-page.ts"
import type { ProductFormSay } from "./product-form-props.ts"

/**
 * Price and button, or why there is none and whom to call, within reach of a thumb while the form's own button is out of sight; small
 * screens only, by style.
 */
export function BuyBar({ view, say }: { readonly view: ProductPageView; readonly say: ProductFormSay }) {
  return (
    <div className="buybar">
      <div className="buybar__words">
        <p className="buybar__price figures">
          {view.priceFrom && <span className="projector_prices__from">{say("tile.from")} </span>}
          {view.price}
          {view.perUnit !== null && <span className="projector_prices__unit"> {view.perUnit}</span>}
        </p>
        {view.shortHint !== null && <p className="buybar__hint">{view.shortHint}</p>}
      </div>
      {view.contact === null ? (
        <button type="submit" className="btn --solid buybar__button" disabled={!view.button.enabled} aria-busy={view.button.busy}>
          {view.button.label}
        </button>
      ) : (
        <a className="btn --solid buybar__button" href={view.contact.call}>
          {say("product.call")}
        </a>
      )}
    </div>
  )
}
