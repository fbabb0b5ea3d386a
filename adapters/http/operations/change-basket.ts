import { Schema } from "effect"
import type { RowToChange } from "../../../core/basket/basket.ts"
import { parseRefusal, type BasketRefusal } from "../../../core/messages/refusal.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import type { LiteralValue } from "../graphql/literal.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"

/** A product to put in: the three changes differ in the mutation and in what names the goods, and their replies not at all. */
type LineToAdd = Omit<RowToChange, "rowId"> & Quantity

interface Quantity {
  readonly quantity: number
}

const ChangeError = Schema.Struct({ code: Schema.String, message: Schema.String, limit: nullish(Schema.String) })
const Change = Schema.Struct({
  status: Schema.String,
  error: nullish(ChangeError),
  results: nullish(Schema.Array(Schema.Struct({ status: Schema.String, error: nullish(ChangeError) }))),
})

/** A mutation of the basket; its answer is why nothing was changed, null when it was. */
function basketChange<Variables>(
  call: string,
  mutation: string,
  input: (variables: Variables) => LiteralValue,
): GraphqlOperation<Variables, BasketRefusal | null> {
  const Reply = Schema.Struct({ change: Change }).pipe(Schema.encodeKeys({ change: mutation }))
  return {
    call,
    kind: "mutation",
    field: mutation,
    args: (variables) => ({ ProductInput: [input(variables)] }),
    selection: selectionOf(Change),
    decode: decodeWith(Reply, ({ change }) => toRefusal(change)),
  }
}

/** Spec: 7.65 (status, error), 8.64. A status without an error is the only word there is about what went wrong. */
function toRefusal({ status, error, results }: typeof Change.Type): BasketRefusal | null {
  const refused = error ?? results?.find((result) => result.error !== null && result.error !== undefined)?.error ?? null
  if (refused === null) return status === "success" ? null : { _tag: "Other", code: status, message: status }
  const { code, message, limit } = refused
  return parseRefusal(code, limit ?? null, message)
}

/** Puts a product into the basket. Spec: 7.63, 11.37. */
export const addToBasketOperation = basketChange("add to basket", "addProductsToBasket", (line: LineToAdd) => ({
  id: line.productId,
  size: line.sizeId,
  quantity: line.quantity,
}))

/** Sets the quantity of a row; only this project's shop has it. */
export const changeRowOperation = basketChange("change basket row", "ownChangeBasketProducts", (row: RowToChange & Quantity) => ({
  ...rowInput(row),
  quantity: row.quantity,
}))

/** Takes a row out of the basket. Spec: 7.64, 11.37. */
export const removeRowOperation = basketChange("remove basket row", "removeProductsFromBasket", rowInput)

/** `additional` is the platform's word for the id of a row. */
function rowInput({ productId, sizeId, rowId }: RowToChange) {
  return { id: productId, size: sizeId, additional: rowId }
}
