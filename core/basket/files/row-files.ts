import type { FileRules } from "../../form/files.ts"
import { bytesPerMegabyte } from "../../form/file-words.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"

/** A file that goes with a row of the basket: what is to be engraved, printed or framed. */
export interface RowFile {
  readonly id: number
  /** as its sender called it */
  readonly name: string
  readonly bytes: number
}

/** Files of a row and of a basket, and bytes of each. Spec: 9.180. */
export const rowFileLimits = { ofRow: 3, ofBasket: 10, bytes: 5 * bytesPerMegabyte } as const

/** The files that a row takes: pictures, and what is to be read. Spec: 5.39, 5.41, 10.780. */
export const rowFileRules: FileRules = {
  forbiddenTypes: [],
  forbiddenExtensions: [],
  allowed: {
    types: ["image/jpeg", "image/png", "image/webp", "application/pdf", "text/plain"],
    extensions: ["jpg", "jpeg", "png", "webp", "pdf", "txt"],
  },
  maxSize: rowFileLimits.bytes,
}

/** Names of the form in which a row is given files. Spec: 10.780, 10.781. */
export const rowFileNames = { form: "cart_files", type: "files", row: "row", files: "row_files", remove: "remove_file" } as const

/** Why files come to no row: it, or its basket, would have too many. */
export type TooManyFiles = { readonly is: "row" | "basket"; readonly most: number }

/**
 * Is there room for more files at a row?
 *
 * Spec: 9.180, 10.782.
 *
 * @param kept how many the row and its basket have
 * @returns null = there is
 *
 * @example tooManyFiles({ ofRow: 2, ofBasket: 2 }, 1) // => null
 * @example tooManyFiles({ ofRow: 2, ofBasket: 2 }, 2) // => { is: "row", most: 3 }
 * @example tooManyFiles({ ofRow: 0, ofBasket: 9 }, 2) // => { is: "basket", most: 10 }
 */
export function tooManyFiles(kept: { readonly ofRow: number; readonly ofBasket: number }, more: number): TooManyFiles | null {
  if (kept.ofRow + more > rowFileLimits.ofRow) return { is: "row", most: rowFileLimits.ofRow }
  return kept.ofBasket + more > rowFileLimits.ofBasket ? { is: "basket", most: rowFileLimits.ofBasket } : null
}

/**
 * How large a file is, to be read beside its name: kilobytes, the last one begun.
 *
 * Spec: 10.781.
 *
 * @example fileSizeText(1).startsWith("1") // => true
 * @example fileSizeText(120_000).startsWith("118") // => true
 */
export const fileSizeText = (bytes: number): string => `${Math.ceil(bytes / 1024)}\u00a0kB`

/**
 * That a row, or its basket, has no room for more files, in words.
 *
 * Spec: 10.782.
 *
 * @example tooManyFilesText({ is: "row", most: 3 }, polish) // => "Do jednej pozycji można dodać najwyżej 3 pliki."
 */
export const tooManyFilesText = ({ is, most }: TooManyFiles, catalogue: TextCatalogue<"cart.filesRowFull" | "cart.filesFull">): string =>
  formatText(catalogue, is === "row" ? "cart.filesRowFull" : "cart.filesFull", { count: most })
