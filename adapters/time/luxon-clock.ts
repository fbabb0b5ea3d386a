import { DateTime } from "luxon"
import type { WallClock } from "../../ports/wall-clock.ts"

/** The clock of server and terminal. Browsers have none of it: their clock is a number, and the core reads zones. Spec: 9.50, 9.51. */
export const luxonClock: WallClock = {
  nowMs: () => DateTime.now().toMillis(),
  timeIn: (zone, instantMs) => {
    const time = instantMs === undefined ? DateTime.now().setZone(zone) : DateTime.fromMillis(instantMs, { zone })
    if (!time.isValid) throw new RangeError(`No time in the zone "${zone}": ${time.invalidExplanation ?? time.invalidReason}`)
    const { year, month, day, hour, minute, second } = time
    return { year, month, day, hour, minute, second }
  },
}
