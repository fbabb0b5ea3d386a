/** Constants of the region chooser and of the forced region. */
export const regionLimits = {
  /** a window lower than this scrolls the chooser as a whole. Spec: 9.29 */
  shortScreenBelowPx: 800,
  /** characters of a country or postcode in a cookie; longer ones are no such thing. Spec: 19.17 */
  cookieTextLength: 100,
} as const
