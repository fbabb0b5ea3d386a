import { Effect } from "effect"
import { emptyCartAddress } from "../addresses/empty-cart-address.ts"
import type { BasketRefusal } from "../messages/refusal.ts"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { cartMachine } from "./cart-machine.ts"
import { cartSummaryMachine } from "./summary/cart-summary-machine.ts"
import { leaveQuestionMachine } from "./leaving/leave-question-machine.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { rebateCodeMachine } from "./rebate-code-machine.ts"
import { rowNotesMachine } from "./notes/row-notes-machine.ts"
import type { RowNote } from "./notes/noted-row.ts"
import { tilesWords } from "../pages/tile-words.ts"
import type { ListedProduct } from "../product/listing.ts"
import { wholeRows } from "../product/versions-in-lists.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import type { Basket } from "./basket.ts"
import type { OrderOutlook } from "./summary/order-outlook.ts"

export interface CartPageModel {
  readonly page: "cart"
  readonly frame: PageFrame
  /** null = the shop did not answer */
  readonly basket: Basket | null
  /** the change of a row that the last post was refused */
  readonly refusal: {
    readonly rowId: string
    readonly refusal: BasketRefusal
    /** comments that were not kept, by the ids of their rows, as they were typed */
    readonly typed?: Readonly<Record<string, string | undefined>>
  } | null
  /** what is noted at its rows; null = the shop keeps no notes, or did not answer */
  readonly notes: readonly RowNote[] | null
  /** what an order of it would meet; absent or null = the shop does not tell */
  readonly outlook?: OrderOutlook | null
  /** products that go with what is in it */
  readonly recommended: readonly ListedProduct[]
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly cart: { readonly address: { readonly language: Language | null }; readonly model: CartPageModel }
  }
}

const path = "/basketedit.php"

/** The cart. Spec: 2.4, 10.13. */
export const cartPageRecord: PageRecord<"cart"> = {
  read: (asked, query) =>
    asked === path && (queryValue(query, "mode") ?? "1") === "1" ? { page: "cart", language: languageInQuery(query) } : null,
  write: ({ language }) => writeNeutral(path, language, { mode: "1" }),
  open: (_, { catalogue, basket: basketApi, readOutlook, orElseLogged }, { language }) =>
    Effect.all(
      {
        recommended: catalogue.recommended().pipe(orElseLogged("read products for the cart", [])),
        notes: basketApi.notes().pipe(
          Effect.catchTag("NotOffered", () => Effect.succeed(null)),
          orElseLogged("read notes of the cart", null),
        ),
        outlook: readOutlook(),
        rebate: (basketApi.readCode?.() ?? Effect.succeed(undefined)).pipe(orElseLogged("read the rebate code", undefined)),
      },
      { concurrency: "unbounded" },
    ).pipe(
      Effect.map(({ recommended, notes, outlook, rebate }) => (frame) => {
        const { notice } = frame
        const basket = frame.basket === null || rebate === undefined ? frame.basket : { ...frame.basket, rebate }
        if (basket?.rows.length === 0) return { page: "redirect", to: emptyCartAddress(language) }
        const refusal = notice?.is === "rowNotChanged" ? notice : null
        // what only our own calls change is not offered where none is known
        const changed = frame.shell.isPlain === true ? null : notes
        return { page: "cart", frame, basket, refusal, notes: changed, outlook, recommended: wholeRows(recommended) }
      }),
    ),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "cart.heading"), frame) }),
  isPublic: false,
  bodyClass: "basketedit_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  orderStep: () => "cart",
  machines: {
    cart: listed(cartMachine),
    cartSummary: listed(cartSummaryMachine),
    rebateCode: listed(rebateCodeMachine),
    rowNotes: listed(rowNotesMachine),
    leaveQuestion: listed(leaveQuestionMachine),
  },
  recorded: {
    content: ({ recommended, frame }, texts) => ({ recommended: tilesWords(recommended, frame, texts) }),
  },
}
