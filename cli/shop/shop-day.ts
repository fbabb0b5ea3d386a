import { luxonClock } from "../../adapters/time/luxon-clock.ts"
import { civilDayText } from "../../core/values/civil-day.ts"
import { shopZone } from "../../fixtures/shop/catalogue/reduction.ts"

/** The day of the shop's clock at an instant, as YYYY-MM-DD: what came after midnight is not of the day before. Spec: 9.50. */
export const shopDay = (instantMs: number): string => civilDayText(luxonClock.timeIn(shopZone, instantMs))
