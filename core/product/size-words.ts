import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { ProductOffer, SizeWords } from "./offer.ts"

/** Keys of the words for sizes that a product has none of its own for. */
export const sizeTextKeys = ["product.chooseSize", "product.size"] as const

/**
 * What the sizes of a product are called and what asks for one, in its own words where it has some.
 *
 * Spec: 16.61.
 *
 * @example sizeWordsOf({}, polish) // => { name: "Rozmiar", choose: "Wybierz rozmiar" }
 * @example sizeWordsOf({ sizeWords: { name: "Szkliwo", choose: "Wybierz szkliwo" } }, polish).name // => "Szkliwo"
 */
export const sizeWordsOf = (
  { sizeWords }: Pick<ProductOffer, "sizeWords">,
  catalogue: TextCatalogue<(typeof sizeTextKeys)[number]>,
): SizeWords => sizeWords ?? { name: formatText(catalogue, "product.size"), choose: formatText(catalogue, "product.chooseSize") }
