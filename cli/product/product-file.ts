import { Result, Schema } from "effect"
import { productKindNames } from "../../core/product-page/choice.ts"
import { plainText } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { fileKinds, type ProductDescription } from "./file-kinds.ts"

const ProductFileWire = Schema.Union(productKindNames.map((name) => fileKinds[name].schema))

const decodeKind = Schema.decodeUnknownResult(Schema.Struct({ kind: Schema.Literals(productKindNames) }))
const decodeFile = Schema.decodeUnknownResult(ProductFileWire, { onExcessProperty: "error" })

/** A product page from the text of a file. Fails with a UserError of one line that names the place in the file. */
export function readProductFile(text: string): ProductDescription {
  const json = jsonOf(text)
  // the kind first: of a kind that is unknown there is nothing to say about the rest
  const read = Result.flatMap(decodeKind(json), () => decodeFile(json))
  if (Result.isSuccess(read)) return read.success
  throw new UserError(plainText(read.failure.message.replaceAll(/\s*\n\s*/g, " ")), exitCodes.unusable)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError("the file is not JSON", exitCodes.unusable)
  }
}
