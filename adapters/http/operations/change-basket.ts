import { Schema } from "effect"
import type { RowToChange } from "../../../core/basket/basket.ts"
import { parseRefusal, type BasketRefusal } from "../../../core/messages/refusal.ts"
import type { AddedRow } from "../../../core/subscription/period-check.ts"
import { decimalToNumber } from "../../../core/values/decimal.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import type { LiteralValue } from "../graphql/literal.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { holds, said } from "../recorded-field.ts"

/** A product to put in: the three changes differ in the mutation and in what names the goods, and their replies not at all. */
type AddedLine = Omit<RowToChange, "rowId"> & Quantity

interface Quantity {
  readonly quantity: number
}

const ChangeError = Schema.Struct({ code: said(Schema.String), message: Schema.String, limit: holds(nullish(Schema.String), "number") })
const Change = Schema.Struct({
  status: said(Schema.String, "number"),
  error: nullish(ChangeError),
  results: nullish(Schema.Array(Schema.Struct({ status: said(Schema.String, "number"), error: nullish(ChangeError) }))),
})

/** A mutation of the basket; its answer is why nothing was changed, null when it was. */
export function basketChange<Variables>(
  call: string,
  mutation: string,
  lines: (variables: Variables) => readonly LiteralValue[],
): GraphqlOperation<Variables, BasketRefusal | null> {
  const Reply = Schema.Struct({ change: Change }).pipe(Schema.encodeKeys({ change: mutation }))
  return {
    call,
    kind: "mutation",
    field: mutation,
    args: (variables) => ({ ProductInput: lines(variables) }),
    selection: selectionOf(Change),
    decode: decodeWith(Reply, ({ change }) => toRefusal(change)),
  }
}

/** Spec: 8.64. A status without an error is the only word there is about what went wrong. */
function toRefusal({ status, error, results }: typeof Change.Type): BasketRefusal | null {
  const refused = error ?? results?.find((result) => result.error !== null && result.error !== undefined)?.error ?? null
  if (refused === null) return status === "success" ? null : { _tag: "Other", code: status, message: status }
  const { code, message, limit } = refused
  return parseRefusal(code, limit ?? null, message)
}

/** Puts products into the basket, all of them or none. Spec: 7.63, 11.37. */
export const addToBasketOperation = basketChange("add to basket", "addProductsToBasket", (lines: readonly AddedLine[]) =>
  lines.map(addInput),
)

/** Puts subscriptions into the basket, all of them or none. Spec: 7.63, 11.108. */
export const addSubscriptionsOperation = basketChange("add subscriptions", "addProductsToBasket", (rows: readonly AddedRow[]) =>
  rows.map(({ productId, sizeId, quantity, days }) => ({
    ...addInput({ productId, sizeId, quantity: decimalToNumber(quantity) }),
    subscription: { daysInPeriod: days },
  })),
)

const addInput = ({ productId, sizeId, quantity }: AddedLine) => ({ id: productId, size: sizeId, quantity })

/** Sets the quantity of a row; only this project's shop has it. */
export const changeRowOperation = basketChange("change basket row", "ownChangeBasketProducts", (row: RowToChange & Quantity) => [
  { ...rowInput(row), quantity: row.quantity },
])

/** Takes rows out of the basket, all of them or none. Spec: 7.64, 11.37. */
export const removeRowsOperation = basketChange("remove basket rows", "removeProductsFromBasket", (rows: readonly RowToChange[]) =>
  rows.map(rowInput),
)

/** `additional` is the platform's word for the id of a row. */
export function rowInput({ productId, sizeId, rowId }: RowToChange) {
  return { id: productId, size: sizeId, additional: rowId }
}
