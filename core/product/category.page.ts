import { tilesWords } from "../pages/tile-words.ts"
import { categoryAddress } from "../addresses/addresses.ts"
import { languageInPath, parseId } from "../pages/address-parts.ts"
import { isWholeList, type ListAddress, listAddress, listQuery, readList } from "../pages/list-address.ts"
import { priceMoments } from "../pages/kept-moments.ts"
import { listLinks } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { wholeRows } from "./versions-in-lists.ts"
import { isAfterTheEnd, type Listing } from "./listing.ts"

export interface CategoryPageModel {
  readonly page: "category"
  readonly frame: PageFrame
  readonly listing: Listing
}

interface CategoryPageAddress extends ListAddress {
  readonly language: Language
  readonly categoryId: number
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly category: { readonly address: CategoryPageAddress; readonly model: CategoryPageModel }
  }
}

/** A list of products. Spec: 10.2 to 10.4, 10.73. */
export const categoryPageRecord: PageRecord<"category"> = {
  read: (path, query) => {
    const classic = /^\/(pol|eng)_m_[^/]*-(\d+)\.html$/.exec(path)
    const friendly = /^\/(pl|en)\/menu\/[^/]*-(\d+)\.html$/.exec(path)
    const categoryId = parseId(classic?.[2] ?? friendly?.[2])
    const language = languageInPath(classic?.[1] ?? friendly?.[1])
    if (categoryId === null || language === null) return null
    return { page: "category", language, categoryId, ...readList(query) }
  },
  write: (address) => listAddress(categoryAddress(address.language, address.categoryId, []), listQuery(address)),
  open: (address, { catalogue }) =>
    foundOr404(catalogue.listing({ categoryId: address.categoryId, ...listQuery(address) }), (listing, frame) =>
      isAfterTheEnd(listing)
        ? { page: "failure", frame, status: 404, list: { name: listing.name, link: listing.links[frame.shell.language] } }
        : { page: "category", frame, listing: { ...listing, recommended: wholeRows(listing.recommended) } },
    ),
  kept: { isAlike: isWholeList, lastMoments: ({ listing }, zone) => priceMoments([...listing.tiles, ...listing.recommended], zone) },
  links: ({ listing }) => listLinks(listing.links, listing.query),
  head: ({ listing: { name, description, about, picture, links, query, tiles } }, { frame, texts }) => ({
    title: titled(query.page === 0 ? name : formatText(texts, "listing.titleOfPage", { name, page: query.page + 1 }), frame),
    description: about ?? (description || (frame.shell.description ?? frame.shell.claim)),
    // an order is another view of the same list
    links: listLinks(links, { page: query.page }),
    picture: picture ?? tiles[0]?.picture ?? null,
    ...(isWholeList(query) ? {} : { isPublic: false, links: null }),
  }),
  isPublic: true,
  bodyClass: "search_page",
  allowsThirdPartyScripts: true,
  isReturnedTo: true,
  machines: {},
  recorded: {
    title: ({ listing }) => listing.name,
    content: ({ listing: { total, children, tiles, recommended }, frame }, texts) => ({
      total: String(total),
      children: children.map(({ name }) => name),
      products: tilesWords(tiles, frame, texts),
      recommended: tilesWords(recommended, frame, texts),
    }),
  },
}
