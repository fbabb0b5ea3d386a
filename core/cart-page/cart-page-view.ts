/** What a shopper sees of the cart. */
export interface CartPageView {
  readonly rows: readonly CartRowView[]
  readonly worth: string
  /** "14,99 zł", "Gratis!" or null when not known */
  readonly shipping: string | null
  /** what is missing to free delivery, as a sentence */
  readonly toFreeShipping: string | null
  /** part of the way to free delivery, 0..100 */
  readonly freeShippingPercent: number | null
  readonly total: string
  /** the tax word after the total: "brutto" */
  readonly taxWord: string
  readonly busy: boolean
}

export interface CartRowView {
  readonly additional: string
  readonly name: string
  readonly version: string | null
  readonly size: string | null
  readonly price: string
  readonly quantity: string
  readonly unit: string
  readonly sum: string
  readonly canStepDown: boolean
  readonly canStepUp: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly available: boolean
}
