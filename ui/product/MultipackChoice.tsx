import type { multipackTextKeys } from "../../core/product-page/multipack-kind.ts"
import type { SectionProps } from "./product-sections.ts"

/**
 * What one costs from which quantity on. Choosing it types that quantity; without scripts it is a table of prices, and the field beside the
 * button is what is bought.
 *
 * Spec: 4.53, 10.103, 15.46.
 */
export function MultipackChoice({ view, say, send }: SectionProps<(typeof multipackTextKeys)[number]>) {
  const { multipack } = view.sections
  if (multipack === undefined) return null
  return (
    <fieldset id="projector_multipack" className="projector_multipack">
      <legend className="label">{say("product.multipack")}</legend>
      <div className="projector_multipack__items">
        {multipack.options.map(({ threshold, quantity, name, price, saving, selected, disabled }) => (
          <label key={threshold} className="projector_multipack__item" data-value={threshold}>
            <input
              type="radio"
              className="with-script"
              name="multipack_radio"
              value={threshold}
              checked={selected}
              disabled={disabled}
              onChange={() => {
                send({ type: "QuantityTyped", text: quantity })
                send({ type: "QuantityLeft" })
              }}
            />
            <span className="projector_multipack__name">{name}</span>
            <span className="projector_multipack__price figures">{price}</span>
            <span className="projector_multipack__saving">{saving}</span>
          </label>
        ))}
      </div>
      <p className="projector_multipack__total" aria-live="polite">
        {multipack.total}
        {multipack.next !== null && <span>{multipack.next}</span>}
      </p>
    </fieldset>
  )
}
