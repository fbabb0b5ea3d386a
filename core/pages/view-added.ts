import { productAddress } from "../addresses/addresses.ts"
import { type RowDetailView, type rowDetailTextKeys, viewRowDetails } from "../basket/row-detail.ts"
import { partsQuery } from "../product-page/wanted-parts.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { PageModelOf } from "./page.ts"

/** What the layer after an add tells besides product, size and quantity, and where it leads back to. */
export interface AddedView {
  /** period, parts, parameters, date: as the row of the cart has them */
  readonly details: readonly RowDetailView[]
  /** the page with everything that was chosen on it */
  readonly here: string
}

type Opened = Pick<PageModelOf<"product">, "offer" | "choices"> & { readonly frame: Pick<PageModelOf<"product">["frame"], "basket"> }

/**
 * How something was bought that has just been added, and the page on which that stays chosen.
 *
 * Spec: 10.8, 10.161, 16.46, 17.30, 17.36.
 *
 * @example
 * const model = { offer: sampleOffer(), choices: null, frame: { basket: null } }
 * viewAdded(model, { sizeId: "M", rowId: "r1" }, polish).details // => []
 */
export function viewAdded(
  { offer, choices, frame: { basket } }: Opened,
  { sizeId, rowId }: Pick<NonNullable<PageModelOf<"product">["added"]>, "sizeId" | "rowId">,
  catalogue: TextCatalogue<(typeof rowDetailTextKeys)[number]>,
): AddedView {
  const { days = null, date = null, parts = null, parameters = [] } = choices?.wanted ?? {}
  const chosen = (parts ?? []).map(({ id, size }) => ({ productId: id, sizeId: size }))
  const query = {
    ...(days === null ? {} : { selected_subscription: String(days) }),
    ...(date === null ? {} : { selected_date: date }),
    ...(chosen.length === 0 ? {} : { selected_parts: partsQuery(chosen) }),
    selected_size: sizeId,
  }
  return {
    details: viewRowDetails(basket?.rows.find((row) => row.rowId === rowId)?.details ?? [], catalogue),
    here: productAddress(catalogue.language, offer.id, offer.name, query, parameters),
  }
}
