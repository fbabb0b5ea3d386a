import type { Money } from "../values/money.ts"
import type { FilterKey } from "./chosen-filters.ts"

/** A value of a group that a list has. */
export interface OfferedValue {
  readonly id: string
  readonly name: string
  /** entries of the list that are left with it in place of what is chosen of its group; null = the shop does not tell */
  readonly count: number | null
}

/** A group of filters of a list. */
export interface OfferedGroup {
  readonly key: FilterKey
  /** of a parameter; null = the shop has no word of its own */
  readonly name: string | null
  /** those that leave something, and those that are chosen; in the order in which they are shown */
  readonly values: readonly OfferedValue[]
}

/** What a list can be filtered by. The counts of a group do not depend on what is chosen of it; versions count once. */
export interface OfferedFilters {
  readonly groups: readonly OfferedGroup[]
  /** what is left costs from and to, whatever range is chosen; "untold" = the shop filters by price and tells no ends; null = nothing with a price in money is left */
  readonly prices: { readonly lowest: Money; readonly highest: Money } | "untold" | null
  /** entries that are left when only what can be bought is shown */
  readonly available: number
}
