import type { DeliveryLanguage } from "../../../core/region/country.ts"
import type { ChooserTextKey } from "../../../core/region/view-chooser.ts"
import type { ForcedRegionTextKey } from "../../../core/region/view-forced-region.ts"
import type { TextCatalogue } from "../../../core/texts/texts.ts"

/** The texts of the two dialogs, beside those of their views. */
export const regionTextKeys = [
  "region.back",
  "region.close",
  "region.country",
  "region.forcedHeading",
  "region.language",
  "region.next",
  "region.submit",
] as const

/** One of the texts that the dialogs show. */
export type RegionTextKey = (typeof regionTextKeys)[number] | ChooserTextKey | ForcedRegionTextKey

/** What the dialogs of the region need of their page. */
export interface RegionPageData {
  readonly texts: TextCatalogue<RegionTextKey>
  /** the platform's code of the page's language */
  readonly language: DeliveryLanguage
  /** id of the currency of the page's prices, or its sign where the shop does not tell */
  readonly currency: string
  /** the page's name without `_page` */
  readonly pageType: string
  /** the shop has forced a region on the visitor, and a notice of it is wanted */
  readonly isForced: boolean
}

/** The id of the script that holds it. */
export const regionDataId = "region_data"

/** What the server wrote for the dialogs; null = none of them opens on this page. It is not decoded, as that of islands is not. */
export function pageRegion(): RegionPageData | null {
  const text = document.getElementById(regionDataId)?.textContent
  return text ? JSON.parse(text) : null
}
