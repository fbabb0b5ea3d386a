import { InvalidArgumentError } from "commander"
import type { SavedProduct } from "../../core/saved/unite-saved.ts"

/**
 * A product as the terminal names it, with a size behind a colon, after those before it. Fails with commander's own error for wrong usage.
 *
 * @example addKeptProduct("535:M", []) // => [{ productId: 535, sizeId: "M" }]
 */
export function addKeptProduct(typed: string, before: readonly SavedProduct[] | undefined): readonly SavedProduct[] {
  const [, id = "", sizeId = ""] = /^(\d{1,9})(?::([\w.-]{1,40}))?$/.exec(typed) ?? []
  if (id === "") throw new InvalidArgumentError("It is a product such as 501 or 535:M.")
  return [...(before ?? []), { productId: Number(id), sizeId }]
}
