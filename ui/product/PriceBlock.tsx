import type { ProductPageView } from "../../core/product-page/view-product-page.ts"
import type { ProductFormSay } from "./product-form-props.ts"

/** The price now, before the reduction, the saving and the lowest of 30 days. The price's text is the cart's too. Spec: 10.82 to 10.85, 10.167. */
export function PriceBlock({ view, say }: { readonly view: ProductPageView; readonly say: ProductFormSay }) {
  return (
    <section id="projector_prices_section" className={`projector_prices${view.refreshing ? " --refreshing" : ""}`}>
      <p className="projector_prices__price_wrapper" aria-live="polite" aria-busy={view.refreshing}>
        {view.priceFrom && <span className="projector_prices__from">{say("tile.from")}</span>}
        <strong id="projector_price_value" className="projector_prices__price projector_price_value">
          {view.price}
        </strong>
        {view.perUnit !== null && <span className="projector_prices__unit">{view.perUnit}</span>}
        <del id="projector_price_maxprice" className="projector_prices__maxprice" hidden={view.maxPrice === null}>
          {view.maxPrice}
        </del>
        <span id="projector_price_yousave" className="projector_prices__percent" hidden={view.saving === null}>
          {view.saving}
        </span>
      </p>
      {view.priceLines.map(({ is, text, amount, percent, until }) => {
        const name = is === "lowest" ? "lowest_price" : is.toLowerCase()
        const value = amount ?? text
        const [before, after] = text.split(value)
        return (
          <p key={is} className={`projector_prices__${name}`} data-change-date={until}>
            {before}
            <span className={`projector_${name}__value`}>{value}</span>
            {after} {percent}
          </p>
        )
      })}
    </section>
  )
}
