import type { FileFault } from "../../../core/form/files.ts"
import type { FieldFault } from "../../../core/form/field.ts"
import { type LetterForm, letterRefusals, type RefusedLetter } from "../../../core/messages/letter-notice.ts"
import { valuesOfTold } from "../../../core/messages/told-record.ts"
import { letterRecords } from "../../../core/letters/letter-records.ts"

const isLetterForm = (form: string | null | undefined): form is LetterForm => form === "newsletter" || form === "contact"

/** What is told of a letter that was refused. */
interface ToldRefusal {
  readonly form: string | null | undefined
  readonly code: string | null
  readonly name: string | null | undefined
  readonly text: string | null | undefined
  readonly message: string | null
}

/**
 * A letter that was refused: why, and behind it a field and a code of each fault; their details are lines of `message`, and `name` has what
 * was chosen, `text` what was typed. Spec: 11.490.
 *
 * @returns null where half of it is missing
 */
export function toRefusedLetter({ form, code, name, text, message }: ToldRefusal): RefusedLetter | null {
  const [first, ...pairs] = (code ?? "").split(" ")
  const why = letterRefusals.find((one) => one === first)
  if (why === undefined || !isLetterForm(form)) return null
  const details = (message ?? "").split("\n")
  const faults = pairs.flatMap((field, at) => (at % 2 === 0 ? [{ field, fault: toFault(pairs[at + 1] ?? "", details[at / 2] ?? "") }] : []))
  return { is: "letterRefused", form, why, typed: valuesOfTold(letterRecords[form], { chosen: name ?? "", typed: text ?? "" }), faults }
}

function toFault(code: string, detail: string): FieldFault {
  const fault = toFileFault(code, detail)
  return fault === null ? { _tag: "Code", code, message: "", detail } : { _tag: "File", fault }
}

/** The detail of a file is its name, of one that is too large behind the bytes that it may have, of too many how many may come. */
function toFileFault(code: string, detail: string): FileFault | null {
  const [count = "", ...name] = detail.split(" ")
  if (code === "file_type") return { _tag: "ForbiddenFile", name: detail }
  if (code === "file_empty") return { _tag: "EmptyFile", name: detail }
  if (code === "file_size") return { _tag: "LargeFile", name: name.join(" "), maxSize: Number(count) || 0 }
  return code === "file_count" ? { _tag: "TooManyFiles", maxFiles: Number(count) || 0 } : null
}
