import { Schema } from "effect"
import { decimalOf } from "../../core/values/decimal.ts"
import type { FileKind } from "./file-kind.ts"
import { decimalOr, offerOfFile } from "./file-offers.ts"
import { everyKind, listOf, maxItems, Offer, optional, Sold, Text } from "./file-parts.ts"

const Part = Schema.Struct({
  id: Text,
  optional: Schema.Boolean,
  quantity: optional(Sold),
  versions: Schema.NonEmptyArray(Offer).check(Schema.isMaxLength(maxItems)),
})
const SetFile = Schema.Struct({
  kind: Schema.Literal("set"),
  ...everyKind,
  boughtAs: Schema.Literals(["bundle", "collection"]),
  parts: listOf(Part),
})

/** Files of a bundle or a collection. */
export const setFile: FileKind<typeof SetFile.Type> = {
  schema: SetFile,
  type: ({ boughtAs }) => boughtAs,
  open: (file, { offer, subscription, sizeId }) => {
    const parts = file.parts.map(({ id, optional: isOptional, quantity, versions: [first, ...others] }) => ({
      id,
      optional: isOptional,
      checked: true,
      quantity: decimalOr(quantity, decimalOf(1)),
      versions: [offerOfFile(file, first, "item"), ...others.map((other) => offerOfFile(file, other, "item"))] as const,
      productId: null,
      sizeId: null,
    }))
    const chosen = { is: "set", offer, subscription, parts } as const
    return file.boughtAs === "bundle"
      ? { ...chosen, boughtAs: "bundle", sizeId, price: { is: "listed" } }
      : { ...chosen, boughtAs: "collection" }
  },
}
