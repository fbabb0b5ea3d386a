import { Schema } from "effect"
import type { OrderPost, OrderOutcome } from "../../../core/order/place-order.ts"
import { moneyText } from "../../../core/values/money-text.ts"
import { zeroMoney } from "../../../core/values/money.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"
import { WireError, WireLacks } from "./order-quote.ts"
import { OrderText } from "./order.wire.ts"

const Created = Schema.Struct({
  orderId: nullish(OrderText),
  orderNumber: nullish(OrderText),
  location: nullish(OrderText),
  ownStatus: said(Schema.Literals(["placed", "already", "refused", "incomplete", "rose", "changed"])),
  next: said(nullish(Schema.Literals(["pay", "transfer", "onDelivery", "nothing"]))),
  errors: said(Schema.Array(WireError).check(Schema.isMaxLength(20))),
  lacks: said(WireLacks),
  shownTotal: said(nullish(WireNumber)),
  total: said(nullish(WireNumber)),
})
const Reply = Schema.Struct({ orderCreate: said(Created) })

/** An order without its number is one that could not be told: the shopper is, as of a connection that failed. Spec: 8.65. */
function toOutcome({ ownStatus, ...wire }: typeof Created.Type): OrderOutcome {
  switch (ownStatus) {
    case "placed":
    case "already": {
      const { orderNumber: number, location, next } = wire
      if (number == null || location == null || next == null) return { _tag: "Refused", errors: [] }
      return { _tag: ownStatus === "placed" ? "Placed" : "AlreadyPlaced", number, location, next }
    }
    case "refused":
      return { _tag: "Refused", errors: wire.errors }
    case "incomplete":
      return { _tag: "Incomplete", lacks: wire.lacks }
    case "rose":
      return { _tag: "PriceRose", shown: moneyOf(wire.shownTotal), now: moneyOf(wire.total) }
    case "changed":
      return { _tag: "Changed" }
  }
}

const moneyOf = (wire: number | null | undefined) => (wire == null ? zeroMoney : wireMoney(wire))

/** Places the order of the basket. Spec: 7.65, 11.38, 11.502. */
export const placeOrderOperation: GraphqlOperation<OrderPost, OrderOutcome> = {
  call: "place order",
  kind: "mutation",
  field: "orderCreate",
  args: ({ total, ...post }) => ({ OrderInput: { ...post, total: Number(moneyText(total)) } }),
  selection: selectionOf(Created),
  decode: decodeWith(Reply, ({ orderCreate }) => toOutcome(orderCreate)),
}
