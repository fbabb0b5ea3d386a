import { addressLine } from "./pickup-point.ts"
import { pickupFoundWords, pickupTitle, viewPickupPoint } from "./view-pickup.ts"
import { Effect } from "effect"
import { type PickupQuery, pickupPath, readPickupQuery } from "../addresses/pickup-query.ts"
import type { ChosenPickup } from "../basket/basket.ts"
import { languageInQuery, parseId, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { pickupMapMachine } from "./pickup-map-machine.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { asksForPoints, namedPoints, type PickupList, pickupParts } from "./pickup-list.ts"
import { type MapTiles, tilesOrigin } from "./pickup-map.ts"

/** The list of pickup points, and the choice of one. */
export interface PickupPageModel {
  readonly page: "pickup"
  readonly frame: PageFrame
  readonly query: PickupQuery
  /** null = nothing was asked for */
  readonly list: PickupList | null
  /** the visitor's choice; null = none */
  readonly chosen: ChosenPickup | null
  /** where the way back leads: to this product, or to the cart */
  readonly productId: number | null
  /** of the shop's clock, an IANA name */
  readonly zone: string
  /** of the map beside the list */
  readonly tiles: MapTiles
}

interface PickupPageAddress {
  readonly language: Language | null
  readonly query: PickupQuery
  readonly productId: number | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly pickup: { readonly address: PickupPageAddress; readonly model: PickupPageModel }
  }
}

/** Where pickup points are shown and chosen. Spec: 7.50, 7.51, 10.260. */
export const pickupPageRecord: PageRecord<"pickup"> = {
  read: (path, query) =>
    path === pickupPath
      ? {
          page: "pickup",
          language: languageInQuery(query),
          query: readPickupQuery(query),
          productId: parseId(queryValue(query, "product")),
        }
      : null,
  write: ({ language, query, productId }) => writeNeutral(pickupPath, language, pickupParts(query, productId)),
  open: ({ query, productId }, { pickup }) => {
    const named = query.ids === undefined ? Effect.succeed(null) : pickup.points(query.ids)
    return Effect.all([pickup.search(query), named], { concurrency: "unbounded" }).pipe(
      Effect.map(([{ list, ...answer }, points]) => (frame) => ({
        page: "pickup",
        frame,
        query,
        productId,
        list: points !== null ? namedPoints(points, query.position) : asksForPoints(query) ? list : null,
        ...answer,
      })),
    )
  },
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: ({ query, list }, { frame, texts }) => ({
    title: titled(pickupTitle(query, list, texts) ?? formatText(texts, "pickup.heading"), frame),
  }),
  isPublic: false,
  bodyClass: "pickup_page",
  allowsThirdPartyScripts: false,
  // the map may be drawn by another service: 7.84, 10.274
  picturesFrom: ({ tiles }) => tilesOrigin(tiles.address),
  isReturnedTo: true,
  orderStep: ({ query }) => (query.isFromOrder === true ? "delivery" : null),
  machines: { pickupMap: listed(pickupMapMachine) },
  recorded: {
    // how far a point is says where the shopper is, so no recording has it
    content: ({ query, list, chosen, frame, zone }, texts) => ({
      found: pickupFoundWords(query, list, texts),
      points: (list?.points ?? []).map((point) => {
        const { name, address, openNow, hours } = viewPickupPoint({ ...point, distanceM: null }, { nowMs: frame.nowMs, zone }, texts)
        return { name, address, open: openNow, hours: hours.map((line) => `${line.days} ${line.hours}`) }
      }),
      chosen: chosen === null ? null : `${chosen.name}, ${addressLine(chosen)}`,
    }),
  },
}
