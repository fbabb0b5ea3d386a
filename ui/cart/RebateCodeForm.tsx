import type { RebateCodeView } from "../../core/basket/view-rebate-code.ts"
import type { RebateFormSay } from "./rebate-code-texts.ts"

interface Props {
  readonly view: RebateCodeView
  /** the product that the form stands beside; null = it stands in the cart */
  readonly productId: number | null
  readonly say: RebateFormSay
}

/** A plain form that posts a code, and the active one with the way to take it off. It needs no script. Spec: 1.14, 7.60, 7.61. */
export function RebateCodeForm({ view, productId, say }: Props) {
  const product = productId !== null && <input type="hidden" name="product" value={productId} />
  const { active, problem, typed } = view
  return (
    <details className="rebate" id="rebate_code" open={problem !== null || active !== null}>
      <summary className="rebate__heading">{say("rebate.question")}</summary>
      {active !== null && (
        <form className="rebate__active" action="/rebatecode.php" method="post">
          {product}
          <p role="status">{active.text}</p>
          <button type="submit" name="operation" value="remove" className="link-button">
            {active.remove}
          </button>
        </form>
      )}
      <form className="rebate__form" action="/rebatecode.php" method="post" noValidate>
        {product}
        <label className="field__label" htmlFor="rebate_code_field">
          {say("rebate.label")}
        </label>
        <div className="rebate__entry">
          <input
            id="rebate_code_field"
            className="field__input rebate__field"
            name="code"
            type="text"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={typed}
            {...(problem === null ? {} : { "aria-invalid": true, "aria-describedby": "rebate_code_problem", autoFocus: true })}
          />
          <button type="submit" className="btn">
            {say("rebate.apply")}
          </button>
        </div>
        {problem !== null && (
          <p id="rebate_code_problem" className="rebate__problem">
            {problem}
          </p>
        )}
      </form>
    </details>
  )
}
