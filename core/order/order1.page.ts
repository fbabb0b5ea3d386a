import { Effect } from "effect"
import { cartAddress } from "../addresses/addresses.ts"
import { checkoutPath } from "../addresses/order-addresses.ts"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { choosingMachine } from "./choosing/choosing-machine.ts"
import type { ChoiceProblem } from "./choosing/order-choice.ts"
import { type GiftCardProblem, giftCardProblems } from "./codes/gift-card.ts"
import type { OrderQuote } from "./order-quote.ts"
import { dataStepAddress, stepOfLacks } from "./order-lacks.ts"
import { viewObstacle } from "./view-obstacle.ts"

/** Where payment and delivery are chosen. */
export interface ChoosingPageModel {
  readonly page: "order1"
  readonly frame: PageFrame
  readonly quote: OrderQuote
  /** what the last step found missing here; null = nothing */
  readonly lack: ChoiceProblem | null
  /** why the gift card that was entered does not pay; null = it does, or none was */
  readonly card: GiftCardProblem | null
  /** the note was too long: its beginning was kept */
  readonly isNoteCut: boolean
}

interface ChoosingPageAddress {
  readonly language: Language | null
  readonly lack: ChoiceProblem | null
  readonly card: GiftCardProblem | null
  readonly isNoteCut: boolean
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly order1: { readonly address: ChoosingPageAddress; readonly model: ChoosingPageModel }
  }
}

const problems: readonly ChoiceProblem[] = ["payment", "delivery", "point", "clientNumber"]

/**
 * The choice of payment and delivery. Without a basket it leads back to the cart, and without data of who orders to where they are asked for.
 *
 * Spec: 10.18, 10.151, 10.152, 10.732, 10.735, 10.873, 10.956.
 */
export const choosingPageRecord: PageRecord<"order1"> = {
  read: (path, query) =>
    path === checkoutPath
      ? {
          page: "order1",
          language: languageInQuery(query),
          lack: problems.find((one) => one === queryValue(query, "lack")) ?? null,
          card: giftCardProblems.find((one) => one === queryValue(query, "card")) ?? null,
          isNoteCut: queryValue(query, "note") === "long",
        }
      : null,
  write: ({ language, lack, card, isNoteCut }) =>
    writeNeutral(checkoutPath, language, {
      ...(lack === null ? {} : { lack }),
      ...(card === null ? {} : { card }),
      ...(isNoteCut ? { note: "long" } : {}),
    }),
  open: ({ lack, card, isNoteCut }, { order }, { language }) =>
    order.quote().pipe(
      Effect.map((quote) => (frame) => {
        if (quote === null) return { page: "redirect", to: cartAddress(language) }
        if (quote.obstacle === null && stepOfLacks(quote.lacks) === "data")
          return { page: "redirect", to: dataStepAddress(language, quote.lacks, frame.visitor) }
        const isThere = (lack === "point" || lack === "clientNumber") && !quote.lacks.includes(lack)
        const lacking = isThere ? null : lack
        return { page: "order1", frame, quote, lack: lacking, card, isNoteCut }
      }),
    ),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: ({ lack, card, isNoteCut }, { frame, texts }) => ({
    title: titled(formatText(texts, "checkout.wayHeading"), frame),
    isWrong: lack !== null || card !== null || isNoteCut,
  }),
  isPublic: false,
  bodyClass: "order1_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  orderStep: () => "delivery",
  machines: { orderChoice: listed(choosingMachine) },
  recorded: {
    message: ({ quote }, texts) => viewObstacle(quote.obstacle, texts)?.text ?? null,
    content: ({ quote, lack, card, isNoteCut }) => ({ lacks: [...quote.lacks], lack, card, isNoteCut }),
  },
}
