/** The time by which the shop is asked: answers about deadlines and days count from it. */
export abstract class ShopClock {
  /** milliseconds since 1970 UTC */
  abstract nowMs(): number
}
