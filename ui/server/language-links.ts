import { contentAddress } from "../../core/addresses/addresses.ts"
import { type Language, languageCode } from "../../core/values/language.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"

export interface LanguageLinks {
  readonly pl: string
  readonly en: string
}

/**
 * The page at hand in each language, for the language switch. Addresses that name no language say it in the query, so that the
 * choice wins over the cookie.
 */
export function languageLinks(model: ShownPageModel, url: URL): LanguageLinks {
  switch (model.page) {
    case "product":
      return model.details?.links ?? neutralLinks(url)
    case "category":
      return model.listing.links
    case "content":
      return { pl: contentAddress("pl", model.key), en: contentAddress("en", model.key) }
    case "home":
    case "failure":
      return { pl: "/main-pol.html", en: "/main-eng.html" }
    case "cart":
    case "signIn":
    case "account":
    case "message":
      return neutralLinks(url)
  }
}

function neutralLinks(url: URL): LanguageLinks {
  const inLanguage = (language: Language) => {
    const query = new URLSearchParams(url.search)
    for (const passing of ["refused", "limit", "row", "added", "login"]) query.delete(passing)
    query.set("lang", languageCode(language))
    return `${url.pathname}?${query.toString()}`
  }
  return { pl: inLanguage("pl"), en: inLanguage("en") }
}
