import type { Effect } from "effect"
import type { PlaceOutcome } from "../core/delivery/place-form.ts"
import type { UnsetMode } from "../core/region/forced-place.ts"
import type { ShopFailure } from "./failures.ts"

/** Where the shop delivers the things of the adapter's shopper. The shop keeps it for the shopper's session. */
export abstract class RegionApi {
  /** Makes a country the one of delivery; a post code of another one is forgotten. Spec: 7.67. */
  abstract setRegion(countryId: string): Effect.Effect<PlaceOutcome, ShopFailure>
  /** Sets the post code, in the form of the country of delivery. Spec: 7.67. */
  abstract setPostcode(postcode: string): Effect.Effect<PlaceOutcome, ShopFailure>
  /** Brings the shop's own country, no post code, or both back. Spec: 7.30 to 7.33, 7.68. */
  abstract unset(mode: UnsetMode): Effect.Effect<PlaceOutcome, ShopFailure>
}
