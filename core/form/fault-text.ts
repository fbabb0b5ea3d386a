import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { FieldFault } from "./field-fault.ts"
import type { FormTextKey } from "./form-text-keys.ts"
import { codeText } from "./validation-code.ts"

type Catalogue = TextCatalogue<FormTextKey>

/**
 * What is wrong with a field, in the shopper's words. It is plain text: a view shows it as it is.
 *
 * Spec: 5.9 to 5.17, 5.24, 5.35, 5.36, 8.2 to 8.44.
 */
export function faultText(fault: FieldFault, catalogue: Catalogue): string {
  switch (fault._tag) {
    case "Empty":
      return formatText(catalogue, "form.empty")
    case "TooShort":
      return formatText(catalogue, "form.atLeast", { count: fault.min })
    case "TooLong":
      return formatText(catalogue, "form.atMost", { count: fault.max })
    case "NoOption":
      return formatText(catalogue, "form.noOption")
    case "NotChecked":
      return formatText(catalogue, "form.check")
    case "HasDigits":
      return formatText(catalogue, "form.digits")
    case "WeakPassword":
      return formatText(catalogue, "form.weakPassword")
    case "Code":
      return codeWords(fault, catalogue)
  }
}

/** A code of no list has the shop's own words; a shop that sends none still gets an answer to its shopper. */
function codeWords({ code, message, detail }: Extract<FieldFault, { readonly _tag: "Code" }>, catalogue: Catalogue): string {
  const key = codeText(code)
  switch (key) {
    case null:
      return message.trim() === "" ? formatText(catalogue, "form.unknownFault") : message.trim()
    case "form.zipcode":
      return detail === "" ? formatText(catalogue, key) : formatText(catalogue, "form.zipcodeFormats", { formats: detail })
    case "form.loginProposed":
      return detail === "" ? formatText(catalogue, "form.loginTaken") : formatText(catalogue, key, { login: detail })
    default:
      return formatText(catalogue, key)
  }
}
