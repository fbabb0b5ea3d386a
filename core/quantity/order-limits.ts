import type { Decimal } from "../decimal/decimal.ts"

/** The limits a shop sets on how much may be ordered; null = no limit (the platform's -1 or absent). */
export interface OrderLimits {
  readonly minPerOrder: Decimal | null
  readonly minPerSize: Decimal | null
  readonly subscriptionMin: Decimal | null
  readonly maxPerOrder: Decimal | null
  readonly maxPerSize: Decimal | null
}
