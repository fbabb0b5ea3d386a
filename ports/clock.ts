/** The time now. */
export abstract class Clock {
  /** milliseconds since 1970 UTC */
  abstract nowMs(): number
}
