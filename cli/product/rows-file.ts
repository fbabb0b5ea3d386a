import { Schema } from "effect"
import { preselectedSize } from "../../core/product/sizes.ts"
import { soldOnce } from "../../core/subscription/subscription-choice.ts"
import type { FileKind } from "./file-kind.ts"
import { offerOfFile } from "./file-offers.ts"
import { everyKind, listOf, Offer, optional, Text } from "./file-parts.ts"

const Row = Schema.Struct({ offer: Offer, quantity: optional(Text) })
const RowsFile = Schema.Struct({ kind: Schema.Literal("rows"), ...everyKind, rows: listOf(Row) })

/** Files of a product whose versions are rows. */
export const rowsFile: FileKind<typeof RowsFile.Type> = {
  schema: RowsFile,
  type: () => "item",
  open: (file, { offer }) => {
    const rows = file.rows.map((row) => {
      const rowOffer = offerOfFile(file, row.offer, "item")
      return { offer: rowOffer, sizeId: preselectedSize(rowOffer, null), quantityText: row.quantity ?? "" }
    })
    // as on a page: no period is posted for rows
    return { is: "rows", offer, subscription: soldOnce, rows }
  },
}
