import { searchPath } from "../addresses/search-address.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Language, languageCode, parseLanguageCode } from "../values/language.ts"
import { escapedHtml } from "../web/html-text.ts"

/**
 * Where a browser reads how the shop is searched from its own address bar.
 *
 * Spec: 10.473.
 *
 * @example openSearchAddress("en") // => "/opensearch-eng.xml"
 */
export const openSearchAddress = (language: Language): string => `/opensearch-${languageCode(language)}.xml`

/**
 * The language of the description at a path; `null` when it is none.
 *
 * Spec: 10.473.
 *
 * @example parseOpenSearch("/opensearch-pol.xml") // => "pl"
 * @example parseOpenSearch("/opensearch-ger.xml") // => null
 */
export const parseOpenSearch = (path: string): Language | null => parseLanguageCode(/^\/opensearch-([a-z]{3})\.xml$/.exec(path)?.[1] ?? "")

/** What the description of a search may have as its short name, in characters. */
const maxShortName = 16

/**
 * The description of the shop's search (OpenSearch 1.1).
 *
 * Spec: 10.473, 10.1013.
 *
 * @example
 * const scene = { texts: polish, language: "pl", origin: "https://shop.example" } as const
 * openSearchText("Glina", scene).includes("<ShortName>Glina</ShortName>") // => true
 */
export function openSearchText(shopName: string, { texts, language, origin, icon }: OpenSearchScene): string {
  const template = `${origin}${searchPath}?text={searchTerms}&lang=${languageCode(language)}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapedHtml(shopName.slice(0, maxShortName).trim())}</ShortName>`,
    `<Description>${escapedHtml(formatText(texts, "search.describedAs", { shop: shopName }))}</Description>`,
    `<Language>${language}</Language>`,
    "<InputEncoding>UTF-8</InputEncoding>",
    icon === undefined
      ? `<Image width="16" height="16" type="image/svg+xml">${escapedHtml(origin)}/favicon.svg</Image>`
      : `<Image width="16" height="16">${escapedHtml(origin + icon)}</Image>`,
    `<Url type="text/html" template="${escapedHtml(template)}"/>`,
    "</OpenSearchDescription>",
    "",
  ].join("\n")
}

/** In which language, for which site. */
export interface OpenSearchScene {
  readonly texts: TextCatalogue
  readonly language: Language
  /** such as "https://shop.example" */
  readonly origin: string
  /** the path of the shop's own sign; absent = ours */
  readonly icon?: string
}
