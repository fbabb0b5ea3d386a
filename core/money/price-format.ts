/** How a shop writes prices. Spec: 9.40, 9.41. */
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
