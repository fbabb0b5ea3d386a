import "./product.ts"
import { rowPlaceId, rowsTask } from "../../core/product-page/machine/rows-task.ts"
import type { VariantRow } from "../../core/product-page/choice.ts"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import { rowsKind } from "../../core/product-page/rows-kind.ts"
import { RowsForm } from "../product/RowsForm.tsx"
import { typedBefore } from "../runtime/islands/start-island.ts"
import { runProduct } from "./run-product.ts"

runProduct(rowsKind, {
  isFor: ({ is }) => is === "rows",
  sections: { form: RowsForm },
  ownTask: rowsTask,
  typed: ({ rows }) => rows.flatMap(chosenBefore),
})

/** What was chosen in a row before the island ran. */
function chosenBefore({ offer: { id: productId } }: VariantRow): readonly ProductPageEvent[] {
  const place = rowPlaceId(String(productId))
  const sizeId = typedBefore(`${place}_size`)
  const text = typedBefore(`${place}_number`)
  return [
    ...(sizeId === null || sizeId === "" ? [] : [{ type: "RowSizeChosen", productId, sizeId } as const]),
    ...(text === null ? [] : [{ type: "RowTyped", productId, text } as const]),
  ]
}
