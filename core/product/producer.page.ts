import { tilesWords } from "../pages/tile-words.ts"
import { producerAddress } from "../addresses/addresses.ts"
import { languageInPath, parseId } from "../pages/address-parts.ts"
import { isWholeList, type ListAddress, listAddress, listQuery, readList } from "../pages/list-address.ts"
import { priceMoments } from "../pages/kept-moments.ts"
import { listLinks } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { isAfterTheEnd, type ProducerPageContent } from "./listing.ts"

export interface ProducerPageModel {
  readonly page: "producer"
  readonly frame: PageFrame
  readonly producer: ProducerPageContent
}

interface ProducerPageAddress extends ListAddress {
  readonly language: Language
  readonly producerId: number
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly producer: { readonly address: ProducerPageAddress; readonly model: ProducerPageModel }
  }
}

/** A producer with its products. Spec: 10.12. */
export const producerPageRecord: PageRecord<"producer"> = {
  read: (path, query) => {
    const found = /^\/firm-(pol|eng)-(\d+)(?:-[^/]*)?\.html$/.exec(path)
    const producerId = parseId(found?.[2])
    const language = languageInPath(found?.[1])
    return producerId === null || language === null ? null : { page: "producer", language, producerId, ...readList(query) }
  },
  write: (address) => listAddress(producerAddress(address.language, address.producerId, ""), listQuery(address)),
  open: (address, { catalogue }) =>
    foundOr404(catalogue.producer({ producerId: address.producerId, ...listQuery(address) }), (producer, frame) =>
      isAfterTheEnd(producer)
        ? { page: "failure", frame, status: 404, list: { name: producer.name, link: producer.links[frame.shell.language] } }
        : { page: "producer", frame, producer },
    ),
  kept: { isAlike: isWholeList, lastMoments: ({ producer }, zone) => priceMoments(producer.tiles, zone) },
  links: ({ producer }) => listLinks(producer.links, producer.query),
  head: ({ producer: { name, story, about, picture, links, query, tiles } }, { frame, texts }) => ({
    title: titled(query.page === 0 ? name : formatText(texts, "listing.titleOfPage", { name, page: query.page + 1 }), frame),
    description: about ?? story ?? frame.shell.description ?? frame.shell.claim,
    // an order is another view of the same list
    links: listLinks(links, { page: query.page }),
    picture: picture ?? tiles[0]?.picture ?? null,
    ...(isWholeList(query) ? {} : { isPublic: false, links: null }),
  }),
  isPublic: true,
  bodyClass: "search_page producer_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {},
  recorded: {
    title: ({ producer }) => producer.name,
    content: ({ producer: { place, total, tiles }, frame }, texts) => ({
      place,
      total: String(total),
      products: tilesWords(tiles, frame, texts),
    }),
  },
}
