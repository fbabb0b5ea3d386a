import { tilesWords } from "../pages/tile-words.ts"
import { Effect } from "effect"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import type { ListedProduct } from "../product/listing.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"

/** `/return.php?status=...` */
export interface MessagePageModel {
  readonly page: "message"
  readonly frame: PageFrame
  readonly status: "basket_empty"
  readonly offered: readonly ListedProduct[]
}

interface MessagePageAddress {
  readonly language: Language | null
  readonly status: "basket_empty"
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly message: { readonly address: MessagePageAddress; readonly model: MessagePageModel }
  }
}

const path = "/return.php"

/** What the shop has to say instead of a page: that the cart is empty. Spec: 10.14. */
export const messagePageRecord: PageRecord<"message"> = {
  read: (asked, query) =>
    asked === path && queryValue(query, "status") === "basket_empty"
      ? { page: "message", language: languageInQuery(query), status: "basket_empty" }
      : null,
  write: ({ language, status }) => writeNeutral(path, language, { status }),
  open: ({ status }) => Effect.succeed((frame) => ({ page: "message", frame, status, offered: [] })),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "message.basketHeading"), frame) }),
  isPublic: false,
  bodyClass: "return_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: false,
  machines: {},
  recorded: {
    message: (_, texts) => formatText(texts, "message.basketEmpty"),
    content: ({ offered, frame }, texts) => ({ products: tilesWords(offered, frame, texts) }),
  },
}
