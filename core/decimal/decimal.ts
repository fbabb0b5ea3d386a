/**
 * An exact decimal number: `coefficient / 10 ** scale`. Plain data, so that it travels in JSON.
 * Quantities, points and percentages are decimals; amounts of money are `Money`.
 */
export interface Decimal {
  /** safe integer */
  readonly coefficient: number
  /** places after the point, 0..6 */
  readonly scale: number
}
