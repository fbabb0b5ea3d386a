import { withQuery } from "../addresses/addresses.ts"
import { defaultLanguage, type Language, languageCode } from "../values/language.ts"
import { readPageAddress } from "./page-address.ts"
import type { PageAddressOf, PageName } from "./page.ts"
import { pages } from "./pages.ts"

/** The home page says its language by its name alone. */
const homeInPolish = "/main-pol.html"

/**
 * The address of the same page in a language, with all that the address says besides: size, quantity, order, page, filters. One whose path
 * names no language says English in its query, and Polish by nothing; one that is no page of the shop stays as it is.
 *
 * Spec: 1.2, 10.1, 10.291, 10.372.
 *
 * @param address path and query
 *
 * @example pageInLanguage("/product-pol-501-Kubek.html?selected_size=M", "en") // => "/product-eng-501.html?selected_size=M"
 * @example pageInLanguage("/basketedit.php?mode=1", "en") // => "/basketedit.php?mode=1&lang=eng"
 * @example ["/", "/main-eng.html"].map((home) => pageInLanguage(home, "pl")) // => ["/", "/main-pol.html"]
 */
export function pageInLanguage(address: string, language: Language): string {
  const [path = "", search = ""] = address.split("?", 2)
  const query = new URLSearchParams(search)
  if (path.endsWith(".php")) {
    query.delete("lang")
    if (language !== defaultLanguage) query.set("lang", languageCode(language))
    return withQuery(path, query)
  }
  const read = readPageAddress(path, query)
  if (read === null || !("language" in read) || read.language === language) return address
  return read.page === "home" && language === "pl" ? homeInPolish : written({ ...read, language })
}

/**
 * Where a page leads in a shop of one language: to the same page in that one. `null` = its address names no other.
 *
 * Spec: 10.1038.
 *
 * @param only the shop's language
 *
 * @example ledToLanguage(new URL("http://a.pl/basketedit.php?mode=1&lang=eng"), "pl") // => "/basketedit.php?mode=1"
 * @example ledToLanguage(new URL("http://a.pl/product-pol-501.html"), "pl") // => null
 */
export function ledToLanguage(
  { pathname, search, searchParams }: Pick<URL, "pathname" | "search" | "searchParams">,
  only: Language,
): string | null {
  const read = readPageAddress(pathname, searchParams)
  const named = read !== null && "language" in read ? read.language : null
  return named === null || named === only ? null : pageInLanguage(pathname + search, only)
}

const written = <Name extends PageName>(address: PageAddressOf<Name>): string => pages[address.page].write(address)
