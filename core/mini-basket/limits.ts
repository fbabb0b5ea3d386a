/** Constants of the header's basket. Lines count, not pieces. */
export const miniBasketLimits = {
  /** with more lines the drop-down is hidden. Spec: 9.22 */
  mostLines: 22,
  /** with more lines the drop-down is a plain list. Spec: 9.24 */
  linesWithPictures: 10,
} as const
