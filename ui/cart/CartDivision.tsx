import type { DivisionView } from "../../core/basket/summary/view-outlook.ts"
import type { SummarySay } from "./cart-summary-texts.ts"

interface Props {
  readonly view: DivisionView
  readonly say: SummarySay
}

/** One parcel or several, where what is in the basket leaves on different days: a native form that comes back to the cart. Spec: 18.80 to 18.83. */
export function CartDivision({ view, say }: Props) {
  const { isDivided, whole, parts, back } = view
  return (
    <section id="cart_division" className="pickup__chosen basket__division" aria-labelledby="cart_division_heading" tabIndex={-1}>
      <h2 id="cart_division_heading">{say("cart.divideHeading")}</h2>
      <p>{say("cart.divideText")}</p>
      <form action="/settings.php" method="post">
        <input type="hidden" name="return" value={back} />
        <label className="basket__division_option" data-is-division="false">
          <input type="radio" name="allow_division_order" value="false" defaultChecked={!isDivided} />
          <span className="basket__division_now">{whole}</span>
        </label>
        <label className="basket__division_option" data-is-division="true">
          <input type="radio" name="allow_division_order" value="true" defaultChecked={isDivided} aria-describedby="cart_division_parts" />
          <span>{say("cart.divide")}</span>
        </label>
        <ul id="cart_division_parts" className="basket__division_weeks">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <button type="submit" className="btn --outline">
          {say("cart.divideApply")}
        </button>
      </form>
    </section>
  )
}
