import { Schema } from "effect"
import type { OfferedPayments, PaymentMethod } from "../../../core/basket/payment.ts"
import type { DeliveryProduct } from "../../../core/delivery/courier-question.ts"
import { decimalToNumber, parseDecimal } from "../../../core/values/decimal.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Text = Schema.String.check(Schema.isMaxLength(1000))

const Method = Schema.Struct({
  id: said(Text, "number"),
  name: said(Text),
  prepaid: said(Schema.String),
  terms: said(nullish(Text)),
  additionalClientCost: said(
    nullish(Schema.Struct({ percent: said(nullish(Schema.String)), fixed: said(nullish(WireNumber)), minimum: said(nullish(WireNumber)) })),
  ),
})
const Payments = Schema.Struct({
  default: said(nullish(Text)),
  worth: said(nullish(Schema.Struct({ value: said(Schema.NullOr(WireNumber), "code") }))),
  methods: said(Schema.Array(Method).check(Schema.isMaxLength(100))),
})
const Reply = Schema.Struct({ ownPayments: said(Schema.NullOr(Payments)) })

/** A method that is paid neither before nor on delivery is none that a shopper can choose. Spec: 3.64, 3.65. */
function toMethod({ id, name, prepaid, terms, additionalClientCost: cost }: typeof Method.Type): readonly PaymentMethod[] {
  if (prepaid !== "prepaid" && prepaid !== "dvp") return []
  const amount = (value: number | null | undefined) => (value === null || value === undefined ? null : wireMoney(value))
  const percent = cost?.percent == null ? null : parseDecimal(cost.percent)
  return [{ id, name, payment: prepaid, terms: terms ?? "", cost: { percent, fixed: amount(cost?.fixed), minimum: amount(cost?.minimum) } }]
}

function toPayments({ ownPayments: wire }: typeof Reply.Type): OfferedPayments | null {
  if (wire === null) return null
  const paid = wire.worth?.value ?? null
  return { methods: wire.methods.flatMap(toMethod), defaultId: wire.default ?? null, paid: paid === null ? null : wireMoney(paid) }
}

/** How a product can be paid for, null when the shop has no such product; only this project's shop has it. Spec: 7.43, 18.29. */
export const paymentsOperation: GraphqlOperation<Pick<DeliveryProduct, "productId" | "sizeId" | "quantity">, OfferedPayments | null> = {
  call: "payments",
  kind: "query",
  field: "ownPayments",
  args: ({ productId, sizeId, quantity }) => ({ productId, size: sizeId, quantity: decimalToNumber(quantity) }),
  selection: selectionOf(Payments),
  decode: decodeWith(Reply, toPayments),
}
