/** Constants of choices on the product page. */
export const choiceLimits = {
  /** pause after the last change of a configurator before its price is asked for. Spec: 9.36 */
  recalculationMs: 500,
  /** how long a message stays at a part of a set. Spec: 9.38 */
  partHighlightMs: 3500,
  /** attributes beyond this number are not compared. Spec: 16.11 */
  mostAttributes: 50,
} as const
