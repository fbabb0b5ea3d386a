import { decimalText } from "../../core/values/decimal.ts"
import { collectionFieldNames, hasField } from "../../core/product-page/submit.ts"
import { QuantityField } from "../controls/QuantityField.tsx"
import type { ProductFormProps } from "./product-form-props.ts"

/**
 * How many: typed, or stepped by the smallest amount sold. A form without a script is sent as it stands, and so with a dot.
 *
 * Spec: 17.37.
 */
export function ProductQuantity({ offer, view, say, send, live }: ProductFormProps) {
  const step = decimalText(offer.unit.sellBy)
  return (
    <div className="projector_buy__number">
      <label className="label" htmlFor="projector_number">
        {view.sections.counted ?? say("product.quantity") + (view.unit === "" ? "" : ` (${view.unit})`)}
      </label>
      <div className="quantity">
        <button
          type="button"
          className="quantity__del with-script"
          aria-label={say("product.less")}
          disabled={!view.canStepDown}
          onClick={() => send({ type: "QuantityStepped", by: -1 })}
        >
          <span aria-hidden="true">−</span>
        </button>
        <QuantityField
          id="projector_number"
          name={hasField(view.fields, collectionFieldNames.number) ? collectionFieldNames.number : "number"}
          value={live ? view.quantityShown : view.quantity}
          data-prev={view.quantityTaken}
          data-sellby={step}
          data-minimum-quantity={view.quantityMin}
          step={step}
          onTyped={(text) => send({ type: "QuantityTyped", text })}
          onLeft={() => send({ type: "QuantityLeft" })}
          onStepped={(by) => send({ type: "QuantityStepped", by })}
        />
        <button
          type="button"
          className="quantity__add with-script"
          aria-label={say("product.more")}
          disabled={!view.canStepUp}
          onClick={() => send({ type: "QuantityStepped", by: 1 })}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {/* the buttons keep the focus, so that nobody would hear what they did */}
      <p className="aside" aria-live="polite">
        {view.quantitySaid}
      </p>
    </div>
  )
}
