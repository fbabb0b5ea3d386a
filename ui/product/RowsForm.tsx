import { basketChangePath } from "../../core/addresses/addresses.ts"
import { rowPlaceId } from "../../core/product-page/machine/rows-task.ts"
import { alertedRow, rowsFieldName, type rowTextKeys } from "../../core/product-page/rows-kind.ts"
import { fieldValue } from "../../core/product-page/submit.ts"
import { BuySection, formClass } from "./BuySection.tsx"
import type { FormProps } from "./product-sections.ts"
import { PriceBlock } from "./PriceBlock.tsx"
import { ProductNotice } from "./ProductNotice.tsx"
import { VersionRow } from "./VersionRow.tsx"

/**
 * The form of a product whose versions are rows: each with its own size and quantity, and one button for all of them. Before the island
 * runs, the rows carry the fields themselves; then hidden ones carry what the form's machine says.
 *
 * Spec: 4.41, 4.42, 10.77, 16.13 to 16.15, 16.36, 16.52 to 16.54.
 */
export function RowsForm({ flags, notice, ...props }: FormProps<(typeof rowTextKeys)[number]>) {
  const { offer, view, say, send, live } = props
  const alertRow = alertedRow(notice)
  const { rows = [] } = view.sections
  const numbered = live ? view.fields.filter(({ name }) => name.endsWith("]")) : []
  return (
    <form
      id="projector_form"
      className={formClass(flags)}
      action={basketChangePath}
      method="post"
      noValidate
      data-product_id={offer.id}
      data-type={offer.type}
      onSubmit={(submit) => {
        submit.preventDefault()
        send({ type: "AddPressed" })
      }}
    >
      <input type="hidden" name={rowsFieldName} value={fieldValue(view.fields, rowsFieldName)} />
      <input type="hidden" name="mode" id="projector_mode_hidden" value={fieldValue(view.fields, "mode")} />
      {numbered.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ProductNotice view={alertRow === null ? view : { ...view, alert: null, alertIsToast: false }} say={say} send={send} />
      <PriceBlock view={view} say={say} />
      <section className="projector_rows" aria-labelledby="projector_rows_label">
        <h2 className="choice__label" id="projector_rows_label">
          <span className="label">{say("choice.inRows")}</span>
        </h2>
        <ul className="projector_rows__list">
          {rows.map((row) => (
            <VersionRow
              key={row.productId}
              {...props}
              row={row}
              placeId={rowPlaceId(String(row.productId))}
              message={alertRow === String(row.productId) ? view.alert : row.correction}
            />
          ))}
        </ul>
        <p className="projector_rows__total" aria-live="polite">
          <span>{say("choice.rowsTotal")}</span>{" "}
          <strong id="projector_rows_total" className="figures">
            {view.sections.total}
          </strong>
        </p>
      </section>
      <BuySection view={view} say={say} />
    </form>
  )
}
