import { buyerRole } from "../../core/basket/order-obstacle.ts"
import { signInAddress } from "../../core/addresses/addresses.ts"
import { fieldForm } from "../../core/product-page/detail-modules.ts"
import { isForPointsOnly, pointsInBasket, viewPointsOffer } from "../../core/pricing/points-offer.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import { parseDecimal } from "../../core/values/decimal.ts"
import type { Scene } from "../scene.ts"
import { Tooltip } from "../shell/Tooltip.tsx"

/**
 * Money or points, and what a shopper needs for points. It stands outside the product form and its fields are sent with it, so that it
 * costs the page no script. Spec: 4.43, 6.3 to 6.6, 10.1032, 15.65.
 */
export function PointsChoice({ offer, scene }: { readonly offer: ProductOffer; readonly scene: Scene }) {
  const { say, frame, catalogue, language } = scene
  const { visitor, basket } = frame
  const view = viewPointsOffer(
    {
      role: buyerRole(visitor),
      balance: visitor.is === "guest" ? null : parseDecimal(visitor.points),
      inBasket: pointsInBasket(basket?.rows ?? []),
      price: offer.pointsPrice,
      isSoldForMoney: !isForPointsOnly(offer),
    },
    catalogue,
  )
  if (view === null) return null
  const form = fieldForm("detached") ?? undefined
  return (
    <section className="points" aria-label={say("points.heading")}>
      {view.choice === null ? (
        <p className="points__only">{say("points.only")}</p>
      ) : (
        <fieldset className="points__choice">
          <legend>{say("points.heading")}</legend>
          <label>
            <input type="radio" name="for_points" value="false" form={form} defaultChecked /> {say("points.money")}
          </label>
          <label>
            <input type="radio" name="for_points" value="true" form={form} disabled={view.choice === "closed"} />{" "}
            {say("points.points", { points: view.price })}
          </label>
        </fieldset>
      )}
      {view.need !== null && (
        <p className="points__need">{view.isSignIn ? <a href={signInAddress(language)}>{view.need}</a> : view.need}</p>
      )}
      {view.isSignIn && <p className="points__program">{say("price.pointsProgram")}</p>}
      {view.balance !== null && <Tooltip id="points_balance" label={say("points.balance")} text={view.balance} />}
    </section>
  )
}
