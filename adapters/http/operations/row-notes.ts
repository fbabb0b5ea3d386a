import { Schema } from "effect"
import type { RowToChange } from "../../../core/basket/basket.ts"
import type { NoteChange, RowNote } from "../../../core/basket/notes/noted-row.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import type { LiteralValue } from "../graphql/literal.ts"
import { nullish, plainSelectionOf, selectionOf } from "../graphql/selection.ts"
import { holds, said } from "../recorded-field.ts"
import { basketChange, rowInput } from "./change-basket.ts"

const WireNotes = Schema.Struct({
  products: Schema.Array(
    Schema.Struct({
      id: holds(Schema.Int, "number"),
      size: holds(Schema.String, "code"),
      additional: Schema.String,
      comment: nullish(Schema.String),
      ownWrapped: nullish(said(Schema.Boolean)),
      ownFiles: nullish(
        Schema.Array(Schema.Struct({ id: holds(Schema.Int, "number"), name: Schema.String, bytes: holds(Schema.Int, "number") })),
      ),
    }),
  ),
})
const Reply = Schema.Struct({ basket: WireNotes })

/** What is noted at the rows of the basket, and the files that go with them. Spec: 3.54, 11.252, 11.560. */
export const readNotesOperation: GraphqlOperation<NoVariables, readonly RowNote[]> = {
  call: "basket notes",
  kind: "query",
  field: "basket",
  args: () => ({}),
  selection: selectionOf(WireNotes),
  plainSelection: plainSelectionOf(WireNotes),
  decode: decodeWith(Reply, ({ basket }) =>
    basket.products.map(({ id, size, additional, comment, ownWrapped, ownFiles }) => ({
      rowId: additional,
      productId: id,
      sizeId: size,
      comment: comment ?? "",
      ...(ownWrapped == null ? {} : { isWrapped: ownWrapped }),
      ...(ownFiles == null || ownFiles.length === 0 ? {} : { files: ownFiles }),
    })),
  ),
}

/** Changes what is noted at a row; only this project's shop has it. Spec: 11.252. */
export const changeNoteOperation = basketChange(
  "change note of basket row",
  "ownNoteBasketProducts",
  ({ row, change }: { readonly row: RowToChange; readonly change: NoteChange }) => [{ ...rowInput(row), ...noteInput(change) }],
)

function noteInput(change: NoteChange): Readonly<Record<string, LiteralValue>> {
  switch (change.is) {
    case "comment":
      return { comment: change.text }
    case "wrap":
      return { wrapped: change.isWrapped }
    case "favourite":
      return { favourite: true }
  }
}
