import { Schema } from "effect"
import { openDated } from "../../core/product-page/dated-kind.ts"
import type { FileKind } from "./file-kind.ts"
import { everyKind, listOf, Sold, Text } from "./file-parts.ts"

const DatedFile = Schema.Struct({
  kind: Schema.Literal("dated"),
  ...everyKind,
  dates: listOf(Schema.Struct({ id: Text, places: Sold })),
})

/** Files of a service with dates. */
export const datedFile: FileKind<typeof DatedFile.Type> = {
  schema: DatedFile,
  type: () => "item",
  open: ({ dates }, { offer }) => openDated(offer, dates, null),
}
