import { contentAddress, withQuery } from "../addresses/addresses.ts"
import { type Topic, topicAddress, type TopicQuery } from "../addresses/product-links.ts"
import { parsePageAddress } from "../addresses/parse-address.ts"
import type { SortKey } from "../product/listing.ts"
import { decimalText } from "../values/decimal.ts"
import { type Language, languageCode } from "../values/language.ts"
import { keptAddress } from "./kept-page.ts"
import type { ShownPageModel } from "./page.ts"

/** The address of one page in each language: a path on the shop, with its query. */
export type LanguageLinks = Readonly<Record<Language, string>>

interface PagePath {
  readonly pathname: string
  /** the query with its question mark, or empty */
  readonly search: string
}

/** The home page by its full name, so that the address says the language in both. */
const homes: LanguageLinks = { pl: "/main-pol.html", en: "/main-eng.html" }

/**
 * The page at hand in each language, for the language switch. Addresses that name no language say it in the query, so that the
 * choice wins over the cookie. What else the address says is kept: a size, a quantity, an order, a page.
 *
 * Spec: 1.2, 10.1, 10.291.
 *
 * @param url the address at which the page was opened
 *
 * @example languageLinks({ page: "failure", frame: null, status: 404 }, { pathname: "/gone.html", search: "" }).en
 * // => "/main-eng.html"
 */
export function languageLinks(model: ShownPageModel, url: PagePath): LanguageLinks {
  switch (model.page) {
    case "product":
      return model.details === null ? linksInQuery(url) : productLinks(model.details.links, url)
    case "category":
      return listLinks(model.listing.links, model.listing.query)
    case "producer":
      return listLinks(model.producer.links, model.producer.query)
    case "content":
      return { pl: contentAddress("pl", model.key), en: contentAddress("en", model.key) }
    case "home":
    case "failure":
      return homes
    case "signIn":
      return linksInQuery(url, model.returnTo === null ? {} : { return: model.returnTo })
    case "lastSeen":
    case "cart":
    case "review":
    case "account":
    case "message":
    case "pickup":
      return linksInQuery(url)
    case "payments":
      return topicLinks("payments", model.offer.id, {
        ...sizeQuery(model.sizeId),
        number: decimalText(model.quantity),
      })
    case "instalments":
      return topicLinks("instalments", model.offer.id, {
        ...sizeQuery(model.sizeId),
        number: decimalText(model.quantity),
        ...(model.of === null ? {} : { of: model.of }),
      })
    case "stores":
      return topicLinks("stores", model.offer.id, { ...sizeQuery(model.sizeId), ...(model.city === null ? {} : { city: model.city }) })
  }
}

const topicLinks = (topic: Topic, productId: number, query: TopicQuery): LanguageLinks => ({
  pl: topicAddress(topic, "pl", productId, query),
  en: topicAddress(topic, "en", productId, query),
})

const sizeQuery = (sizeId: string | null): TopicQuery => (sizeId === null ? {} : { selected_size: sizeId })

/** The addresses say the language by themselves. */
const sameQuery = (links: LanguageLinks, query: URLSearchParams): LanguageLinks => ({
  pl: withQuery(links.pl, query),
  en: withQuery(links.en, query),
})

/** What is asked of a list, and nothing else that its address may hold: the page of a list is the same for all who ask alike. */
function listLinks(links: LanguageLinks, { sort, page }: { readonly sort?: SortKey; readonly page: number }): LanguageLinks {
  const query = new URLSearchParams()
  if (sort !== undefined && sort !== "default") query.set("sort", sort)
  if (page > 0) query.set("counter", String(page))
  return sameQuery(links, query)
}

/** An address that chooses nothing shows the page that all see alike, whatever else it holds. */
function productLinks(links: LanguageLinks, { pathname, search }: PagePath): LanguageLinks {
  const query = new URLSearchParams(search)
  const opened = parsePageAddress(pathname, query)
  if (opened !== null && keptAddress(opened) !== null) return links
  query.delete("lang")
  return sameQuery(links, query)
}

/** @param more what the address has to say in the other language, and perhaps does not say yet */
function linksInQuery({ pathname, search }: PagePath, more: Readonly<Record<string, string>> = {}): LanguageLinks {
  const inLanguage = (language: Language) => {
    const query = new URLSearchParams(search)
    for (const [name, value] of Object.entries(more)) query.set(name, value)
    query.set("lang", languageCode(language))
    return `${pathname}?${query.toString()}`
  }
  return { pl: inLanguage("pl"), en: inLanguage("en") }
}
