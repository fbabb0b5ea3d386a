import type { ProductPageView } from "../../core/product-page/view-product-page.ts"
import type { ProductFormSay } from "./product-form-props.ts"

/**
 * Price, what it was before, size and button, or why there is none and whom to call, within reach of a thumb while the form's own button
 * is out of sight; small screens only, by style. Spec: 16.49, 17.28.
 */
export function BuyBar({ view, say }: { readonly view: ProductPageView; readonly say: ProductFormSay }) {
  const selected = view.sizes.find((size) => size.selected)
  const hint = view.shortHint ?? (view.sizesShown ? (selected?.name ?? view.sizeWords.choose) : null)
  return (
    <div className="buybar">
      <div className="buybar__words">
        <p className="buybar__price figures">
          {view.priceFrom && <span className="projector_prices__from">{say("tile.from")} </span>}
          {view.price}
          {view.perUnit !== null && <span className="projector_prices__unit"> {view.perUnit}</span>}
        </p>
        {view.maxPrice !== null && (
          <p className="buybar__hint figures">
            <del>{view.maxPrice}</del> {view.saving}
          </p>
        )}
        {hint !== null && <p className="buybar__hint">{hint}</p>}
      </div>
      {view.button.link !== undefined ? (
        <a className="btn --solid buybar__button" href={view.button.link}>
          {view.button.label}
        </a>
      ) : view.awaited && !view.button.enabled ? (
        <a className="btn --solid buybar__button" href="#tellAvailability">
          {say("notify.short")}
        </a>
      ) : view.contact === null ? (
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
