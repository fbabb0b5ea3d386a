import type { PeriodCheck } from "../subscription/period-check.ts"
import type { SubscriptionView } from "../subscription/subscription-choice.ts"
import type { PeriodCheckView } from "../subscription/view-period-check.ts"
import type { Decimal } from "../values/decimal.ts"
import type { PriceType } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import type { VersionState } from "./versions.ts"

/** What sections are shown with, besides the choice itself. */
export interface SectionContext {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  /** as taken by the quantity field */
  readonly quantity: Decimal
  readonly submit: PeriodCheck
}

export interface SizeView {
  readonly id: string
  readonly name: string
  readonly selected: boolean
  readonly disabled: boolean
}

/** Something to choose among: a version of a part, an option of an item. */
export interface ChoiceView {
  readonly id: string
  readonly name: string
  readonly selected: boolean
}

/** An attribute and its values. Spec: 10.101, 16.42. */
export interface VersionGroupView {
  readonly id: string
  readonly name: string
  readonly hint: string | null
  readonly values: readonly {
    readonly id: string
    /** says so when what it leads to is sold out */
    readonly name: string
    readonly state: VersionState
    readonly hint: string | null
    /** null for a dead end */
    readonly link: string | null
  }[]
}

/** A part of a set. Spec: 4.71, 16.16 to 16.22. */
export interface PartView {
  readonly id: string
  readonly name: string
  /** it has a box to check */
  readonly optional: boolean
  readonly selected: boolean
  /** "2 sztuki" */
  readonly quantity: string
  /** empty when there is only one */
  readonly versions: readonly ChoiceView[]
  /** empty when there is nothing to choose */
  readonly sizes: readonly SizeView[]
}

/** An item of a configurator that is not hidden. Spec: 4.72, 5.56 to 5.59. */
export interface ItemView {
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly disabled: boolean
  readonly input:
    | {
        readonly is: "options"
        readonly many: boolean
        readonly options: readonly (ChoiceView & { readonly disabled: boolean })[]
      }
    /** what stands in the field, and its bounds as the field has them */
    | { readonly is: "number" | "text"; readonly text: string; readonly min: string | null; readonly max: string | null }
}

/** A row of the multi-variant mode. Spec: 4.42, 16.13 to 16.15. */
export interface RowView {
  readonly productId: number
  readonly name: string
  readonly price: string | null
  /** empty when there is nothing to choose */
  readonly sizes: readonly SizeView[]
  readonly quantity: string
  readonly unit: string
}

/** The sections that a page has by the kind of its product. */
export interface ProductSections {
  readonly versions?: readonly VersionGroupView[]
  readonly parts?: readonly PartView[]
  readonly options?: readonly ItemView[]
  readonly rows?: readonly RowView[]
  /** of all that one submit would add; null = not known */
  readonly total?: string | null
  readonly subscription?: SubscriptionView
  readonly period?: PeriodCheckView
}
