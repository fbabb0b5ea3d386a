import { joinKeys } from "../../core/texts/texts.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import { productPageTextKeys, type ProductPageView } from "../../core/product-page/view-product-page.ts"
import type { Say } from "../say.ts"

/** The texts that the product form can show: what the page sends to the browser, and no more. */
export const productFormTextKeys = joinKeys(productPageTextKeys, [
  "product.closeNotice",
  "product.choiceSoldOut",
  "product.addTitle",
  "product.quantity",
  "product.more",
  "product.less",
  "notify.heading",
  "notify.short",
  "product.call",
  "product.write",
  "tile.from",
])

export type ProductFormTextKey = (typeof productFormTextKeys)[number]

export type ProductFormSay = Say<ProductFormTextKey>

/** What the product form and its parts are given. */
export interface ProductFormProps {
  readonly offer: ProductOffer
  readonly view: ProductPageView
  readonly say: ProductFormSay
  readonly send: (event: ProductPageEvent) => void
  /** true once the island runs; before, the form and its links work natively */
  readonly live: boolean
}
