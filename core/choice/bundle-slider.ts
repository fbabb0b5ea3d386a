/** How the parts of a bundle slide on a small screen. */
export interface BundleSlider {
  readonly slidesPerView: number
  readonly gapPx: number
  readonly loop: boolean
}

/** Views below this number are mobile. Spec: 9.37. */
const firstDesktopView = 3

/**
 * The slider of a bundle's parts in a view; `null` = no slider there.
 *
 * Spec: 9.37. Units: view 1 mobile, 2 tablet, 3 and up desktop.
 *
 * @example bundleSlider(2) // => { slidesPerView: 2, gapPx: 16, loop: false }
 * @example bundleSlider(3) // => null
 */
export function bundleSlider(view: number): BundleSlider | null {
  return view < firstDesktopView ? { slidesPerView: 2, gapPx: 16, loop: false } : null
}
