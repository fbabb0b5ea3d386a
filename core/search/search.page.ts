import { Effect } from "effect"
import type { ShopFailure } from "../../ports/failures.ts"
import { searchAddress, searchPath } from "../addresses/search-address.ts"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { type ListAddress, listAddress, listQuery, readList } from "../pages/list-address.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { tilesWords } from "../pages/tile-words.ts"
import { isAfterTheEnd } from "../product/listing.ts"
import { wholeRows } from "../product/versions-in-lists.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { readableText } from "../web/one-line.ts"
import type { FoundPage, SearchQuery } from "./found-page.ts"
import { maxSearched } from "./search-words.ts"
import { searchQuery } from "./suggestions.ts"

export interface SearchPageModel {
  readonly page: "search"
  readonly frame: PageFrame
  readonly query: SearchQuery
  /** null = the text is too short to search for */
  readonly found: FoundPage | null
}

interface SearchPageAddress extends ListAddress {
  readonly language: Language | null
  /** empty = only the form is asked for */
  readonly text: string
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly search: { readonly address: SearchPageAddress; readonly model: SearchPageModel }
  }
}

/** What a text finds. Spec: 10.11, 10.175, 19.74 to 19.79. */
export const searchPageRecord: PageRecord<"search"> = {
  read: (asked, query) =>
    asked === searchPath ? { page: "search", language: languageInQuery(query), text: textOf(query), ...readList(query) } : null,
  write: ({ language, text, ...list }) => listAddress(writeNeutral(searchPath, language, text === "" ? {} : { text }), listQuery(list)),
  open: ({ text, ...list }, { catalogue }) => {
    const query = { text, ...listQuery(list) }
    // a shop is not asked about nothing
    const asked: Effect.Effect<FoundPage | null, ShopFailure> = searchQuery(text) === null ? Effect.succeed(null) : catalogue.search(query)
    return Effect.map(asked, (found) => (frame) => {
      const [only, ...others] = found?.tiles ?? []
      if (found?.opens === true && only !== undefined && others.length === 0) return { page: "redirect", to: only.link }
      if (found === null || !isAfterTheEnd({ ...found, query }))
        return { page: "search", frame, query, found: found && { ...found, recommended: wholeRows(found.recommended ?? []) } }
      return { page: "failure", frame, status: 404, list: { name: text, link: searchAddress(frame.shell.language, text) } }
    })
  },
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: ({ query: { text } }, { frame, texts }) => ({
    title: titled(text === "" ? formatText(texts, "search.heading") : formatText(texts, "search.title", { text }), frame),
  }),
  isPublic: false,
  bodyClass: "search_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {},
  recorded: {
    content: ({ found, frame }, texts) => ({
      found: found === null ? null : found.by,
      total: found === null || found.isUncounted === true ? null : String(found.total),
      products: tilesWords(found?.tiles ?? [], frame, texts),
      recommended: tilesWords(found?.recommended ?? [], frame, texts),
    }),
  },
}

/** A longer text is cut: what a shopper pasted is searched for as far as it counts and is seen. Spec: 10.908. */
function textOf(query: URLSearchParams): string {
  const typed = queryValue(query, "text", Infinity) ?? ""
  return readableText(typed.slice(0, maxSearched)).trim()
}
