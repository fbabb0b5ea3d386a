import { tileWords } from "../pages/tile-words.ts"
import { tilesWords } from "../pages/tile-words.ts"
import { Effect } from "effect"
import { homeAddress } from "../addresses/addresses.ts"
import { priceMoments } from "../pages/kept-moments.ts"
import { homes } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { languageInQuery } from "../pages/address-parts.ts"
import type { Language } from "../values/language.ts"
import type { HomeContents } from "./listing.ts"
import { wholeRows } from "./versions-in-lists.ts"

export interface HomePageModel extends HomeContents {
  readonly page: "home"
  readonly frame: PageFrame
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly home: { readonly address: { readonly language: Language }; readonly model: HomePageModel }
  }
}

/** A shop's own zone is shown as far as two rows go, whole or not: that it has put it together so. */
const zoneTiles = 8

const emptyHome: HomeContents = { hero: null, picture: null, chosen: [], reduced: [], categories: [], makers: [] }

/** The home page. Spec: 10.1. */
export const homePageRecord: PageRecord<"home"> = {
  read: (path, query) => {
    // the English home page has its own address, so `/` is Polish, whatever language was read before
    if (path === "/") return { page: "home", language: languageInQuery(query) ?? "pl" }
    if (path === "/main-pol.html") return { page: "home", language: "pl" }
    return path === "/main-eng.html" ? { page: "home", language: "en" } : null
  },
  write: ({ language }) => homeAddress(language),
  open: (_, { catalogue, orElseLogged }) =>
    catalogue.home().pipe(
      orElseLogged("read home", emptyHome),
      Effect.map((home) => (frame) => ({
        ...home,
        page: "home",
        frame,
        chosen: wholeRows(home.chosen),
        reduced: wholeRows(home.reduced),
        ...(home.zones === undefined ? {} : { zones: home.zones.map((zone) => ({ ...zone, tiles: zone.tiles.slice(0, zoneTiles) })) }),
      })),
    ),
  kept: {
    isAlike: () => true,
    lastMoments: ({ hero, chosen, reduced, zones = [] }, zone) =>
      priceMoments([...(hero === null ? [] : [hero]), ...chosen, ...reduced, ...zones.flatMap(({ tiles }) => tiles)], zone),
  },
  links: () => homes,
  head: ({ hero, picture }, { frame: { shell } }) => ({
    title: shell.claim === "" ? shell.shopName : `${shell.shopName} – ${shell.claim}`,
    links: { pl: homeAddress("pl"), en: homeAddress("en") },
    picture: picture ?? hero?.picture ?? null,
  }),
  isPublic: true,
  bodyClass: "main_page",
  allowsThirdPartyScripts: true,
  // from there one signs in to see the account
  isReturnedTo: false,
  machines: {},
  recorded: {
    content: ({ hero, chosen, reduced, zones, makers, frame }, texts) => ({
      hero: hero === null ? null : tileWords(hero, frame, texts),
      chosen: tilesWords(chosen, frame, texts),
      reduced: tilesWords(reduced, frame, texts),
      ...(zones === undefined ? {} : { zones: zones.map(({ heading, tiles }) => ({ heading, tiles: tilesWords(tiles, frame, texts) })) }),
      makers: makers.map(({ name }) => name),
    }),
  },
}
