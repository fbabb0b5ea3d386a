import type { Money } from "./money.ts"

/** A price with and without tax. */
export interface Price {
  readonly gross: Money
  readonly net: Money
}

/** Which of the two the shop shows. Spec: 6.7. */
export type PriceType = "gross" | "net"
