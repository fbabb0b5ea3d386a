import { withQuery } from "./addresses.ts"

/** What of a product's form a link takes along. */
export interface ChosenForm {
  /** null where there is none to choose, or none is chosen */
  readonly sizeId: string | null
  readonly quantity: string
  /** the least that can be ordered, which the page opens with */
  readonly least: string
}

// apart from the other links of a product: those are in its page at once, and this one comes when the shopper stirs

/**
 * A link to a product's page as the form at hand has it: with its size and quantity in place of those that the link names.
 *
 * Spec: 10.291.
 *
 * @param chosen the quantity as it stands in the field
 *
 * @example chosenLink("/product-eng-501.html?number=3", { sizeId: "M", quantity: "2", least: "1" })
 * // => "/product-eng-501.html?number=2&selected_size=M"
 * @example chosenLink("/product-eng-501.html?number=3", { sizeId: null, quantity: "1", least: "1" }) // => "/product-eng-501.html"
 * @example chosenLink("/product-eng-518.html", { sizeId: null, quantity: "1", least: "0.5" }) // => "/product-eng-518.html?number=1"
 */
export function chosenLink(link: string, { sizeId, quantity, least }: ChosenForm): string {
  const [path = "", search] = link.split("?", 2)
  const query = new URLSearchParams(search)
  if (sizeId !== null) query.set("selected_size", sizeId)
  // a page opens with the least by itself
  if (quantity === least) query.delete("number")
  else if (quantity !== "") query.set("number", quantity)
  return withQuery(path, query)
}
