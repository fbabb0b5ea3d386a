import { Effect } from "effect"
import { topicAddress } from "../addresses/product-links.ts"
import { queryValue } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import { readTopic, sizeQuery, type TopicAbout, topicLinks } from "../pages/product-topic.ts"
import type { ProductOffer } from "../product/offer.ts"
import { findSize, preselectedSize } from "../product/sizes.ts"
import { formatText } from "../texts/texts.ts"
import { type StoreStocks, viewStores } from "./store-list.ts"

/** Which physical stores have a product. */
export interface StoresPageModel {
  readonly page: "stores"
  readonly frame: PageFrame
  readonly offer: ProductOffer
  /** null = none is chosen */
  readonly sizeId: string | null
  /** as the address names it; null = all */
  readonly city: string | null
  readonly stores: StoreStocks
}

interface StoresPageAddress extends TopicAbout {
  readonly city: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly stores: { readonly address: StoresPageAddress; readonly model: StoresPageModel }
  }
}

const cityQuery = (city: string | null) => (city === null ? {} : { city })

/** What physical stores have of a size of a product. Spec: 7.57, 10.252, 18.30. */
export const storesPageRecord: PageRecord<"stores"> = {
  read: (path, query) => {
    const about = readTopic("stores", path, query)
    return about === null ? null : { page: "stores", ...about, city: queryValue(query, "city") }
  },
  write: ({ language, productId, selectedSizeId, city }) =>
    topicAddress("stores", language, productId, { ...sizeQuery(selectedSizeId), ...cityQuery(city) }),
  open: ({ productId, selectedSizeId, city }, { catalogue }) =>
    foundOr404(
      Effect.gen(function* () {
        const offer = yield* catalogue.offer(productId)
        if (offer === null) return null
        const sizeId = preselectedSize(offer, findSize(offer, selectedSizeId)?.id ?? null)
        const stores = yield* catalogue.stores({ productId, sizeId })
        return stores === null ? null : { page: "stores" as const, offer, sizeId, city, stores }
      }),
      (found, frame) => ({ ...found, frame }),
    ),
  kept: null,
  links: ({ offer, sizeId, city }) => topicLinks("stores", offer.id, { ...sizeQuery(sizeId), ...cityQuery(city) }),
  head: ({ offer }, { frame, texts }) => ({ title: titled(`${formatText(texts, "shipping.stores")}: ${offer.name}`, frame) }),
  isPublic: false,
  bodyClass: "topic_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  machines: {},
  recorded: {
    title: ({ offer }) => offer.name,
    content: ({ offer, stores, sizeId, city, frame }, texts) => {
      const { words, rows } = viewStores(stores, { ...offer, sizeId, city, nowMs: frame.nowMs }, texts)
      return { message: words, stores: rows.map(({ name, address, stock, openNow }) => ({ name, address, stock, open: openNow })) }
    },
  },
}
