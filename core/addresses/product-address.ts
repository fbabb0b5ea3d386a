import { type Language, languageCode } from "../language/language.ts"
import { withQuery } from "./neutral-address.ts"
import { slug } from "./slug.ts"

/** What a link to a product may carry: a choice, or what came of a post. */
export interface ProductQuery {
  readonly selected_size?: string
  readonly number?: string
  readonly refused?: string
  readonly limit?: string
  readonly added?: string
}

/**
 * A product's page.
 *
 * Spec: 10.5, 10.7.
 *
 * @example productAddress("pl", 501, "Lniana koszula", { selected_size: "M" })
 * // => "/product-pol-501-Lniana-koszula.html?selected_size=M"
 */
export function productAddress(language: Language, id: number, name: string, query: ProductQuery = {}): string {
  const words = slug(name)
  const path = `/product-${languageCode(language)}-${id}${words === "" ? "" : `-${words}`}.html`
  return withQuery(path, new URLSearchParams({ ...query }))
}
