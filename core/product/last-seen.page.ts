import { tilesWords } from "../pages/tile-words.ts"
import { Effect } from "effect"
import { languageInQuery, parseId, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { lastSeenLimits } from "./last-seen.ts"
import type { ListedProduct } from "./listing.ts"

export interface LastSeenPageModel {
  readonly page: "lastSeen"
  readonly frame: PageFrame
  /** in the order of the address */
  readonly tiles: readonly ListedProduct[]
}

/** Products that a visitor saw last, the latest first. */
interface LastSeenPageAddress {
  readonly language: Language | null
  readonly productIds: readonly number[]
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly lastSeen: { readonly address: LastSeenPageAddress; readonly model: LastSeenPageModel }
  }
}

const path = "/last-seen.php"

/** At most as many ids as are remembered; what is not an id is left out. Spec: 10.250. */
function idsOf(text: string | null): readonly number[] {
  const ids = (text ?? "").split(".").flatMap((one) => parseId(one) ?? [])
  return [...new Set(ids)].slice(0, lastSeenLimits.kept)
}

/** What a visitor saw last. Spec: 10.250. */
export const lastSeenPageRecord: PageRecord<"lastSeen"> = {
  read: (asked, query) =>
    asked === path ? { page: "lastSeen", language: languageInQuery(query), productIds: idsOf(queryValue(query, "products")) } : null,
  write: ({ language, productIds }) => writeNeutral(path, language, productIds.length === 0 ? {} : { products: productIds.join(".") }),
  // a shop is not asked about nothing
  open: ({ productIds }, { catalogue }) =>
    (productIds.length === 0 ? Effect.succeed([]) : catalogue.tiles(productIds)).pipe(
      Effect.map((tiles) => (frame) => ({ page: "lastSeen", frame, tiles })),
    ),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "lastSeen.heading"), frame) }),
  isPublic: false,
  bodyClass: "last_seen_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {},
  recorded: {
    content: ({ tiles, frame }, texts) => ({ products: tilesWords(tiles, frame, texts) }),
  },
}
