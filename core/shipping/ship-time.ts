import type { CivilDay, Weekday } from "../time/civil-day.ts"

/** Days, hours and minutes, each 0 or more. */
export interface TimeSpan {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** When a product ships, as the shop knows it. */
export interface ShipTime {
  /** when the shop said so, in milliseconds since 1970 UTC: `after` counts from then, and `today` is that day */
  readonly toldMs: number
  /** the shop says that it ships today */
  readonly today: boolean
  /** the shop does not know when it ships */
  readonly isUnknown: boolean
  /** until when an order ships on the same day, in milliseconds since 1970 UTC; null = no such deadline */
  readonly deadlineMs: number | null
  readonly after: TimeSpan | null
  readonly weekday: Weekday | null
  /** weeks between this week and the weekday's; above 0 the date stands beside the weekday */
  readonly weeks: number
  /** the day that the shop names, or null: it is then reckoned from `after` */
  readonly date: CivilDay | null
}

/** How long delivery takes. */
export interface DeliveryTime {
  /** when the shop said so, in milliseconds since 1970 UTC: `after` counts from then */
  readonly toldMs: number
  readonly today: boolean
  readonly after: TimeSpan | null
  readonly weekday: Weekday | null
  readonly weeks: number
}
