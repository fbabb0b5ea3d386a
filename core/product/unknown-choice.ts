import type { ProductOffer } from "./offer.ts"

/** What of a product's choices an address can name in one word. */
export type NamedChoice = "size" | "period" | "date" | "part"

/** A choice that an address names so that it cannot be read: too long, or not of its form. */
export interface UnreadChoice {
  readonly is: NamedChoice
  /** as it came, cut for people */
  readonly name: string
}

/** What an address names and the product does not have. */
export type UnknownChoice =
  | UnreadChoice
  /** `called` is what the part calls its sizes; absent = sizes */
  | { readonly is: "partSize"; readonly name: string; readonly part: string; readonly called?: string }
  /** a name that is of none of the product's parameters */
  | { readonly is: "parameter"; readonly name: string }
  /** a value that is none of the options of a parameter */
  | { readonly is: "option"; readonly name: string; readonly parameter: string }

const maxCharacters = 40

/**
 * A word of an address as it is told to people: at most 40 characters, and none that is invisible or turns the line around.
 *
 * Spec: 10.230.
 *
 * @example safeWord("XXL\u202E") // => "XXL"
 * @example safeWord("x".repeat(60)).length // => 41
 */
export function safeWord(text: string): string {
  const characters = Array.from(text.replaceAll(/\p{C}/gu, ""))
  return characters.length <= maxCharacters ? characters.join("") : `${characters.slice(0, maxCharacters).join("")}…`
}

/**
 * A size that an address names and the product does not have, called as the product calls its sizes.
 *
 * Spec: 10.230, 16.63.
 *
 * @example unknownSize({}, "XXL") // => { is: "size", name: "XXL" }
 */
export const unknownSize = ({ sizeWords }: Pick<ProductOffer, "sizeWords">, sizeId: string): UnknownChoice => {
  const name = safeWord(sizeId)
  return sizeWords === undefined ? { is: "size", name } : { is: "option", name, parameter: sizeWords.name }
}

/**
 * The same of a part of a set, or of a row, which is named with it.
 *
 * Spec: 10.230, 16.63.
 *
 * @example unknownPartSize({}, "XXL", "Mug") // => { is: "partSize", name: "XXL", part: "Mug" }
 */
export const unknownPartSize = ({ sizeWords }: Pick<ProductOffer, "sizeWords">, sizeId: string, part: string): UnknownChoice => {
  const name = safeWord(sizeId)
  return sizeWords === undefined ? { is: "partSize", name, part } : { is: "partSize", name, part, called: sizeWords.name }
}
