import { type Language, languageCode } from "../values/language.ts"
import { type ProductQuery, withQuery } from "./addresses.ts"

// apart from the other addresses, which fill their file

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
