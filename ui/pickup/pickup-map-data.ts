import type { PickupQuery } from "../../core/addresses/pickup-query.ts"
import { mapPanelTextKeys } from "../../core/delivery/map-panel.ts"
import { locationTextKeys } from "../../core/delivery/stores.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import type { Position } from "../../core/values/position.ts"

/** The texts that the map and its buttons can show: what the page sends to the browser, and no more. */
export const pickupMapTextKeys = [...locationTextKeys, ...mapPanelTextKeys, "pickup.cluster", "pickup.locating", "pickup.onMap"] as const

/** What the page tells the script of its map. */
export interface PickupMapData {
  readonly texts: TextCatalogue<(typeof pickupMapTextKeys)[number]>
  readonly language: Language
  /** what its address says of where the page was opened from, and nothing of a search */
  readonly plain: PickupQuery
  /** the product that the way back leads to */
  readonly productId: number | null
  /** where the shopper is; null = not known */
  readonly position: Position | null
  /** where the map begins; null = with the whole country */
  readonly middle: Position | null
  /** the address of a tile, with `{z}`, `{x}` and `{y}` */
  readonly tiles: string
}
