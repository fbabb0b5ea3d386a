import { neutralAddress } from "../../core/addresses/addresses.ts"
import { checkoutPath } from "../../core/addresses/order-addresses.ts"
import { pickupAddress } from "../../core/delivery/pickup-list.ts"
import { pickupPath } from "../../core/addresses/pickup-query.ts"
import type { FoundPoint } from "../../core/delivery/pickup-list.ts"
import { viewPickupPoint } from "../../core/delivery/view-pickup.ts"
import type { PickupPageModel } from "../../core/delivery/pickup.page.ts"
import type { Scene } from "../scene.ts"
import { PickupRow } from "./PickupRow.tsx"

interface Props {
  readonly points: readonly FoundPoint[]
  readonly model: PickupPageModel
  readonly scene: Scene
}

/** The points as a form: one is marked, and sent. Spec: 10.153, 10.261. */
export function PickupForm({ points, model, scene }: Props) {
  const { query, productId, chosen, zone } = model
  const { say, language, catalogue, frame } = scene
  return (
    <form id="pickup_list_form" className="pickup__form" action={pickupPath} method="post" aria-labelledby="pickup_found">
      <input
        type="hidden"
        name="return"
        value={query.isFromOrder === true ? neutralAddress(checkoutPath, language) : pickupAddress(language, query, productId)}
      />
      <ol id="pickup_list" className="pickup__list">
        {points.map((point) => (
          <PickupRow
            key={point.id}
            row={viewPickupPoint(point, { nowMs: frame.nowMs, zone }, catalogue)}
            isChosen={point.id === chosen?.id}
            say={say}
          />
        ))}
      </ol>
      <div className="pickupl_submit">
        <button type="submit" className="btn --solid --large">
          {say("pickup.choose")}
        </button>
      </div>
    </form>
  )
}
