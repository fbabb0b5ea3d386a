/** A file as the browser describes it. */
export interface ChosenFile {
  readonly name: string
  /** bytes */
  readonly size: number
  /** MIME type; "" when the browser does not know it */
  readonly type: string
}

/** A shop's limits on files. */
export interface FileRules {
  readonly forbiddenTypes: readonly string[]
  /** without dots */
  readonly forbiddenExtensions: readonly string[]
  /** of a field that asks for one kind of file: whatever is not among these is forbidden there; absent = it takes any other */
  readonly allowed?: { readonly types: readonly string[]; readonly extensions: readonly string[] }
  /** bytes; null = any size */
  readonly maxSize: number | null
  /** how many one field takes; absent = any number */
  readonly maxFiles?: number
}

/** Why a file cannot be sent; `fileFaultText` puts it into words. */
export type FileFault =
  | { readonly _tag: "ForbiddenFile"; readonly name: string }
  | { readonly _tag: "EmptyFile"; readonly name: string }
  | { readonly _tag: "LargeFile"; readonly name: string; readonly maxSize: number }
  | { readonly _tag: "TooManyFiles"; readonly maxFiles: number }

/**
 * The first fault of the files chosen in a field, or null. Each file's type is checked before its size, and their number at last; case does
 * not matter. The page empties a field with a fault.
 *
 * Spec: 5.39, 5.41, 10.1110, 14.5, 14.33.
 *
 * @example
 * checkFiles([{ name: "A.EXE", size: 1, type: "" }], {
 *   forbiddenTypes: [],
 *   forbiddenExtensions: ["exe"],
 *   maxSize: null,
 * })
 * // => { _tag: "ForbiddenFile", name: "A.EXE" }
 */
export function checkFiles(files: readonly ChosenFile[], rules: FileRules): FileFault | null {
  const types = new Set(rules.forbiddenTypes.map(plain))
  const extensions = new Set(rules.forbiddenExtensions.map(withoutDot))
  const { allowed } = rules
  for (const { name, size, type } of files) {
    const isForbidden = types.has(plain(type)) || extensions.has(extensionOf(name))
    if (isForbidden || (allowed !== undefined && !isAllowed({ name, type }, allowed))) return { _tag: "ForbiddenFile", name }
    if (size === 0) return { _tag: "EmptyFile", name }
    if (rules.maxSize !== null && rules.maxSize > 0 && size > rules.maxSize) return { _tag: "LargeFile", name, maxSize: rules.maxSize }
  }
  return rules.maxFiles !== undefined && files.length > rules.maxFiles ? { _tag: "TooManyFiles", maxFiles: rules.maxFiles } : null
}

/** What stands for a type that a browser does not know, on a page and in a form that is sent: then the name alone tells. */
const unknownTypes: ReadonlySet<string> = new Set(["", "application/octet-stream"])

const isAllowed = ({ name, type }: Pick<ChosenFile, "name" | "type">, { types, extensions }: NonNullable<FileRules["allowed"]>): boolean =>
  extensions.map(withoutDot).includes(extensionOf(name)) && (unknownTypes.has(plain(type)) || types.map(plain).includes(plain(type)))

const withoutDot = (extension: string): string => plain(extension).replace(/^\./, "")

const plain = (text: string) => text.trim().toLowerCase()

/** A name without a dot, or with one at its end, has an empty extension. */
function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".")
  return dot < 0 ? "" : plain(name.slice(dot + 1))
}
