import { type Language, languageCode } from "../values/language.ts"
import { neutralAddress, type ProductQuery, withQuery } from "./addresses.ts"

// where a product's page leads to for more of it, and for what was seen beside it: none of them is in the menu

/** What a link to the payment methods or the stores of a product may carry. */
export type TopicQuery = Pick<ProductQuery, "selected_size" | "number"> & { readonly city?: string }

/**
 * The address of what there is to know of a product beside its page: how it is paid, and which stores have it.
 *
 * Spec: 10.252, 18.29, 18.30.
 *
 * @example topicAddress("stores", "en", 501, { selected_size: "M" }) // => "/stores-eng-501.html?selected_size=M"
 */
export function topicAddress(topic: "payments" | "stores", language: Language, productId: number, query: TopicQuery = {}): string {
  return withQuery(`/${topic}-${languageCode(language)}-${productId}.html`, new URLSearchParams({ ...query }))
}

/**
 * The address at which products that were seen last are shown.
 *
 * Spec: 10.250.
 *
 * @example lastSeenAddress("en", [502, 501]) // => "/last-seen.php?products=502.501&lang=eng"
 */
export function lastSeenAddress(language: Language, productIds: readonly number[]): string {
  return neutralAddress("/last-seen.php", language, { products: productIds.join(".") })
}

/**
 * The address at which a product is reviewed.
 *
 * Spec: 10.270.
 *
 * @example reviewAddress("pl", 501) // => "/product-review.php?product=501"
 */
export function reviewAddress(language: Language, productId: number): string {
  return neutralAddress("/product-review.php", language, { product: String(productId) })
}
