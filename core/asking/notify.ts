import type { FieldFault } from "../form/field.ts"
import { faultText, type FormTextKey } from "../form/validation-code.ts"
import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { isInStock } from "../product/sizes.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/**
 * The sizes of a product that a shopper can wait for: those that are sold out.
 *
 * Spec: 4.47, 10.200.
 *
 * @example awaitedSizes({ sizes: [sampleSize("L", limited("0")), sampleSize("M")] }).map(({ id }) => id) // => ["L"]
 */
export function awaitedSizes({ sizes }: Pick<ProductOffer, "sizes">): readonly ProductSize[] {
  return sizes.filter((size) => !isInStock(size))
}

/**
 * The fault of a field in "tell me when it is back", where a wrong e-mail address has its own words.
 *
 * Spec: 5.73, 5.74.
 *
 * @example notifyFaultText({ _tag: "Empty" }, polish) // => "Proszę wypełnić to pole."
 */
export function notifyFaultText(fault: FieldFault, catalogue: TextCatalogue<FormTextKey | "message.invalidEmail">): string {
  const isEmail = fault._tag === "Code" && fault.code === "incorect_email"
  return isEmail ? formatText(catalogue, "message.invalidEmail") : faultText(fault, catalogue)
}
