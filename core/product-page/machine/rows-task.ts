import type { ProductPageCommand, ProductPageEvent } from "../product-page.ts"
import type { PageTask } from "../../pages/page-task.ts"

/**
 * The id of the block that a row stands in.
 *
 * Spec: 16.14.
 *
 * @example rowPlaceId("539") // => "projector_row_539"
 */
export const rowPlaceId = (productId: string): string => `projector_row_${productId}`

/**
 * What only rows ask for: the row that something is said of comes into view, not the whole form; `null` for every other command.
 *
 * Spec: 16.14.
 *
 * @example rowsTask({ type: "ShowPlace", place: place("rows", "539") }) // => { effect: "scroll", placeId: "projector_row_539" }
 * @example rowsTask({ type: "SubmitForm" }) // => null
 */
export function rowsTask(command: ProductPageCommand): PageTask<ProductPageEvent> | null {
  if (command.type !== "ShowPlace" || command.place.section !== "rows" || command.place.id === null) return null
  return { effect: "scroll", placeId: rowPlaceId(command.place.id) }
}
