import { quickPaymentField, type QuickPaymentsView } from "../../core/product-page/detail-modules.ts"
import type { Say } from "../say.ts"

interface Props {
  readonly view: QuickPaymentsView
  readonly say: Say<"quick.heading">
}

/**
 * Buttons that send the product form to a provider of quick payments. The form stands before them, and is sent with the pressed button's id;
 * where a script leads the press through the form's own check, it says the id by the hidden field. Spec: 2.35, 4.54, 10.99, 10.276, 10.277.
 */
export function QuickPayments({ view: { note, buttons, stand }, say }: Props) {
  return (
    <section
      id="projector_oneclick"
      className="projector_oneclick"
      aria-labelledby="projector_oneclick_heading"
      {...(stand.hidden ? { "data-hide": "true", hidden: true } : {})}
    >
      <h2 id="projector_oneclick_heading">{say("quick.heading")}</h2>
      {note !== "" && <p id="projector_oneclick_note">{note}</p>}
      <div className="projector_oneclick__items">
        {buttons.map(({ id, kind, name }) => (
          <div
            key={id}
            id={`oneclick_${id}`}
            className={`projector_oneclick__item --${kind}${stand.checked ? " --checked" : ""}`}
            data-id={id}
            data-kind={kind}
          >
            <button
              type="submit"
              form="projector_form"
              name={quickPaymentField}
              value={id}
              className="btn --outline"
              {...(note === "" ? {} : { "aria-describedby": "projector_oneclick_note" })}
            >
              {name}
            </button>
          </div>
        ))}
      </div>
      <input type="hidden" id="projector_quick_payment" form="projector_form" name={quickPaymentField} disabled />
    </section>
  )
}
