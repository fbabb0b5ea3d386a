/** Constants of the region chooser and of the forced region. */
export const regionLimits = {
  /** in a window lower than this the whole chooser scrolls. Spec: 9.29 */
  shortScreenBelowPx: 800,
  /** maximum length of a country or postcode in a cookie; longer texts are ignored. Spec: 19.17 */
  cookieTextLength: 100,
} as const
