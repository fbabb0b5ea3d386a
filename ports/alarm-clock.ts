import { ShopClock } from "./shop-clock.ts"

/** A clock that also calls: a server has one, and a test sets its own forward. */
export abstract class AlarmClock extends ShopClock {
  /**
   * Runs something once, later. Nothing waits for it: a program ends before its alarms.
   *
   * @returns takes the alarm back
   */
  abstract after(ms: number, run: () => void): () => void
}
