import { useMemo } from "react"
import { orderFormId, placeOrderPath } from "../../core/addresses/order-addresses.ts"
import type { ReviewEvent, ReviewState } from "../../core/order/review/reviewing.ts"
import { type ReviewingTextKey, type StatementView, viewReviewing } from "../../core/order/review/view-reviewing.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"

/**
 * The statements and the button that places the order. It posts as it stands, with a script and without; the key makes one order of however many
 * posts.
 *
 * Spec: 10.154, 10.700, 10.740, 10.741.
 */
export function OrderCheckForm({ store, texts }: IslandProps<ReviewState, ReviewEvent, ReviewingTextKey>) {
  const [state, send] = useMachine(store)
  const view = useMemo(() => viewReviewing(state, texts), [state, texts])
  return (
    <form
      id={orderFormId}
      className={`order2_form${view.stopped === null ? "" : " --fail-validation"}`}
      action={placeOrderPath}
      method="post"
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        send({ type: "OrderPressed" })
      }}
    >
      <input type="hidden" name="key" value={state.key} />
      <input type="hidden" name="shown" value={state.shown} />
      <input type="hidden" name="total" value={state.total} />
      {view.statements.map((statement) => (
        <StatementBox key={statement.statement} view={statement} send={send} />
      ))}
      <input type="submit" className="btn --solid --large order2_button_order" value={view.button} aria-busy={view.isSending} />
      <p className="order2_form__stopped" role="status">
        {view.stopped}
      </p>
    </form>
  )
}

function StatementBox({ view, send }: { readonly view: StatementView; readonly send: (event: ReviewEvent) => void }) {
  const { statement, name, label, link, isStated, error } = view
  return (
    <div className={`order2_terms_wrapper${error === null ? "" : " required"}`}>
      <label className="field__check">
        <input
          id={name}
          type="checkbox"
          name={name}
          value="1"
          checked={isStated}
          aria-required="true"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${name}_error`}
          onChange={({ target }) => send({ type: "Stated", statement, isStated: target.checked })}
        />
        <span>{label}</span>
      </label>{" "}
      <a href={link.href} target="_blank" rel="noopener">
        {link.text}
      </a>
      {error !== null && (
        <p id={`${name}_error`} className="order2_terms_wrapper__error">
          {error}
        </p>
      )}
    </div>
  )
}
