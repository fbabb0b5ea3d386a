import { Schema } from "effect"
import type { DeliveryProduct } from "../../../core/delivery/courier-question.ts"
import type { InstalmentPlan, InstalmentTerm, OfferedInstalments } from "../../../core/pricing/instalment-plan.ts"
import { instalmentBound } from "../../../core/pricing/instalments.ts"
import { decimalToNumber, parseDecimal } from "../../../core/values/decimal.ts"
import { zeroMoney } from "../../../core/values/money.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { PriceAmount, toPrice, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

/** More rates than these are no plan for a shopper. */
const mostMonths = 120

const Term = Schema.Struct({
  months: said(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: mostMonths }))),
  percent: said(Schema.String.check(Schema.isMaxLength(20))),
})
/** A plan as the wire has it. */
export const WirePlan = Schema.Struct({
  name: said(Schema.String.check(Schema.isMaxLength(200))),
  minPrice: said(nullish(WireNumber)),
  maxPrice: said(nullish(WireNumber)),
  maxProducts: said(nullish(Schema.Int)),
  terms: said(Schema.Array(Term).check(Schema.isMaxLength(50))),
})
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))
const Instalments = Schema.Struct({
  plan: said(nullish(WirePlan)),
  worth: said(nullish(PriceAmount)),
  inCart: said(Schema.Boolean),
  totalPrice: said(PriceAmount),
  count: said(Count),
  allAllowed: said(Schema.Boolean),
})
const Reply = Schema.Struct({ ownInstalments: said(Schema.NullOr(Instalments)) })

/** A term whose extra cost cannot be read would promise what it does not cost: it is left out. */
function toTerm({ months, percent }: typeof Term.Type): readonly InstalmentTerm[] {
  const added = parseDecimal(percent)
  return added === null || added.coefficient < 0 ? [] : [{ months, percent: added }]
}

/** Spec: 3.72, 15.37. */
export function toPlan({ name, minPrice, maxPrice, maxProducts, terms }: typeof WirePlan.Type): InstalmentPlan {
  return {
    name,
    min: instalmentBound(minPrice),
    max: instalmentBound(maxPrice),
    maxProducts: maxProducts ?? null,
    terms: terms.flatMap(toTerm),
  }
}

function toInstalments({ ownInstalments: wire }: typeof Reply.Type): OfferedInstalments | null {
  if (wire === null) return null
  const { plan, worth, inCart, totalPrice, count, allAllowed } = wire
  return {
    plan: plan == null ? null : toPlan(plan),
    worth: toPrice(worth),
    inCart,
    cart: { subtotal: toPrice(totalPrice) ?? { gross: zeroMoney, net: zeroMoney }, products: count, allAllowed },
  }
}

/** How a product can be paid off, null when the shop has no such product; only this project's shop has it. Spec: 3.72, 11.220. */
export const instalmentsOperation: GraphqlOperation<
  Pick<DeliveryProduct, "productId" | "sizeId" | "quantity">,
  OfferedInstalments | null
> = {
  call: "instalments",
  kind: "query",
  field: "ownInstalments",
  args: ({ productId, sizeId, quantity }) => ({ productId, size: sizeId, quantity: decimalToNumber(quantity) }),
  selection: selectionOf(Instalments),
  decode: decodeWith(Reply, toInstalments),
}
