import { isOrderProcess } from "../shell/history.ts"
import { openForcedRegion } from "./forced-region.ts"
import type { RegionSettings } from "./region-settings.ts"

/** What of the region may open with a page by itself. */
export interface RegionDialogs {
  /** the chooser of country and language, unless it was closed before */
  readonly chooser: boolean
  /** the notice of a forced region */
  readonly forced: boolean
}

/**
 * What of the region may open with a page by itself: nothing in the order process, and of two dialogs each is asked for by its own.
 *
 * Spec: 2.21, 4.26, 4.30, 10.374.
 *
 * @param pageType the page's name without `_page`
 * @param cookies the Cookie header, empty when there is none
 *
 * @example regionDialogs(null, { pageType: "main", cookies: 'setRegionForced={"showModal":true}' })
 * // => { chooser: false, forced: true }
 * @example regionDialogs(null, { pageType: "order1", cookies: 'setRegionForced={"showModal":true}' })
 * // => { chooser: false, forced: false }
 */
export function regionDialogs(
  settings: Pick<RegionSettings, "chooser"> | null,
  { pageType, cookies }: { readonly pageType: string; readonly cookies: string },
): RegionDialogs {
  return {
    chooser: settings !== null && settings.chooser !== null && !isOrderProcess(pageType),
    forced: openForcedRegion(cookies, pageType).shown,
  }
}
