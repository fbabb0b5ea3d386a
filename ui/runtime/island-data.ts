import type { CartFormTextKey } from "../cart/cart-form-texts.ts"
import type { CartPage } from "../../core/basket/cart-page.ts"
import type { Language } from "../../core/values/language.ts"
import type { MiniBasket, miniBasketTextKeys } from "../../core/basket/mini-basket.ts"
import type { ProductPage } from "../../core/product-page/product-page.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import type { ProductFormTextKey } from "../product/product-form-texts.ts"

/** What an island starts from, besides its machine's state. */
export interface IslandFrame {
  /** when the server put the page together, milliseconds since 1970 UTC */
  readonly nowMs: number
  readonly language: Language
}

export interface ProductIslandData extends IslandFrame {
  readonly state: ProductPage
  readonly texts: TextCatalogue<ProductFormTextKey>
}

export interface CartIslandData extends IslandFrame {
  readonly state: CartPage
  readonly texts: TextCatalogue<CartFormTextKey>
  readonly home: string
  readonly emptyCart: string
}

export interface HeaderIslandData extends IslandFrame {
  readonly state: MiniBasket
  readonly texts: TextCatalogue<(typeof miniBasketTextKeys)[number]>
  readonly cart: string
}

export interface IslandDataById {
  readonly island_product: ProductIslandData
  readonly island_cart: CartIslandData
  readonly island_header: HeaderIslandData
}

export type IslandId = keyof IslandDataById

/** The id of the script element that holds an island's data. */
export const dataId = (island: IslandId) => `${island}_data`

/**
 * An island's container and the data that the server wrote beside it; `null` when the page has no such island.
 * The scripts' addresses carry their build's hash, so page and script always are of one build and agree on the shape.
 */
export function findIsland<Id extends IslandId>(id: Id): { readonly container: Element; readonly data: IslandDataById[Id] } | null {
  const container = document.getElementById(id)
  const text = document.getElementById(dataId(id))?.textContent
  if (container === null || text === undefined || text === null) return null
  const data: IslandDataById[Id] = JSON.parse(text)
  return { container, data }
}
