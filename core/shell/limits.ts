/** Constants of the frame around every page, in CSS pixels and milliseconds unless a line says otherwise. */
export const layoutLimits = {
  /** first width of view 2. Spec: 2.10 */
  tabletFromPx: 757,
  /** first width of view 3. Spec: 2.10 */
  desktopFromPx: 979,
  /** first width of view 4. Spec: 2.10 */
  wideFromPx: 1200,
  /** first view that does not count as mobile. Spec: 9.63 */
  firstDesktopView: 3,
  /** first width at which the search is not an overlay. Spec: 9.30 */
  searchDesktopFromPx: 768,
  /** space left above the target of a scroll. Spec: 9.62, 2.43 */
  scrollOffsetPx: 50,
  /** viewport heights scrolled before back-to-top appears. Spec: 9.25 */
  backToTopHeights: 2,
  /** distance of back-to-top from the right edge, and from the content beside it. Spec: 19.29 */
  backToTopRightPx: 10,
  backToTopGapPx: 20,
  /** a screen of this width or less takes small images. Spec: 9.28, 19.30 */
  smallImageUpToPx: 420,
  /** the category menu. */
  submenuWidthPx: 200,
  menuColumns: 5,
  menuItems: 10,
  menuColumnHeightPx: 320,
  menuPaddingPx: 30,
  /** time limit of a page fragment. Spec: 9.9 */
  fragmentMs: 16_000,
  /** time limit of an action of the shopper. Spec: 19.44 */
  actionMs: 20_000,
  /** how long a tooltip stays after the mouse has left. Spec: 9.34 */
  tooltipHideMs: 500,
  /** distance of a tooltip from the pointer. Spec: 19.32 */
  tooltipGapPx: 15,
  /** minimum time that a loader stays once shown; a shop may set another. Spec: 9.35 */
  loaderMs: 700,
  /** days for which a closed banner is remembered. Spec: 9.17 */
  bannerDays: 1,
} as const
