import { withQuery } from "./addresses.ts"

// apart from the other links of a product: those are in its page at once, and this one comes when the shopper stirs

/**
 * A link to a product's page as the form at hand has it: with its size and quantity in place of those that the link names.
 *
 * Spec: 10.291.
 *
 * @param chosen the size, null where there is none to choose or none is chosen; the quantity as it stands in the field
 *
 * @example chosenLink("/product-eng-501.html?number=3", { sizeId: "M", quantity: "2" })
 * // => "/product-eng-501.html?number=2&selected_size=M"
 * @example chosenLink("/product-eng-501.html?number=3", { sizeId: null, quantity: "1" }) // => "/product-eng-501.html"
 */
export function chosenLink(link: string, { sizeId, quantity }: { readonly sizeId: string | null; readonly quantity: string }): string {
  const [path = "", search] = link.split("?", 2)
  const query = new URLSearchParams(search)
  if (sizeId !== null) query.set("selected_size", sizeId)
  // one piece is what the page opens with
  if (quantity === "1") query.delete("number")
  else if (quantity !== "") query.set("number", quantity)
  return withQuery(path, query)
}
