/** How a shop writes prices. Spec: section 9 (prices), 11 (price mask). */
export interface PriceFormat {
  /** canonical mask: `,` groups, `.` decimals, `0` mandatory and `#` optional digits, such as `###,##0.00` */
  readonly mask: string
  readonly groupSeparator: string
  readonly decimalSeparator: string
  /** currency symbol, such as "zł" */
  readonly symbol: string
  readonly symbolBefore: boolean
  /** a blank between number and symbol */
  readonly space: boolean
}
