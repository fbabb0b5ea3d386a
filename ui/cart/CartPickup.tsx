import { cartAddress } from "../../core/addresses/addresses.ts"
import { noPickupQuery, pickupPath } from "../../core/addresses/pickup-query.ts"
import { pickupAddress } from "../../core/delivery/pickup-list.ts"
import { addressLine } from "../../core/delivery/pickup-point.ts"
import type { Scene } from "../scene.ts"

/**
 * The pickup point that the basket goes to, with the ways to another one and back to the door. What it costs stands in the summary, which
 * follows the rows. It needs no script. Spec: 10.275, 18.60, 18.61.
 */
export function CartPickup({ scene: { frame, say, language } }: { readonly scene: Scene }) {
  const pickup = frame.basket?.pickup
  if (pickup === undefined) return null
  const { state, point } = pickup
  const points = pickupAddress(language, noPickupQuery, null)
  return (
    <section id="cart_pickup" className={`pickup__chosen${state === "gone" ? " --gone" : ""}`} aria-labelledby="cart_pickup_heading">
      <h2 id="cart_pickup_heading">{say(point === null ? "cart.pickupHeading" : "pickup.chosenHeading")}</h2>
      {point !== null && (
        <p>
          <strong>{point.name}</strong> {addressLine(point)}
        </p>
      )}
      {point === null && <p>{say(state === "gone" ? "pickup.gone" : "cart.pickupAsk")}</p>}
      <div className="pickup__ways">
        <a className="btn --outline" href={points}>
          {say(point === null ? "pickup.chooseFirst" : "pickup.change")}
        </a>
        {state !== "none" && (
          <form action={pickupPath} method="post">
            <input type="hidden" name="return" value={cartAddress(language)} />
            <button type="submit" className="link-button" name="pickup" value="forget">
              {say("pickup.forget")}
            </button>
          </form>
        )}
      </div>
    </section>
  )
}
