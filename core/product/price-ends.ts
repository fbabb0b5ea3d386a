// apart from the countdown to them, because what is known of a product must not hang on its delivery

/** When a reduced price ends, as the shop writes it. Spec: 3.41, 9.50. */
export interface EndDate {
  /** `YYYY-MM-DD`; null or "" = no end */
  readonly date: string | null
  /** `HH`, `HH:MM` or `HH:MM:SS`; null, "" or 24 = the end of the day */
  readonly hour: string | null
}

/** The four reductions that can end, in the order in which they are considered. Spec: 3.41, 9.49. */
export interface PriceEnds {
  readonly promotion: EndDate
  readonly discount: EndDate
  readonly distinguished: EndDate
  readonly special: EndDate
}
