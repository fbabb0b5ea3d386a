import { decimalText } from "../values/decimal.ts"
import { wireSize } from "./bundle-parts.ts"
import { configuratorFields, type FormField } from "./configurator-form.ts"
import type { ProductChoice } from "./product-choice.ts"
import { sizeOf, type SubmitLine, submitLines } from "./submit-lines.ts"

/** `mode` of the product form: 1 is the basket. */
const toBasket: FormField = { name: "mode", value: "1" }

/**
 * The fields that one submit sends, in the order of the form: one product, a bundle with its parts, or several products at
 * once. Fields of parts left out, of rows not ordered and of hidden options are not among them.
 *
 * Spec: 4.42, 4.71, 10.78, 10.79, 16.21 to 16.24.
 *
 * @example submitFields({ is: "rows", rows: [] }) // => [{ name: "mode", value: "1" }]
 */
export function submitFields(choice: ProductChoice): readonly FormField[] {
  switch (choice.is) {
    case "single":
      return oneProduct(choice)
    case "configurator":
      return [...oneProduct(choice), ...configuratorFields(choice.configurator, choice.choices)]
    case "bundle":
      return [...oneProduct(choice), ...submitLines(choice).flatMap((line, at) => numbered(line, at, "bundle_"))]
    case "collection":
    case "rows":
      return [toBasket, ...submitLines(choice).flatMap((line, at) => numbered(line, at, ""))]
  }
}

function oneProduct(choice: Extract<ProductChoice, { readonly is: "single" | "configurator" | "bundle" }>): readonly FormField[] {
  const size = sizeOf(choice)
  return [
    { name: "product", value: String(choice.offer.id) },
    { name: "size", value: size === null ? "" : wireSize(size.id) },
    toBasket,
    { name: "number", value: decimalText(choice.quantity) },
  ]
}

function numbered(line: SubmitLine, at: number, prefix: string): readonly FormField[] {
  const field = (name: string, value: string) => ({ name: `${prefix}${name}[${at + 1}]`, value })
  return [field("product", String(line.productId)), field("size", wireSize(line.sizeId)), field("number", decimalText(line.quantity))]
}
