/** An exact amount in minor units (grosze, cents). The currency is the shop's and stands in `PriceFormat`. */
export interface Money {
  /** safe integer; negative for what is taken off */
  readonly minor: number
}
