import { plainLetters } from "../values/folded-text.ts"
import { type Language, languageCode } from "../values/language.ts"

/** Addresses are known outside of the shop: letters that were left out of them stay out, whatever searches have learned since. */
const writtenOut = /[łøđßæ]/gi

function plainLetter(letter: string): string {
  const small = letter.toLowerCase()
  const plain = plainLetters[small] ?? letter
  return small === letter ? plain : plain.toUpperCase()
}

/** Keeps an address well below the longest accepted one, however long the name is. */
const maxLength = 120

/**
 * A name as it appears in addresses: letters without diacritics, anything else as a single separator, at most 120 characters.
 *
 * Spec: 10.2, 10.5.
 *
 * @example slug("Żółta łyżka, 2 szt.") // => "Zolta-lyzka-2-szt"
 * @example slug("Kubki i filiżanki", "_") // => "Kubki_i_filizanki"
 */
export function slug(name: string, separator: "-" | "_" = "-"): string {
  return name
    .replaceAll(writtenOut, plainLetter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .join(separator)
    .slice(0, maxLength)
    .replace(/[-_]$/, "")
}

/**
 * The address of the home page in a language.
 *
 * Spec: 10.1.
 *
 * @example homeAddress("en") // => "/main-eng.html"
 */
export function homeAddress(language: Language): string {
  return language === "en" ? "/main-eng.html" : "/"
}

/** What a link to a product may carry: a choice. */
export interface ProductQuery {
  readonly selected_size?: string
  readonly number?: string
  /** whole days */
  readonly selected_subscription?: string
  /** id of the date of a service */
  readonly selected_date?: string
  /** of a set, as `partsQuery` writes them */
  readonly selected_parts?: string
  /** of rows, as `rowsQuery` writes them */
  readonly selected_rows?: string
}

/** Names and values of a configurator's parameters, in the order of its page. */
export type ParameterQuery = readonly (readonly [string, string])[]

/**
 * The address of a product's page.
 *
 * Spec: 10.5, 10.7.
 *
 * @example productAddress("pl", 501, "Lniana koszula", { selected_size: "M" })
 * // => "/product-pol-501-Lniana-koszula.html?selected_size=M"
 */
export function productAddress(
  language: Language,
  id: number,
  name: string,
  query: ProductQuery = {},
  parameters: ParameterQuery = [],
): string {
  const words = slug(name)
  const path = `/product-${languageCode(language)}-${id}${words === "" ? "" : `-${words}`}.html`
  return withQuery(path, new URLSearchParams([...Object.entries(query), ...parameters].map(([key, value]) => [key, value])))
}

/**
 * The address of a category's page; names run from the top category to its own.
 *
 * Spec: 10.2.
 *
 * @example categoryAddress("pl", 102, ["Ceramika", "Talerze i miski"]) // => "/pol_m_Ceramika_Talerze_i_miski-102.html"
 */
export function categoryAddress(language: Language, id: number, names: readonly string[]): string {
  const words = slug(names.join(" "), "_")
  return `/${languageCode(language)}_m_${words || "category"}-${id}.html`
}

/**
 * The address of a producer's page.
 *
 * Spec: 10.12.
 *
 * @example producerAddress("en", 11, "Glina i Popiół") // => "/firm-eng-11-Glina-i-Popiol.html"
 */
export function producerAddress(language: Language, id: number, name: string): string {
  const words = slug(name)
  return `/firm-${languageCode(language)}-${id}${words === "" ? "" : `-${words}`}.html`
}

/**
 * The address of the cart.
 *
 * Spec: 10.13.
 *
 * @example cartAddress("en") // => "/basketedit.php?mode=1&lang=eng"
 */
export function cartAddress(language: Language): string {
  return neutralAddress("/basketedit.php", language, { mode: "1" })
}

/** Where what is put into the basket is sent, and what is changed in it; favourites are kept by it, too. Spec: 10.13, 10.100. */
export const basketChangePath = "/basketchange.php"

/**
 * The cart as the layer after an add leads to it: programs compare that link as it is.
 *
 * Spec: 10.113.
 *
 * @example cartFromLayerAddress("pl") // => "/basketedit.php"
 */
export function cartFromLayerAddress(language: Language): string {
  return neutralAddress("/basketedit.php", language, {})
}

/**
 * The address of the sign-in page.
 *
 * Spec: 10.15, 10.172.
 *
 * @param returnTo the page to come back to; null = the account
 *
 * @example signInAddress("pl") // => "/signin.php"
 * @example signInAddress("en", "/basketedit.php") // => "/signin.php?return=%2Fbasketedit.php&lang=eng"
 */
export function signInAddress(language: Language, returnTo: string | null = null): string {
  return neutralAddress("/signin.php", language, returnTo === null ? {} : { return: returnTo })
}

/**
 * The address at which one registers.
 *
 * Spec: 10.17.
 *
 * @example registrationAddress("pl") // => "/client-new.php?register="
 */
export function registrationAddress(language: Language): string {
  return neutralAddress("/client-new.php", language, { register: "" })
}

/** The path under which the account is. Spec: 10.15, 10.620. */
export const accountPath = "/login.php"

/** Where a new password is asked for and set. Spec: 10.591. */
export const passwordPath = "/password-recover.php"

/**
 * The address of the account page.
 *
 * Spec: 10.15.
 *
 * @example accountAddress("en") // => "/login.php?lang=eng"
 */
export function accountAddress(language: Language): string {
  return neutralAddress(accountPath, language)
}

/**
 * The address that signs a client out.
 *
 * Spec: 10.15.
 *
 * @example signOutAddress("pl") // => "/login.php?operation=logout"
 */
export function signOutAddress(language: Language): string {
  return neutralAddress(accountPath, language, { operation: "logout" })
}

/**
 * An address whose path names no language: English goes into the query, and Polish is the default.
 *
 * Spec: 1.2.
 *
 * @example neutralAddress("/signin.php", "en", { refused: "1" }) // => "/signin.php?refused=1&lang=eng"
 * @example neutralAddress("/signin.php", "pl") // => "/signin.php"
 */
export function neutralAddress(path: string, language: Language, query: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams(query)
  if (language === "en") parameters.set("lang", "eng")
  return withQuery(path, parameters)
}

/**
 * A path with its query, if there is one.
 *
 * Spec: 10.1.
 *
 * @example withQuery("/a.html", new URLSearchParams({ b: "ż" })) // => "/a.html?b=%C5%BC"
 */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString()
  return query === "" ? path : `${path}?${query}`
}

/**
 * Must the page be reloaded when the browser goes back or forward? Only when the path it shows differs from the address.
 *
 * Spec: 2.45, 19.27.
 *
 * @example reloadsOnHistory("/product-pol-1.html", "/product-pol-2.html") // => true
 */
export function reloadsOnHistory(shownPath: string, path: string): boolean {
  return shownPath !== path
}
