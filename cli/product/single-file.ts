import { Schema } from "effect"
import type { FileKind } from "./file-kind.ts"
import { everyKind } from "./file-parts.ts"

const SingleFile = Schema.Struct({ kind: Schema.Literal("single"), ...everyKind })

/** Files of a product with sizes and quantity only. */
export const singleFile: FileKind<typeof SingleFile.Type> = {
  schema: SingleFile,
  type: () => "item",
  open: (_file, opened) => ({ is: "single", ...opened }),
}
