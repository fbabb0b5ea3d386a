import { Effect } from "effect"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import { keptWords } from "../pages/kept-words.ts"
import type { Language } from "../values/language.ts"
import type { SavedTile } from "./saved.ts"

export interface FavouritesPageModel {
  readonly page: "favourites"
  readonly frame: PageFrame
  /** the one that was added last first */
  readonly favourites: readonly SavedTile[]
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly favourites: { readonly address: { readonly language: Language | null }; readonly model: FavouritesPageModel }
  }
}

const path = "/basketedit.php"

/** What a visitor has marked. Spec: 10.13, 10.132, 10.381. */
export const favouritesPageRecord: PageRecord<"favourites"> = {
  read: (asked, query) =>
    asked === path && queryValue(query, "mode") === "2" ? { page: "favourites", language: languageInQuery(query) } : null,
  write: ({ language }) => writeNeutral(path, language, { mode: "2" }),
  open: (_, { saved }) =>
    saved.favourites().pipe(Effect.map((favourites) => (frame) => ({ page: "favourites", frame, favourites: favourites.toReversed() }))),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "saved.favourites"), frame) }),
  isPublic: false,
  bodyClass: "favourites_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {},
  recorded: {
    content: ({ favourites, frame }, texts) => ({ products: keptWords(favourites, frame, texts) }),
  },
}
