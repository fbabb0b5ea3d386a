import type { ChosenPickup } from "../basket/basket.ts"
import type { OrderParameter } from "../formula/parameter-values.ts"
import type { DeliveryDay } from "./ways/delivery-days.ts"
import type { PictureFiles } from "../product/details.ts"
import type { Decimal } from "../values/decimal.ts"
import type { Money } from "../values/money.ts"
import type { OrderBuyer } from "./order-quote.ts"
import type { OrderStatus, PaymentStatus } from "./order-status.ts"
import type { ShownParcel } from "./own/parcels.ts"
import type { LastTry } from "./payment-state.ts"
import type { TransferTo } from "./placed/transfer.ts"
import type { ToldSums } from "./order-sums.ts"
import type { OrderDelivery, OrderPayment } from "./order-ways.ts"

/** A document of an order as its buyer is shown it. */
export interface ShownDocument {
  readonly id: number
  readonly kind: "invoice" | "correction"
  readonly number: string
}

/** Documents that an order has at most. */
export const maxDocuments = 20

/** A row of a basket as it was ordered: names and prices stay, whatever the shop sells by now. Amounts are gross. Spec: 10.710, 12.4. */
export interface OrderLine {
  readonly productId: number
  readonly sizeId: string
  readonly code: string
  readonly name: string
  readonly versionName: string | null
  /** empty for a single size */
  readonly sizeName: string
  readonly quantity: Decimal
  /** short name, such as "szt." */
  readonly unit: string
  readonly unitPrice: Money
  readonly total: Money
  /** whole percent */
  readonly vatPercent: number
  /** what is paid with points for all of it; null = it is paid with money */
  readonly points: Decimal | null
  /** what it was bought with besides size and quantity, in words */
  readonly details: readonly { readonly name: string; readonly value: string }[]
  /** `priceFormulaParameters` */
  readonly parameters: readonly OrderParameter[]
  /** parts, date, period and parameters as the row's one text; "" = none */
  readonly options: string
  readonly comment: string
  readonly isWrapped: boolean
}

/** A row of an order as its buyer is shown it. */
export interface ShownLine extends OrderLine {
  /** the one that its product has by now, which is not kept with the order; null = it has none, or is not sold any more */
  readonly picture: PictureFiles | null
}

/** By what an order is paid. */
export type OrderPaidBy = Pick<OrderPayment, "id" | "name" | "moment" | "group">

/** By what an order can be paid instead. */
export interface OtherPayment extends OrderPaidBy {
  /** what the order comes to then, gross */
  readonly total: Money
}

/** How an order comes. */
export interface OrderedDelivery extends Pick<OrderDelivery, "id" | "name" | "isPickup"> {
  /** the day that was chosen for it; null = none was */
  readonly day: DeliveryDay | null
  /** by which its courier knows the client; "" = it asks for none */
  readonly clientNumber: string
}

/** An order with everything as it was when it was placed. */
export interface OrderContents {
  readonly lines: readonly OrderLine[]
  readonly sums: ToldSums
  readonly buyer: OrderBuyer
  readonly payment: OrderPaidBy
  /** null = nothing is carried to anybody */
  readonly delivery: OrderedDelivery | null
  /** null = it is not collected at a point */
  readonly point: ChosenPickup | null
  readonly note: string
}

/** An order, and how far it is. */
export interface PlacedOrder extends OrderContents {
  readonly number: string
  /** milliseconds since 1970 UTC */
  readonly placedAtMs: number
  /** its id, such as "PLN" */
  readonly currency: string
  readonly status: OrderStatus
  readonly paid: PaymentStatus
  /** until then it is waited for what pays it; null = for nothing */
  readonly dueMs: number | null
}

/** An order as its buyer is shown it. */
export interface ShownOrder extends PlacedOrder {
  readonly lines: readonly ShownLine[]
  /** where it is transferred to; null = it is paid otherwise, or the shop has no account */
  readonly transfer: TransferTo | null
  /** of a payment that is waited for */
  readonly lastTry: LastTry
  /** by what it can be paid instead; empty = by nothing, or it waits for no payment */
  readonly otherPayments: readonly OtherPayment[]
  /** empty = none has left, or its number was not told */
  readonly parcels: readonly ShownParcel[]
  /** its invoice and corrections */
  readonly documents: readonly ShownDocument[]
  /** a subscription began with it */
  readonly hasSubscription: boolean
  /** of the shop's clock, by which its days are told: an IANA name */
  readonly zone: string
}
