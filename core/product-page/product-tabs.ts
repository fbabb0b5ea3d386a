import type { ProductDetails } from "../product/details.ts"

/** What a product page has to read, in the order of its sections. */
export const tabKinds = ["description", "parameters", "details", "warranty", "reviews"] as const
export type TabKind = (typeof tabKinds)[number]

/** The id of each section's content, to which links lead. Spec: 10.104, 10.105, 10.189. */
export const tabIds = {
  description: "projector_longdescription",
  parameters: "projector_parameters",
  details: "projector_details_tab",
  warranty: "projector_warranty",
  reviews: "opinions",
} as const satisfies Record<TabKind, string>

type ReadOf = Pick<ProductDetails, "descriptionHtml" | "producer" | "warranty" | "safety" | "documents">

/** Spec: 2.40, 2.65. */
const hasDetails = ({ producer, safety, documents }: ReadOf): boolean =>
  (producer?.story ?? null) !== null || (producer?.contact ?? null) !== null || safety !== null || documents.length > 0

/**
 * The sections that a product has, in their order. Its code, and what buyers say of it or that nobody has yet, is told of every product.
 *
 * Spec: 2.40.
 *
 * @example productTabs({ descriptionHtml: "<p>Len</p>", producer: null, warranty: null, safety: null, documents: [] })
 * // => ["description", "parameters", "reviews"]
 */
export function productTabs(has: ReadOf): readonly TabKind[] {
  const missing: Partial<Record<TabKind, boolean>> = {
    description: has.descriptionHtml.trim() === "",
    details: !hasDetails(has),
    warranty: has.warranty === null,
  }
  return tabKinds.filter((kind) => missing[kind] !== true)
}
