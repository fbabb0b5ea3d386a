import { type Topic, topicAddress, type TopicQuery } from "../addresses/product-links.ts"
import { compareDecimals, type Decimal, decimalOf, parseTypedDecimal } from "../values/decimal.ts"
import type { Language } from "../values/language.ts"
import { languageInPath, parseId, queryValue } from "./address-parts.ts"
import type { LanguageLinks } from "./other-language.ts"

// what the pages share that tell something of a product beside its page

/** What the address of a topic says of the product. */
export interface TopicAbout {
  readonly language: Language
  readonly productId: number
  readonly selectedSizeId: string | null
}

/**
 * The product that the address of a topic names; `null` = it is not the address of that topic.
 *
 * Spec: 10.252.
 *
 * @example readTopic("stores", "/stores-eng-501.html", new URLSearchParams("selected_size=M"))
 * // => { language: "en", productId: 501, selectedSizeId: "M" }
 */
export function readTopic(topic: Topic, path: string, query: URLSearchParams): TopicAbout | null {
  const [, named, code, id] = /^\/([a-z]+)-(pol|eng)-(\d+)\.html$/.exec(path) ?? []
  const productId = parseId(id)
  const language = languageInPath(code)
  if (named !== topic || productId === null || language === null) return null
  return { language, productId, selectedSizeId: queryValue(query, "selected_size") }
}

/**
 * The part of a topic's query that names a size; null = none.
 *
 * @example sizeQuery("M") // => { selected_size: "M" }
 */
export const sizeQuery = (sizeId: string | null): TopicQuery => (sizeId === null ? {} : { selected_size: sizeId })

/**
 * A topic of a product in each language.
 *
 * Spec: 1.2, 10.252.
 *
 * @example topicLinks("payments", 501, { number: "2" }).en // => "/payments-eng-501.html?number=2"
 */
export const topicLinks = (topic: Topic, productId: number, query: TopicQuery): LanguageLinks => ({
  pl: topicAddress(topic, "pl", productId, query),
  en: topicAddress(topic, "en", productId, query),
})

/** A larger quantity is not looked at. */
const maxQuantityAsked = decimalOf(100_000)

/**
 * The quantity that an address asks about; `null` for anything else than a quantity.
 *
 * Spec: 7.43, 18.29.
 *
 * @example [askedQuantity("2,5"), askedQuantity("0"), askedQuantity("1000000")] // => [{ coefficient: 25, scale: 1 }, null, null]
 */
export function askedQuantity(typed: string | null): Decimal | null {
  const found = typed === null ? null : parseTypedDecimal(typed)
  if (found === null || found.coefficient <= 0) return null
  return compareDecimals(found, maxQuantityAsked) > 0 ? null : found
}
