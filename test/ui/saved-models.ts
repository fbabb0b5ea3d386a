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
  favourites: { page: "favourites", frame: savedFrame(), favourites: kept.map((tile) => ({ tile, sizeId: "", sizeName: "" })) },
  comparison: {
    page: "comparison",
    frame: savedFrame(),
    compared: kept.map((tile, at) => ({
      tile,
      code: `K-${tile.id}`,
      parameters: [
        { name: "Mycie", values: at === 1 ? ["Tak "] : ["tak"] },
        { name: "Waga", values: at === 0 ? [] : [`${at} kg`] },
      ],
    })),
    onlyDifferences: false,
    hidden: [],
  },
  comparisonNothing: { page: "comparison", frame: frame(), compared: [], onlyDifferences: false, hidden: [] },
  shoppingLists: {
    page: "shoppingLists",
    frame: { ...savedFrame(), saved: { ...savedFrame().saved, lists: [{ id: 12, name: "Kuchnia", rows: 2 }] } },
    list: null,
  },
  shoppingListsNothing: { page: "shoppingLists", frame: frame(), list: null },
  shoppingList: {
    page: "shoppingLists",
    frame: savedFrame(),
    list: { id: 12, name: "Kuchnia", secret: "s3cret", isOwn: true, rows: kept.map((tile) => ({ tile, sizeId: "", sizeName: "" })) },
  },
  shoppingListShared: {
    page: "shoppingLists",
    frame: frame(),
    list: { id: 12, name: "Kuchnia", secret: null, isOwn: false, rows: kept.map((tile) => ({ tile, sizeId: "", sizeName: "" })) },
  },
  favouritesNothing: { page: "favourites", frame: frame(), favourites: [] },
}
