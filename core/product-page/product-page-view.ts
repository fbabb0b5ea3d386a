/** What a shopper sees of the product form: compact, in words, the same in the browser, the terminal and a recording. */
export interface ProductPageView {
  readonly name: string
  /** "129,00 zł", or the phone-price text, or points */
  readonly price: string
  /** no size is chosen and sizes differ in price: this is the lowest */
  readonly priceFrom: boolean
  /** price before the reduction, "159,00 zł" */
  readonly maxPrice: string | null
  /** "-15%" */
  readonly saving: string | null
  /** the whole line about the 30-day lowest price */
  readonly lowestPrice: string | null
  /** unit after the price: "/ m" text, null for pieces */
  readonly perUnit: string | null
  readonly availability: string | null
  readonly sizes: readonly SizeView[]
  /** a single-size product has nothing to choose */
  readonly sizesShown: boolean
  /** many sizes are shown as a drop-down */
  readonly sizesAsSelect: boolean
  readonly quantity: string
  /** name of the unit beside the field */
  readonly unit: string
  readonly canStepDown: boolean
  readonly canStepUp: boolean
  readonly button: { readonly label: string; readonly enabled: boolean; readonly busy: boolean }
  /** what stops buying, beside the button; null when it can be bought */
  readonly hint: string | null
  /** the text in #alert */
  readonly alert: string | null
  readonly refreshing: boolean
}

export interface SizeView {
  readonly id: string
  readonly name: string
  readonly selected: boolean
  readonly disabled: boolean
}
