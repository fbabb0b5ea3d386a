import type { Decimal } from "../decimal/decimal.ts"

/** Stock of a size. The platform writes unlimited as -1 and unknown as null. */
export type Stock = { readonly is: "unlimited" } | { readonly is: "unknown" } | { readonly is: "limited"; readonly amount: Decimal }

/** `enable` can be bought, `order` is brought in for the order, `disable` cannot be bought. */
export type AvailabilityStatus = "enable" | "order" | "disable"
