import type { ProductAmount } from "../pricing/instalment-plan.ts"
import { type Language, languageCode } from "../values/language.ts"
import { neutralAddress, type ProductQuery, withQuery } from "./addresses.ts"

// what a product's page leads to: itself with a choice, and more about it; none of it is in the menu

/**
 * The link by which a product's page opens with a choice.
 *
 * Spec: 10.7, 10.8.
 *
 * @example choiceLink({ sizeId: "250g", days: 30 }) // => "?selected_size=250g&selected_subscription=30"
 * @example choiceLink({ sizeId: "250g", days: null }) // => "?selected_size=250g"
 */
export function choiceLink({ sizeId, days }: { readonly sizeId: string | null; readonly days: number | null }): string {
  const query: ProductQuery = {
    ...(sizeId === null ? {} : { selected_size: sizeId }),
    ...(days === null ? {} : { selected_subscription: String(days) }),
  }
  return withQuery("", new URLSearchParams({ ...query }))
}

/** What there is to know of a product beside its page. */
export type Topic = "payments" | "instalments" | "stores"

/** What a link to a topic of a product may carry. */
export type TopicQuery = Pick<ProductQuery, "selected_size" | "number"> & { readonly city?: string; readonly of?: ProductAmount }

/**
 * The address of what there is to know of a product beside its page: how it is paid, at once or in instalments, and which stores have it.
 *
 * Spec: 10.252, 18.29, 18.30.
 *
 * @example topicAddress("stores", "en", 501, { selected_size: "M" }) // => "/stores-eng-501.html?selected_size=M"
 */
export function topicAddress(topic: Topic, language: Language, productId: number, query: TopicQuery = {}): string {
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
