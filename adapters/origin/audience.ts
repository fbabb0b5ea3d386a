import { currencyCookieName } from "../../core/pages/visit-currency.ts"
import { type Language, languageCode } from "../../core/values/language.ts"

/** For whom a page is read: for all who read one language and see prices in one currency. */
export interface Audience {
  readonly language: Language
  /** the id of the currency that the visitor has chosen; null = the shop's own */
  readonly currency: string | null
}

/**
 * The cookies by which another shop shows its pages to such visitors, and nothing of any one of them.
 *
 * Spec: 10.1, 10.140, 10.991.
 *
 * @example cookieOf({ language: "en", currency: null }) // => "lang=eng"
 */
export const cookieOf = ({ language, currency }: Audience): string =>
  `lang=${languageCode(language)}${currency === null ? "" : `; ${currencyCookieName}=${currency}`}`
