import { isTimeZone } from "../../../core/values/zoned-time.ts"

/** The zone of the platform's shops, for one that does not say it. */
const platformZone = "Europe/Warsaw"

/** The zone of the shop's clock, an IANA name that this runtime knows; whatever else a shop sends counts as not said. Spec: 9.50. */
export const toZone = (wire: string | null | undefined): string =>
  wire !== null && wire !== undefined && isTimeZone(wire) ? wire : platformZone
