import type { PeriodCheck } from "../subscription/period-check.ts"
import type { SubscriptionView } from "../subscription/view-subscription.ts"
import type { PeriodCheckView } from "../subscription/view-period-check.ts"
import type { Decimal } from "../values/decimal.ts"
import type { PriceType } from "../values/money.ts"
import type { PriceFormat } from "../values/price-format.ts"
import type { PictureFiles } from "../product/details.ts"
import type { SizeWords } from "../product/offer.ts"
import type { AvailabilityStatus } from "../quantity/order-limits.ts"
import type { SentField } from "./submit.ts"
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
    /** the product behind the link; null for a dead end */
    readonly productId: number | null
  }[]
}

/** What a set says of itself. */
export interface SetView {
  readonly heading: string
  /** what is saved against its parts, in a sentence; null = nothing */
  readonly saving: string | null
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
  /** null = the shop shows none */
  readonly picture: PictureFiles | null
  /** the page of the product; null = the shop tells none */
  readonly link: string | null
  /** of one piece; null = not known */
  readonly price: string | null
  /** no size is chosen and sizes differ in price: this is the lowest */
  readonly priceFrom: boolean
  /** what the shop says of the chosen size, or that there is none; null = nothing is chosen yet */
  readonly availability: string | null
  readonly status: AvailabilityStatus
  /** its fields in a form without scripts, where the part stands for itself whether it is chosen or not. Spec: 16.24 */
  readonly fields: { readonly product: SentField; readonly size: SentField; readonly number: SentField }
  /** what its sizes are called */
  readonly sizeWords: SizeWords
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
        /** the one option is chosen from a list that opens */
        readonly dropDown?: true
        readonly options: readonly (ChoiceView & { readonly disabled: boolean })[]
      }
    /** what stands in the field, and its bounds as the field has them */
    | {
        readonly is: "number" | "text"
        readonly text: string
        readonly min: string | null
        readonly max: string | null
        /** both bounds as people read them, "400–2400"; null = a number without bounds, or a text */
        readonly bounds: string | null
        /** that what was typed is no number, or what it became; null = it stands as it was typed. Spec: 16.59, 16.60 */
        readonly remark: { readonly is: "fault" | "corrected"; readonly text: string } | null
      }
}

/** A date of a service. Spec: 17.34, 17.35. */
export interface DateView {
  readonly id: string
  /** day of the week */
  readonly day: string
  /** "05.12.2026, godz. 10:00" */
  readonly name: string
  /** how many places are left, or that none is */
  readonly places: string
  readonly selected: boolean
  readonly disabled: boolean
}

/** What a shopper is told of the stock. Spec: 10.92, 10.94. */
export interface StockView {
  readonly availability: string
  /** how much there is of the chosen size, "12 par"; "" where there is none, no limit of it, or no size is chosen */
  readonly amount: string
  /** of the chosen size, or of what can be chosen: it colours the text */
  readonly status: AvailabilityStatus
}

/** A row of the multi-variant mode. Spec: 4.42, 16.13 to 16.15. */
export interface RowView extends StockView {
  readonly productId: number
  readonly name: string
  /** it is the product that the page belongs to */
  readonly isHere: boolean
  /** null = the shop shows none */
  readonly picture: PictureFiles | null
  /** the page of the product; null = the shop tells none */
  readonly link: string | null
  readonly price: string | null
  /** no size is chosen and sizes differ in price: this is the lowest */
  readonly priceFrom: boolean
  /** something of it can be had */
  readonly isOffered: boolean
  /** what its sizes are called */
  readonly sizeWords: SizeWords
  /** empty when there is nothing to choose */
  readonly sizes: readonly SizeView[]
  readonly quantity: string
  /** the quantity that a press has come to, for a screen reader; "" as long as it is typed */
  readonly quantitySaid: string
  readonly canStepUp: boolean
  readonly canStepDown: boolean
  readonly unit: string
  /** why the quantity is not the one that was typed; null = it is */
  readonly correction: string | null
  /** its fields in a form without scripts, where each row stands for itself whether it is ordered or not. Spec: 16.52 */
  readonly fields: { readonly product: SentField; readonly size: SentField; readonly number: SentField }
}

/** A product that is cheaper from a quantity on. Spec: 4.53, 10.103, 15.46. */
export interface MultipackView {
  readonly options: readonly {
    /** the threshold as the quantity's field has it: what the platform knows the option by */
    readonly threshold: string
    /** what the option puts into the field */
    readonly quantity: string
    /** "od 3 szt." */
    readonly name: string
    /** of one unit from there on */
    readonly price: string
    /** "-10%"; null below one percent */
    readonly saving: string | null
    readonly selected: boolean
    /** there is less of it, or less may be ordered */
    readonly disabled: boolean
  }[]
  /** what the quantity costs, and what the next price asks for */
  readonly total: string
  readonly next: string | null
}

/** A quantity that is chosen at a press. */
export interface QuantityOption {
  /** as the quantity's field has it: "0.50" */
  readonly quantity: string
  /** as people read it: "0,5" */
  readonly name: string
  /** the page with that quantity */
  readonly link: string
}

/** The first quantities of a product, chosen at a press. Spec: 10.255. */
export interface QuantityListView {
  readonly options: readonly QuantityOption[]
  /** the first quantity beyond them: where the field is needed; null = no more can be ordered */
  readonly more: QuantityOption | null
}

/** The sections that a page has by the kind of its product. */
export interface ProductSections {
  readonly versions?: readonly VersionGroupView[]
  readonly parts?: readonly PartView[]
  readonly set?: SetView
  readonly options?: readonly ItemView[]
  readonly dates?: readonly DateView[]
  /** what the quantity counts, "Liczba osób"; absent = it is called a quantity, with its unit */
  readonly counted?: string
  readonly rows?: readonly RowView[]
  /** of all that one submit would add; null = not known */
  readonly total?: string | null
  readonly subscription?: SubscriptionView
  readonly period?: PeriodCheckView
  readonly multipack?: MultipackView
  readonly quantities?: QuantityListView
}
