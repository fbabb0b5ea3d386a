import type { ProductKindName } from "../../core/product-page/choice.ts"
import { configuredFile } from "./configured-file.ts"
import { datedFile } from "./dated-file.ts"
import type { FileKind } from "./file-kind.ts"
import { rowsFile } from "./rows-file.ts"
import { setFile } from "./set-file.ts"
import { singleFile } from "./single-file.ts"
import { versionsFile } from "./versions-file.ts"

const files = {
  single: singleFile,
  versions: versionsFile,
  set: setFile,
  configured: configuredFile,
  dated: datedFile,
  rows: rowsFile,
}

/** A file of one of these kinds. */
export type FileOf<Name extends ProductKindName> = {
  readonly [Own in Name]: { readonly kind: Own } & (typeof files)[Own]["schema"]["Type"]
}[Name]

/** A product page and what happens on it, by the kind of the product. */
export type ProductDescription = FileOf<ProductKindName>

/** The files of every kind of product; a kind that is left out does not compile. */
export const fileKinds: { readonly [Name in ProductKindName]: FileKind<FileOf<Name>> } = files
