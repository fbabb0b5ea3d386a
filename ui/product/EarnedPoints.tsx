import { buyerRole } from "../../core/basket/order-obstacle.ts"
import { earnedPoints } from "../../core/pricing/points-offer.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import type { Scene } from "../scene.ts"

/** The points that a purchase earns, and what a guest needs for them: they are the same in every size. Spec: 15.44. */
export function EarnedPoints({ offer, scene }: { readonly offer: ProductOffer; readonly scene: Scene }) {
  const { visitor } = scene.frame
  const earned = earnedPoints(offer, buyerRole(visitor), scene.catalogue)
  if (earned === null) return null
  return (
    <p className="projector_prices__points">
      {`${earned.text} `}
      {earned.hint !== null && <span>{earned.hint}</span>}
    </p>
  )
}
