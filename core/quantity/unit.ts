import type { Decimal } from "../values/decimal.ts"

/** The unit a product is sold in. Spec: 3.37. */
export interface Unit {
  /** short name on the page: "szt.", "m" */
  readonly name: string
  /** the word after 1, in the page's language */
  readonly singular: string
  /** the word after 5 (Polish many, English other) */
  readonly plural: string
  /** the word after 2; equals `plural` where the shop does not send it */
  readonly few: string
  /** the word after a fraction; equals `plural` where the shop does not send it */
  readonly fraction: string
  /** smallest amount sold, and the multiple of every amount */
  readonly sellBy: Decimal
  /** places of a typed amount */
  readonly precision: number
}

/** Stock of a size. The platform writes unlimited as -1 and unknown as null. */
export type Stock = { readonly is: "unlimited" } | { readonly is: "unknown" } | { readonly is: "limited"; readonly amount: Decimal }

/** `enable` can be bought, `order` is brought in for the order, `disable` cannot be bought. */
export type AvailabilityStatus = "enable" | "order" | "disable"
