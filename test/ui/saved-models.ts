import type { ShownPageModel } from "../../core/pages/page.ts"
import { frame } from "./sample-frame.ts"
import { tiles } from "./sample-tiles.ts"

const kept = tiles.slice(0, 3)

const savedFrame = () => ({
  ...frame(),
  saved: { favourites: kept.map(({ id }) => id), compared: kept.slice(0, 2).map(({ id }) => id), lists: [] },
})

/** The pages of what a visitor keeps for later. */
export const savedModels: Readonly<Record<string, ShownPageModel>> = {
  favourites: { page: "favourites", frame: savedFrame(), favourites: kept.map((tile) => ({ tile, sizeId: "" })) },
  favouritesNothing: { page: "favourites", frame: frame(), favourites: [] },
}
