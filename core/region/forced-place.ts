/** A delivery country or postcode that the shop has set for a shopper. */
export interface ForcedPlace {
  /** its name; empty = the shop did not say */
  readonly current: string
  /** what applies without the shop's setting */
  readonly default: string
  readonly showModal: boolean
}

/** What the two cookies of a forced region say; null = the cookie is missing or cannot be read. */
export interface ForcedPlaces {
  readonly region: ForcedPlace | null
  readonly zipcode: ForcedPlace | null
}
