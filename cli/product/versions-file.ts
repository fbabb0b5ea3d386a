import { Schema } from "effect"
import { openVersions } from "../../core/product-page/versions-kind.ts"
import type { FileKind } from "./file-kind.ts"
import { everyKind, listOf, Text, Whole } from "./file-parts.ts"

const Named = Schema.Struct({ id: Text, name: Text })
const Variant = Schema.Struct({ productId: Whole, link: Text, values: listOf(Text), available: Schema.Boolean })
const VersionsFile = Schema.Struct({
  kind: Schema.Literal("versions"),
  ...everyKind,
  attributes: listOf(Schema.Struct({ ...Named.fields, values: listOf(Named) })),
  variants: listOf(Variant),
})

/** Files of a product with versions. */
export const versionsFile: FileKind<typeof VersionsFile.Type> = {
  schema: VersionsFile,
  type: () => "item",
  open: ({ attributes, variants }, { offer, subscription }) =>
    openVersions({ offer, subscription, table: { attributes, variants }, way: "content", wantedSizeId: null }),
}
