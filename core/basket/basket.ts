import type { PictureFiles } from "../product/details.ts"
import type { OrderLimits } from "../quantity/order-limits.ts"
import type { Stock, Unit } from "../quantity/unit.ts"
import type { Decimal } from "../values/decimal.ts"
import type { Money, Price } from "../values/money.ts"

/** One row: a product in one size. Spec: 3.54, 3.55. */
export interface BasketRow {
  /** the platform's row hash, sent back to change or remove the row */
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
  readonly name: string
  readonly versionName: string | null
  /** empty for a single size */
  readonly sizeName: string
  readonly link: string
  readonly picture: PictureFiles | null
  readonly quantity: Decimal
  readonly unit: Unit
  readonly stock: Stock
  readonly limits: OrderLimits
  readonly unitPrice: Price
  readonly lineTotal: Price
  /** false = sold out since it was put in */
  readonly isAvailable: boolean
}

/** A shopper's basket. Total to pay = worth + shipping. */
export interface Basket {
  readonly rows: readonly BasketRow[]
  readonly subtotal: Price
  /** cost of the cheapest delivery; null = not known yet */
  readonly shipping: Price | null
  /** what is missing to free delivery; null = the shop has none. Zero = reached */
  readonly toFreeShipping: Money | null
  /** worth from which delivery is free; null = the shop has none */
  readonly freeShippingFrom: Money | null
  readonly total: Price
  /** pieces of all rows */
  readonly pieces: number
}
