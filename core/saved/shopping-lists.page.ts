import { Effect } from "effect"
import { shoppingListPath } from "../addresses/saved-addresses.ts"
import { languageInQuery, parseId, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import { keptWords } from "../pages/kept-words.ts"
import type { Language } from "../values/language.ts"
import type { OpenedList } from "./saved.ts"

export interface ShoppingListsPageModel {
  readonly page: "shoppingLists"
  readonly frame: PageFrame
  /** the list that is looked at; null = all of the visitor's */
  readonly list: OpenedList | null
}

interface ShoppingListsAddress {
  readonly language: Language | null
  /** which one is looked at; null = all of the visitor's */
  readonly asked: { readonly id: string } | { readonly secret: string } | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly shoppingLists: { readonly address: ShoppingListsAddress; readonly model: ShoppingListsPageModel }
  }
}

function askedBy(query: URLSearchParams): ShoppingListsAddress["asked"] {
  if (query.has("shared")) return { secret: queryValue(query, "shared") ?? "" }
  return query.has("list") ? { id: queryValue(query, "list") ?? "" } : null
}

/** A visitor's shopping lists, and a list that somebody shares. What names no list is a plain 404. Spec: 10.19, 10.383, 10.384. */
export const shoppingListsPageRecord: PageRecord<"shoppingLists"> = {
  read: (asked, query) =>
    asked === shoppingListPath ? { page: "shoppingLists", language: languageInQuery(query), asked: askedBy(query) } : null,
  write: ({ language, asked }) =>
    writeNeutral(shoppingListPath, language, asked === null ? {} : "id" in asked ? { list: asked.id } : { shared: asked.secret }),
  open: ({ asked }, { saved }) => {
    if (asked === null) return Effect.succeed((frame) => ({ page: "shoppingLists", frame, list: null }))
    const id = "id" in asked ? parseId(asked.id) : null
    const found = "secret" in asked ? saved.list({ secret: asked.secret }) : id === null ? Effect.succeed(null) : saved.list({ id })
    return foundOr404(found, (list, frame) => ({ page: "shoppingLists", frame, list }))
  },
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: ({ list }, { frame, texts }) => ({ title: titled(list?.name ?? formatText(texts, "saved.lists"), frame) }),
  isPublic: false,
  bodyClass: "shoppinglist_page",
  // the address of a shared list is its key
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  machines: {},
  recorded: {
    content: ({ list, frame }, texts) => ({
      products: keptWords(list?.rows ?? [], frame, texts),
      // what a visitor calls them is nobody's business
      lists: list === null ? (frame.saved?.lists ?? []).map(({ rows }) => formatText(texts, "listing.count", { count: rows })) : [],
    }),
  },
}
