import type { PickupQuery } from "../core/addresses/pickup-query.ts"
import type { Effect } from "effect"
import type { PickupAnswer } from "../core/delivery/pickup-list.ts"
import type { PickupPoint } from "../core/delivery/pickup-point.ts"
import type { ShopFailure } from "./failures.ts"

/** The points at which the shop's couriers hand out parcels. */
export abstract class PickupApi {
  /** One page of the points that a query asks for, and the visitor's choice. Spec: 7.50, 11.210. */
  abstract search(query: PickupQuery): Effect.Effect<PickupAnswer, ShopFailure>

  /** Points by their ids, in that order; what there is not is left out. Spec: 7.51, 11.211. */
  abstract points(ids: readonly number[]): Effect.Effect<readonly PickupPoint[], ShopFailure>
}
