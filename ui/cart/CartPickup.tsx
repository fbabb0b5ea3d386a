import type { CartPickupView } from "../../core/basket/summary/cart-pickup.ts"

/**
 * The pickup point that the basket goes to, with the ways to another one and back to the door. What it costs stands in the summary. It
 * follows the rows, and works without scripts. Spec: 10.275, 18.60, 18.61.
 */
export function CartPickup({ view }: { readonly view: CartPickupView }) {
  const { isGone, heading, place, note, points, forget } = view
  return (
    <section id="cart_pickup" className={`pickup__chosen${isGone ? " --gone" : ""}`} aria-labelledby="cart_pickup_heading">
      <h2 id="cart_pickup_heading">{heading}</h2>
      {place !== null && (
        <p>
          <strong>{place.name}</strong> {place.street}, {place.town}
        </p>
      )}
      {note !== null && <p>{note}</p>}
      <div className="pickup__ways">
        <a className="btn --outline" href={points.link}>
          {points.text}
        </a>
        {forget !== null && (
          <form action={forget.action} method="post">
            <input type="hidden" name="return" value={forget.back} />
            <button type="submit" className="link-button" name="pickup" value="forget">
              {forget.text}
            </button>
          </form>
        )}
      </div>
    </section>
  )
}
