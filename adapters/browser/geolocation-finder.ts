import { locationFailure } from "../../core/delivery/stores.ts"
import type { FoundPosition, PositionFinder } from "../../ports/position-finder.ts"

/** Longer nobody waits, and older a position does not help; in milliseconds. */
const waits = { timeout: 10_000, maximumAge: 300_000 }

/** The browser's own position; the browser asks the shopper. Spec: 8.70 to 8.73. */
export const makeGeolocationFinder = (geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined): PositionFinder => ({
  find: () =>
    new Promise<FoundPosition>((resolve) => {
      if (geolocation === undefined) return resolve({ _tag: "NotFound", why: "unsupported" })
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ _tag: "Found", position: { latitude, longitude } }),
        ({ code }) => resolve({ _tag: "NotFound", why: locationFailure(code) }),
        waits,
      )
    }),
})
