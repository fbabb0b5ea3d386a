import type { Language } from "../values/language.ts"
import { basketChangePath, neutralAddress } from "./addresses.ts"

// where products are kept for later

/**
 * The address of the visitor's favourites.
 *
 * Spec: 10.13.
 *
 * @example favouritesAddress("en") // => "/basketedit.php?mode=2&lang=eng"
 */
export const favouritesAddress = (language: Language): string => neutralAddress("/basketedit.php", language, { mode: "2" })

/**
 * The address that marks a product as a favourite, or takes the mark off: what the platform's button leads to, followed from pages of this
 * shop alone.
 *
 * Spec: 10.100, 10.421.
 *
 * @param sizeId "" = none is chosen
 *
 * @example markAddress("pl", "add", { productId: 535, sizeId: "M" })
 * // => "/basketchange.php?mode=2&product=535&size=M#add_favorite"
 * @example markAddress("en", "remove", { productId: 535, sizeId: "" }) // => "/basketchange.php?mode=2&product=535&change=empty&lang=eng"
 */
export function markAddress(
  language: Language,
  change: "add" | "remove",
  { productId, sizeId }: { readonly productId: number; readonly sizeId: string },
): string {
  const asked = { mode: "2", product: String(productId) }
  if (change === "remove") return neutralAddress(basketChangePath, language, { ...asked, change: "empty" })
  return `${neutralAddress(basketChangePath, language, sizeId === "" ? asked : { ...asked, size: sizeId })}#add_favorite`
}

/** Where products are compared. Spec: 10.19, 10.177. */
export const comparisonPath = "/product-compare.php"

/** How a comparison is looked at. */
export interface ComparisonView {
  /** rows that are alike are left out */
  readonly onlyDifferences: boolean
  /** ids of products whose columns are folded away */
  readonly hidden: readonly number[]
}

/**
 * The address of the comparison, as it is looked at.
 *
 * Spec: 10.177, 10.382.
 *
 * @example comparisonAddress("pl") // => "/product-compare.php"
 * @example comparisonAddress("en", { onlyDifferences: true, hidden: [501, 535] })
 * // => "/product-compare.php?differences=y&hidden=501.535&lang=eng"
 */
export const comparisonAddress = (
  language: Language,
  { onlyDifferences, hidden }: ComparisonView = { onlyDifferences: false, hidden: [] },
): string =>
  neutralAddress(comparisonPath, language, {
    ...(onlyDifferences ? { differences: "y" } : {}),
    ...(hidden.length === 0 ? {} : { hidden: hidden.join(".") }),
  })

/**
 * The address that puts a product into the comparison or takes it out: the platform's own, followed from pages of this shop alone.
 *
 * Spec: 10.69, 11.106.
 *
 * @example comparerAddress("pl", "add", 501) // => "/settings.php?comparers=add&product=501"
 */
export const comparerAddress = (language: Language, change: "add" | "remove", productId: number): string =>
  neutralAddress("/settings.php", language, { comparers: change, product: String(productId) })

/** Where shopping lists are shown, and where their forms go. Spec: 10.19, 10.383. */
export const shoppingListPath = "/shoppinglist.php"

/**
 * The address of the visitor's shopping lists, or of one of them.
 *
 * Spec: 10.19, 10.383.
 *
 * @example listsAddress("pl") // => "/shoppinglist.php"
 * @example listsAddress("pl", 12) // => "/shoppinglist.php?list=12"
 */
export const listsAddress = (language: Language, listId: number | null = null): string =>
  neutralAddress(shoppingListPath, language, listId === null ? {} : { list: String(listId) })

/**
 * The address by which others see a list that its owner shares.
 *
 * Spec: 10.384.
 *
 * @example sharedListAddress("pl", "a1-b2") // => "/shoppinglist.php?shared=a1-b2"
 */
export const sharedListAddress = (language: Language, secret: string): string =>
  neutralAddress(shoppingListPath, language, { shared: secret })
