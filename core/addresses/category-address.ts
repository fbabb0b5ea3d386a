import type { SortKey } from "../catalogue/listing.ts"
import { type Language, languageCode } from "../language/language.ts"
import { withQuery } from "./neutral-address.ts"
import { slug } from "./slug.ts"

/**
 * A category's page; names from the top category to its own.
 *
 * Spec: 10.2, 10.4. `counter` counts pages from 0; first page and default order are not written.
 *
 * @example categoryAddress("pl", 102, ["Ceramika", "Talerze i miski"], { sort: "price-asc", counter: 1 })
 * // => "/pol_m_Ceramika_Talerze_i_miski-102.html?sort=price-asc&counter=1"
 */
export function categoryAddress(
  language: Language,
  id: number,
  names: readonly string[],
  view: { readonly sort: SortKey; readonly counter: number } = { sort: "default", counter: 0 },
): string {
  const words = slug(names.join(" "), "_")
  const parameters = new URLSearchParams()
  if (view.sort !== "default") parameters.set("sort", view.sort)
  if (view.counter > 0) parameters.set("counter", String(view.counter))
  return withQuery(`/${languageCode(language)}_m_${words || "category"}-${id}.html`, parameters)
}
