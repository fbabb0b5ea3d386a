import type { freeDeliveryTextKeys } from "../../../core/basket/free-delivery.ts"
import type { TextCatalogue } from "../../../core/texts/texts.ts"
import type { PriceType } from "../../../core/values/money.ts"
import type { PriceFormat } from "../../../core/values/price-format.ts"

/** What the banner of free delivery is written anew with, when the basket changes under it. */
export interface BannerData extends TextCatalogue<(typeof freeDeliveryTextKeys)[number]> {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/** The element that holds it as JSON. */
export const bannerDataId = "data_freeShipping"
