import type { CivilTime } from "../core/values/zoned-time.ts"
import { ShopClock } from "./shop-clock.ts"

/** A clock that is also read by people: server and terminal have one. Rules read zones by themselves, without any clock. */
export abstract class WallClock extends ShopClock {
  /**
   * What the clock on a wall of a zone shows, now or at an instant.
   *
   * Throws a RangeError for a zone that nobody knows.
   *
   * @param zone an IANA name
   * @param instantMs milliseconds since 1970 UTC; left out = now
   */
  abstract timeIn(zone: string, instantMs?: number): CivilTime
}
