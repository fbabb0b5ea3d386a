import { pointsText } from "../pricing/points.ts"
import type { PictureFiles } from "../product/details.ts"
import { isSingleSizeId } from "../product/sizes.ts"
import { numberWords, unitBeside } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { type Price, type PriceType, shownAmount } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { Basket, BasketRow } from "./basket.ts"
import { freeDeliveryTextKeys, type FreeDeliveryView, viewFreeDelivery } from "./free-delivery.ts"

/** Limits of the header's basket. Units: lines, not pieces. */
export const miniBasketLimits = {
  /** with more lines the drop-down is hidden. Spec: 9.22 */
  maxLines: 22,
  /** with more lines the drop-down is a plain list. Spec: 9.24 */
  maxLinesWithPictures: 10,
} as const

/** How the drop-down of the header's basket looks; the link with its counter and sum is always there. */
export type DropDownMode = "hidden" | "pictures" | "list"

/**
 * How the drop-down shows a number of lines: hidden with none or too many, with pictures for a few, as a plain list for more.
 *
 * Spec: 9.22, 9.23, 9.24. Units: lines of the basket, not pieces.
 *
 * @example [0, 1, 10, 11, 22, 23].map(dropDownMode) // => ["hidden", "pictures", "pictures", "list", "list", "hidden"]
 */
export function dropDownMode(lines: number): DropDownMode {
  if (lines <= 0 || lines > miniBasketLimits.maxLines) return "hidden"
  return lines > miniBasketLimits.maxLinesWithPictures ? "list" : "pictures"
}

/** Keys of the texts that the drop-down of the header's basket can show. */
export const dropDownTextKeys = [
  ...freeDeliveryTextKeys,
  "cart.shippingFree",
  "miniBasket.heading",
  "miniBasket.tooMany",
  "product.pointsPrice",
] as const

export type DropDownTextKey = (typeof dropDownTextKeys)[number]
type Catalogue = TextCatalogue<DropDownTextKey>

/** One line of the drop-down in words. */
export interface DropDownLine {
  readonly rowId: string
  readonly name: string
  readonly link: string
  /** null = the product has a single size */
  readonly size: string | null
  readonly version: string | null
  /** as people read it: "2,5" */
  readonly count: string
  readonly unit: string
  readonly lineTotal: string
  /** null in the plain list */
  readonly picture: PictureFiles | null
}

/** The drop-down of the header's basket in words. */
export interface DropDownView extends FreeDeliveryView {
  readonly mode: DropDownMode
  readonly heading: string
  /** empty when hidden */
  readonly lines: readonly DropDownLine[]
  /** shown in place of too many lines; null = nothing */
  readonly note: string | null
  readonly subtotal: string
  /** "14,99 zł", "Gratis!" or null when not known yet */
  readonly shipping: string | null
}

/** How the shop writes prices. */
export interface DropDownPrices {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/**
 * The drop-down of the header's basket in the shopper's words.
 *
 * Spec: 2.17, 3.22, 3.23, 3.44, 9.22 to 9.24, 10.36, 4.37, 9.55, 19.11, 19.12.
 *
 * @example
 * const prices = { priceFormat: polishPrices, priceType: "gross" } as const
 * viewDropDown(sampleBasket(0), prices, polish).heading // => "Twój koszyk (0)"
 */
export function viewDropDown(basket: Basket, prices: DropDownPrices, catalogue: Catalogue): DropDownView {
  const money = (price: Price) => formatPrice(shownAmount(price, prices.priceType), prices.priceFormat)
  const count = basket.rows.length
  const mode = dropDownMode(count)
  const { shipping } = basket
  const isFree = shipping !== null && shipping.gross.minor === 0
  return {
    mode,
    heading: formatText(catalogue, "miniBasket.heading", { count }),
    lines: mode === "hidden" ? [] : basket.rows.map((row) => viewLine(row, mode, sumOf(row, money, catalogue), catalogue.language)),
    note: mode === "hidden" && count > 0 ? formatText(catalogue, "miniBasket.tooMany", { count }) : null,
    subtotal: money(basket.subtotal),
    shipping: shipping === null ? null : isFree ? formatText(catalogue, "cart.shippingFree") : money(shipping),
    ...viewFreeDelivery(basket, prices, catalogue),
  }
}

const sumOf = ({ points, lineTotal }: BasketRow, money: (price: Price) => string, catalogue: Catalogue): string =>
  points === undefined
    ? money(lineTotal)
    : formatText(catalogue, "product.pointsPrice", { points: pointsText(points.total, catalogue.language) })

function viewLine(row: BasketRow, mode: DropDownMode, lineTotal: string, language: Language): DropDownLine {
  return {
    rowId: row.rowId,
    name: row.name,
    link: row.link,
    size: isSingleSizeId(row.sizeId) || row.sizeName === "" ? null : row.sizeName,
    version: row.versionName === "" ? null : row.versionName,
    count: numberWords(row.quantity, language),
    unit: unitBeside(row.quantity, row.unit, language),
    lineTotal,
    picture: mode === "list" ? null : row.picture,
  }
}

/** The list of the header's basket, once it was opened: what the shop told, and what the shopper has taken out of it since. */
export interface BasketListState {
  /** as the shop told it last; null = it is being read */
  readonly basket: Basket | null
  /** the row whose removal the shop is asked for */
  readonly removing: { readonly rowId: string; readonly requestId: number } | null
  /** rows that are to go after it, in the order in which they were pressed */
  readonly waiting: readonly string[]
  /** something may have changed at the shop that it has not told of */
  readonly isDoubtful: boolean
  /** the name of what could not be taken out, told until the next press */
  readonly notRemoved: string | null
}

/** Nothing is known of the basket yet. Spec: 10.378. */
export const closedBasketList: BasketListState = { basket: null, removing: null, waiting: [], isDoubtful: false, notRemoved: null }

/**
 * The ids of rows that the shopper has taken out and the shop has not yet: they are not shown.
 *
 * Spec: 10.379.
 *
 * @example leaving({ removing: { rowId: "r1", requestId: 2 }, waiting: ["r2"] }) // => ["r1", "r2"]
 */
export const leaving = ({ removing, waiting }: Pick<BasketListState, "removing" | "waiting">): readonly string[] =>
  removing === null ? waiting : [removing.rowId, ...waiting]

/**
 * How many rows of the shop's basket are on their way out.
 *
 * Spec: 10.379.
 *
 * @example rowsLeaving(closedBasketList) // => 0
 */
export const rowsLeaving = (list: BasketListState): number => {
  const ids = leaving(list)
  return (list.basket?.rows ?? []).filter(({ rowId }) => ids.includes(rowId)).length
}

/** The list in words. */
export interface BasketListView extends DropDownView {
  /** the shop has told it, has not yet, or could not be asked: the next opening asks again */
  readonly is: "read" | "reading" | "unread"
  /** the shop has not answered to what was changed: it may count otherwise */
  readonly isBusy: boolean
  /** false = rows are changed in the cart beside it */
  readonly canRemove: boolean
  /** that something could not be taken out; null = nothing of the kind */
  readonly problem: string | null
}

/**
 * The list of the header's basket in words: the rows that are left. What they cost is the shop's to say, so the sum follows its answer.
 *
 * Spec: 10.36, 10.378, 10.379.
 *
 * @example
 * const prices = { priceFormat: polishPrices, priceType: "gross" } as const
 * const list = { ...closedBasketList, basket: sampleBasket(2), removing: { rowId: "r1", requestId: 1 } }
 * viewBasketList(list, prices, polish).lines.map(({ rowId }) => rowId) // => ["r2"]
 */
export function viewBasketList(
  list: BasketListState,
  { isOfCart = false, ...prices }: DropDownPrices & { readonly isOfCart?: boolean },
  catalogue: TextCatalogue<DropDownTextKey | "miniBasket.notRemoved">,
): BasketListView {
  const { basket, notRemoved, isDoubtful } = list
  const gone = leaving(list)
  const left: Basket = basket === null ? nothingTold : { ...basket, rows: basket.rows.filter(({ rowId }) => !gone.includes(rowId)) }
  return {
    ...viewDropDown(left, prices, catalogue),
    is: basket !== null ? "read" : isDoubtful ? "unread" : "reading",
    isBusy: gone.length > 0,
    canRemove: !isOfCart,
    problem: notRemoved === null ? null : formatText(catalogue, "miniBasket.notRemoved", { name: notRemoved }),
  }
}

const nothing = { gross: { minor: 0 }, net: { minor: 0 } } as const

const nothingTold: Basket = {
  rows: [],
  subtotal: nothing,
  shipping: null,
  toFreeShipping: null,
  freeShippingFrom: null,
  total: nothing,
  pieces: 0,
}
