import type { CartPlaceView } from "../../core/basket/summary/cart-place.ts"

/** The country that the basket goes to, a native form: the cart comes back with what delivery there costs. Spec: 18.28, 18.64. */
export function CartPlace({ view }: { readonly view: CartPlaceView }) {
  return (
    <section id="cart_place" className="pickup__chosen" aria-labelledby="cart_place_heading">
      <h2 id="cart_place_heading">{view.heading}</h2>
      <form className="pickup__ways" action="/settings.php" method="post">
        <input type="hidden" name="return" value={view.back} />
        <label className="aside" htmlFor="cart_country">
          {view.label}
        </label>
        {/* another country stands here after the page has come back, so that the field has a state of its own */}
        <select id="cart_country" className="select" name="country" autoComplete="shipping country" defaultValue={view.countryId}>
          {view.countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="btn --outline">
          {view.apply}
        </button>
      </form>
    </section>
  )
}
