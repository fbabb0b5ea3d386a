import { Effect } from "effect"
import { topicAddress } from "../addresses/product-links.ts"
import { queryValue } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import { askedQuantity, readTopic, sizeQuery, type TopicAbout, topicLinks } from "../pages/product-topic.ts"
import type { ProductOffer } from "../product/offer.ts"
import { preselectedSize } from "../product/sizes.ts"
import { formatText } from "../texts/texts.ts"
import { type Decimal, decimalText } from "../values/decimal.ts"
import { type OfferedInstalments, type ProductAmount, productAmounts, viewInstalments } from "./instalment-plan.ts"

/** How a product can be paid off in instalments. */
export interface InstalmentsPageModel {
  readonly page: "instalments"
  readonly frame: PageFrame
  readonly offer: ProductOffer
  /** the one that it is about; null = the one that can be bought for the least */
  readonly sizeId: string | null
  readonly quantity: Decimal
  readonly instalments: OfferedInstalments
  /** the amount that was asked for; null = none yet */
  readonly of: ProductAmount | null
}

interface InstalmentsPageAddress extends TopicAbout {
  readonly number: string | null
  /** the amount that was chosen; null = none */
  readonly of: ProductAmount | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly instalments: { readonly address: InstalmentsPageAddress; readonly model: InstalmentsPageModel }
  }
}

/** How a product can be paid off. Spec: 2.36, 10.252, 15.38, 15.39. */
export const instalmentsPageRecord: PageRecord<"instalments"> = {
  read: (path, query) => {
    const about = readTopic("instalments", path, query)
    const of = productAmounts.find((amount) => amount === queryValue(query, "of")) ?? null
    return about === null ? null : { page: "instalments", ...about, number: queryValue(query, "number"), of }
  },
  write: ({ language, productId, selectedSizeId, number, of }) =>
    topicAddress("instalments", language, productId, {
      ...sizeQuery(selectedSizeId),
      ...(number === null ? {} : { number }),
      ...(of === null ? {} : { of }),
    }),
  open: ({ productId, selectedSizeId, number, of }, { catalogue }) =>
    foundOr404(
      Effect.gen(function* () {
        const offer = yield* catalogue.offer(productId)
        if (offer === null) return null
        const sizeId = preselectedSize(offer, selectedSizeId)
        const quantity = askedQuantity(number) ?? offer.unit.sellBy
        const instalments = yield* catalogue.instalments({ productId, sizeId: sizeId ?? "uniw", quantity })
        return instalments === null ? null : { page: "instalments" as const, offer, sizeId, quantity, instalments, of }
      }),
      (found, frame) => ({ ...found, frame }),
    ),
  kept: null,
  links: ({ offer, sizeId, quantity, of }) =>
    topicLinks("instalments", offer.id, { ...sizeQuery(sizeId), number: decimalText(quantity), ...(of === null ? {} : { of }) }),
  head: ({ offer }, { frame, texts }) => ({ title: titled(`${formatText(texts, "price.instalments")}: ${offer.name}`, frame) }),
  isPublic: false,
  bodyClass: "topic_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  machines: {},
  recorded: {
    title: ({ offer }) => offer.name,
    content: ({ instalments, of, frame: { shell } }, texts) => {
      const { priceFormat: format, priceType } = shell
      const { message, buttons, rates } = viewInstalments(instalments, of, { priceType, format, catalogue: texts })
      return {
        message,
        buttons: buttons.map(({ label, amount, enabled }) => ({ label, amount, enabled })),
        about: rates?.about ?? null,
        rates: (rates?.rows ?? []).map(({ months, rate, total }) => ({ months, rate, total })),
      }
    },
  },
}
