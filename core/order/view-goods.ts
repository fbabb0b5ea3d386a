import type { BasketRow } from "../basket/basket.ts"
import { rowDetailTextKeys, viewRowDetails } from "../basket/row-detail.ts"
import { pointsText } from "../pricing/points.ts"
import type { PictureFiles } from "../product/details.ts"
import { quantityWords, withUnit } from "../quantity/quantity-text.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { ShownLine } from "./placed-order.ts"

/** The texts of what is ordered. */
export const goodsTextKeys = joinKeys(rowDetailTextKeys, ["cart.size", "product.pointsPrice"])

type Catalogue = TextCatalogue<(typeof goodsTextKeys)[number]>

/** Something that is ordered, as it is shown. */
export interface GoodsView {
  readonly key: string
  readonly name: string
  /** version, size, and what it was bought with besides, one line each */
  readonly about: readonly string[]
  /** "2 sztuki" */
  readonly quantity: string
  /** of all of it, gross, or in points */
  readonly amount: string
  readonly link: string | null
  readonly picture: PictureFiles | null
}

/**
 * The rows of a basket as an order of it shows them.
 *
 * Spec: 10.154, 10.742, 17.30.
 *
 * @example viewBasketGoods(sampleBasket(1).rows, polishPrices, polish).map(({ quantity }) => quantity) // => ["2 sztuki"]
 */
export const viewBasketGoods = (rows: readonly BasketRow[], format: PriceFormat, texts: Catalogue): readonly GoodsView[] =>
  rows.map(({ rowId, name, versionName, sizeName, sizesAre, details, quantity, unit, lineTotal, points, link, picture }) => ({
    key: rowId,
    name,
    about: about(versionName, { sizeName, sizesAre: sizesAre ?? null }, viewRowDetails(details, texts), texts),
    quantity: quantityWords(quantity, unit, texts.language),
    amount: points === undefined ? formatPrice(lineTotal.gross, format) : inPoints(points.total, texts),
    link,
    picture,
  }))

/**
 * What was ordered, as it was by then, with the pictures of now.
 *
 * Spec: 10.710, 10.750, 10.980.
 *
 * @example viewOrderedGoods([], polishPrices, polish) // => []
 */
export const viewOrderedGoods = (lines: readonly ShownLine[], format: PriceFormat, texts: Catalogue): readonly GoodsView[] =>
  lines.map(({ productId, sizeId, name, versionName, sizeName, details, quantity, unit, total, points, options, picture }) => ({
    key: `${productId} ${sizeId} ${options}`,
    name,
    about: about(versionName, { sizeName, sizesAre: null }, details, texts),
    quantity: withUnit(quantity, unit, texts.language),
    amount: points === null ? formatPrice(total, format) : inPoints(points, texts),
    link: null,
    picture,
  }))

/**
 * An amount of points, as a price.
 *
 * Spec: 15.65.
 *
 * @example inPoints(decimal("450"), polish) // => "450 pkt."
 */
export const inPoints = (points: Decimal, texts: TextCatalogue<"product.pointsPrice">): string =>
  formatText(texts, "product.pointsPrice", { points: pointsText(points, texts.language) })

function about(
  versionName: string | null,
  { sizeName, sizesAre }: { readonly sizeName: string; readonly sizesAre: string | null },
  details: readonly { readonly name: string; readonly value: string }[],
  texts: Catalogue,
): readonly string[] {
  return [
    ...(versionName === null || versionName === "" ? [] : [versionName]),
    ...(sizeName === "" ? [] : [`${sizesAre ?? formatText(texts, "cart.size")}: ${sizeName}`]),
    ...details.map(({ name, value }) => (name === "" ? value : `${name}: ${value}`)),
  ]
}
