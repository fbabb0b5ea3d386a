import { Schema } from "effect"
import { isQuickPaymentId, type OfferedQuickPayments } from "../../../core/product-page/detail-modules.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Button = Schema.Struct({
  id: said(Schema.String.check(Schema.makeFilter(isQuickPaymentId, { expected: "the id of a button" })), "number"),
  kind: Schema.Literals(["oneClick", "express", "locker"]),
  name: said(Schema.String.check(Schema.isMaxLength(100))),
})
const Offered = Schema.Struct({
  note: said(Schema.String.check(Schema.isMaxLength(500))),
  buttons: Schema.Array(Button).check(Schema.isMaxLength(10)),
})
const Reply = Schema.Struct({ ownQuickPayments: Schema.NullOr(Offered) })

/** The quick payments of a product; null where the shop has no provider of them. Spec: 11.217. */
export const quickPaymentsOperation: GraphqlOperation<{ readonly productId: number }, OfferedQuickPayments | null> = {
  call: "quick payments",
  kind: "query",
  field: "ownQuickPayments",
  args: ({ productId }) => ({ productId }),
  selection: selectionOf(Offered),
  decode: decodeWith(Reply, ({ ownQuickPayments }: typeof Reply.Type) => ownQuickPayments),
}
