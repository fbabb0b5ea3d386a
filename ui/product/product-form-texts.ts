import { productPageTextKeys } from "../../core/product-page/view-product-page.ts"
import type { Say } from "../say.ts"

/** The texts that the product form can show: what the page sends to the browser, and no more. */
export const productFormTextKeys = [
  ...productPageTextKeys,
  "product.size",
  "product.chooseSize",
  "product.choiceSoldOut",
  "product.quantity",
  "product.more",
  "product.less",
  "tile.from",
] as const

export type ProductFormTextKey = (typeof productFormTextKeys)[number]

export type ProductFormSay = Say<ProductFormTextKey>
