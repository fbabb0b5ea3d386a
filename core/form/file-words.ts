import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import type { FileFault } from "./files.ts"
import { type FaultText, type fileTextKeys } from "./fault-text.ts"

/** Bytes of a megabyte. Spec: 5.43. */
export const bytesPerMegabyte = 1_048_576

/**
 * The fault of a file in the shopper's words: plain text, whatever the file is called.
 *
 * Spec: 5.40, 5.42, 5.43, 10.1110, 14.33.
 *
 * @example fileFaultText({ _tag: "LargeFile", name: "foto.jpg", maxSize: 5_242_880 }, polish)
 * // => "Nie można wgrać pliku foto.jpg, ponieważ przekracza maksymalny dozwolony rozmiar 5,00 MB."
 */
export function fileFaultText(fault: FileFault, catalogue: TextCatalogue<(typeof fileTextKeys)[number]>): string {
  if (fault._tag === "TooManyFiles") return formatText(catalogue, "form.filesTooMany", { count: fault.maxFiles })
  if (fault._tag === "ForbiddenFile") return formatText(catalogue, "form.fileForbidden", { name: fault.name })
  if (fault._tag === "EmptyFile") return formatText(catalogue, "form.fileEmpty", { name: fault.name })
  return formatText(catalogue, "form.fileTooLarge", { name: fault.name, size: megabytesText(fault.maxSize, catalogue.language) })
}

/**
 * The words of a form that takes files.
 *
 * Spec: 5.40, 5.42, 14.33.
 *
 * @example withFileWords(emailFaultText)({ _tag: "File", fault: { _tag: "TooManyFiles", maxFiles: 4 } }, polish)
 * // => "Za dużo plików naraz. Najwięcej w tym polu: 4."
 */
export const withFileWords =
  (say: FaultText): FaultText =>
  (fault, catalogue) =>
    fault._tag === "File" ? fileFaultText(fault.fault, catalogue) : say(fault, catalogue)

/**
 * A size in megabytes with two decimals, rounded half up, with a comma in Polish.
 *
 * Spec: 5.43. Units: bytes; a megabyte has 1,048,576.
 *
 * @example megabytesText(5_242_880, "pl") // => "5,00"
 * @example megabytesText(1_500_000, "en") // => "1.43"
 */
export function megabytesText(bytes: number, language: Language): string {
  const hundredths = Math.floor((bytes * 200 + bytesPerMegabyte) / (2 * bytesPerMegabyte))
  const digits = String(hundredths).padStart(3, "0")
  return `${digits.slice(0, -2)}${language === "pl" ? "," : "."}${digits.slice(-2)}`
}
