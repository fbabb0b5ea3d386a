import type { Decimal } from "../decimal/decimal.ts"
import type { KnownPrice } from "../product/product-offer.ts"
import type { ProductPicture } from "../product/product-details.ts"

/** A product in a list. */
export interface ProductTile {
  readonly id: number
  readonly name: string
  readonly versionName: string | null
  readonly link: string
  readonly producer: string | null
  readonly picture: ProductPicture | null
  /** shown while the pointer is over the tile */
  readonly secondPicture: ProductPicture | null
  /** lowest price of its sizes; null = phone price or points only */
  readonly price: KnownPrice | null
  /** true when sizes differ in price: the text says "from" */
  readonly priceFrom: boolean
  /** sold for points only: the points one unit costs */
  readonly pointsPrice: Decimal | null
  readonly phonePrice: boolean
  readonly available: boolean
  /** "M, L, XL"; empty for a single size */
  readonly sizeNames: readonly string[]
  /** unit after the price, such as "m"; null for pieces */
  readonly perUnit: string | null
}
