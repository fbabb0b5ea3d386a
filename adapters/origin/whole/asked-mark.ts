import { basketChangePath } from "../../../core/addresses/addresses.ts"
import type { Saved, SavedKind } from "../../../core/saved/saved.ts"
import type { SentForm } from "./platform-form.ts"

/** A product that a page of ours asks to be kept, or not to be kept any more. */
export interface AskedMark {
  readonly kind: SavedKind
  readonly productId: number
  /** what is wanted */
  readonly isKept: boolean
  /** what the page shows next is up to its script: it wants JSON */
  readonly isCall: boolean
}

/**
 * The mark that a form, a link or a call of our pages asks for; null = none.
 *
 * Spec: 10.69, 10.100, 10.381, 11.401.
 *
 * @example askedMark("/basketchange.php", new URLSearchParams("mode=2&product=535&change=empty"))
 * // => { kind: "favourite", productId: 535, isKept: false, isCall: false }
 * @example askedMark("/settings.php", new URLSearchParams("comparers=add&product=535&getAjax=true"))
 * // => { kind: "compared", productId: 535, isKept: true, isCall: true }
 * @example askedMark("/basketchange.php", new URLSearchParams("mode=1&product=535")) // => null
 */
export function askedMark(path: string, fields: URLSearchParams): AskedMark | null {
  const product = fields.get("product") ?? ""
  if (!/^\d{1,9}$/.test(product)) return null
  const about = { productId: Number(product), isCall: fields.get("getAjax") === "true" }
  const comparers = fields.get("comparers")
  if (path === "/settings.php" && (comparers === "add" || comparers === "remove"))
    return { kind: "compared", isKept: comparers === "add", ...about }
  if (path === basketChangePath && fields.get("mode") === "2")
    return { kind: "favourite", isKept: fields.get("change") !== "empty", ...about }
  return null
}

/**
 * The same in the platform's words: favourites are changed by a post, the comparison by its link.
 *
 * Spec: 11.70, 11.106.
 *
 * @param sizeId "" = none is chosen
 *
 * @example platformMark({ kind: "favourite", productId: 535, isKept: true, isCall: false }, "M").fields.toString()
 * // => "mode=2&product=535&size=M&number=1"
 * @example platformMark({ kind: "compared", productId: 535, isKept: false, isCall: true }, "").address
 * // => "/settings.php?comparers=remove&product=535"
 */
export function platformMark(
  { kind, productId, isKept, isCall }: AskedMark,
  sizeId: string,
): SentForm & { readonly method: "GET" | "POST" } {
  const product = String(productId)
  if (kind === "compared")
    return {
      method: "GET",
      address: `/settings.php?comparers=${isKept ? "add" : "remove"}&product=${product}`,
      fields: new URLSearchParams(),
    }
  const change = isKept ? { number: "1" } : { change: "empty" }
  const fields = new URLSearchParams({ mode: "2", product, size: sizeId, ...change, ...(isCall ? { getAjax: "true" } : {}) })
  return { method: "POST", address: basketChangePath, fields }
}

/**
 * Whether a product is kept as it was asked.
 *
 * @example isAsAsked({ kind: "compared", productId: 5, isKept: true, isCall: true }, { favourites: [5], compared: [] }) // => false
 */
export const isAsAsked = (
  { kind, productId, isKept }: AskedMark,
  { favourites, compared }: Pick<Saved, "favourites" | "compared">,
): boolean => (kind === "favourite" ? favourites : compared).includes(productId) === isKept
