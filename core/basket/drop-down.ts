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
import { miniBasketLimits } from "./mini-basket.ts"

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
