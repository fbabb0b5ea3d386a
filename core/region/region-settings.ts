import type { ChooserMode, Country } from "./country.ts"

/** A currency that prices can be shown in. */
export interface OfferedCurrency {
  /** such as "PLN" */
  readonly id: string
  readonly symbol: string
  readonly isSelected: boolean
}

/** What a visitor can set of language, currency and country, and what is set. */
export interface RegionSettings {
  /** in the shop's order */
  readonly countries: readonly Country[]
  readonly currencies: readonly OfferedCurrency[]
  /** how the chooser opens with a page by itself; null = it does not */
  readonly chooser: ChooserMode | null
}
