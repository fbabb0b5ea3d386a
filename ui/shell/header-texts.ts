import { miniBasketTextKeys } from "../../core/basket/mini-basket.ts"
import { joinKeys } from "../../core/texts/texts.ts"
import type { Say } from "../say.ts"

/** The texts that the head of a page can show once the shopper has stirred: they come with its scripts. */
export const headerTextKeys = joinKeys(miniBasketTextKeys, [
  "cart.remove",
  "cart.removeOf",
  "cart.shipping",
  "cart.worth",
  "layout.backToTop",
  "layout.goBack",
  "layout.loading",
  "layout.showLess",
  "layout.showMore",
  "listing.subcategories",
  "message.toCart",
  "saved.comparedAdded",
  "saved.comparedRemoved",
  "saved.comparisonCount",
  "saved.defaultList",
  "saved.favouriteAdded",
  "saved.favouriteRemoved",
  "saved.favouritesCount",
  "saved.inComparison",
  "saved.inFavourites",
  "saved.inFavouritesOf",
  "saved.listAdded",
  "saved.listRemoved",
  "saved.listRenamed",
  "saved.listShared",
  "saved.listUnshared",
  "saved.listsCount",
  "saved.toComparison",
  "saved.toFavourites",
  "saved.toFavouritesOf",
])

export type HeaderTextKey = (typeof headerTextKeys)[number]

export type HeaderSay = Say<HeaderTextKey>
