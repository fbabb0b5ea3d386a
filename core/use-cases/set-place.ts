import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { RegionApi } from "../../ports/region-api.ts"
import type { PlaceChange, PlaceOutcome } from "../delivery/place-form.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * Makes a place the one of delivery, or brings the shop's own back; `null` when the shop did not answer. The shopper asked for it, so
 * every end is an answer. Country and post code are two calls: a refused country is not followed by a post code.
 *
 * Spec: 4.52, 7.67, 7.68, 8.57. Nothing is repeated by itself.
 */
export const makeSetPlace =
  (api: RegionApi, log: ErrorLog) =>
  (change: PlaceChange): Effect.Effect<PlaceOutcome | null> =>
    changed(api, change).pipe(orElseLogged(log, "set the place of delivery", null))

const changed = (api: RegionApi, change: PlaceChange) =>
  Effect.gen(function* () {
    if (change.type === "Unset") return yield* api.unset(change.mode)
    const region = yield* api.setRegion(change.countryId)
    if (region._tag === "Refused") return region
    return yield* change.postcode === null ? api.unset("zipcode") : api.setPostcode(change.postcode)
  })

export type SetPlace = ReturnType<typeof makeSetPlace>
