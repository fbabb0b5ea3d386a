import { parseRowOptions } from "../basket/row-options.ts"
import type { ProductType } from "../product/offer.ts"

/** Why something is not withdrawn from: it was made to somebody's measure, is a service on a date, or was delivered at once by consent. */
export const exemptions = ["measure", "dated", "virtual"] as const

export type Exemption = (typeof exemptions)[number]

/** The key of the sentence that says why, before and after it is bought. */
export const exemptionKeys = {
  measure: "returns.exemptMeasure",
  dated: "returns.exemptDated",
  virtual: "returns.exemptVirtual",
} as const satisfies Readonly<Record<Exemption, string>>

/**
 * Why a product is not withdrawn from once it is bought; null = it is.
 *
 * Spec: 10.845.
 *
 * @param choices the kind of what is chosen of it, besides its size
 *
 * @example exemptionOf({ type: "virtual", choices: "single" }) // => "virtual"
 * @example exemptionOf({ type: "item", choices: "configured" }) // => "measure"
 * @example exemptionOf({ type: "item", choices: "set" }) // => null
 */
export function exemptionOf({ type, choices }: { readonly type: ProductType; readonly choices: string | null }): Exemption | null {
  if (choices === "dated") return "dated"
  if (choices === "configured") return "measure"
  return type === "virtual" ? "virtual" : null
}

/**
 * Why a row of an order is not withdrawn from; null = it is.
 *
 * Spec: 10.845.
 *
 * @param type of its product, as the shop sells it now; null = not any more
 *
 * @example rowExemption({ options: "" }, "item") // => null
 * @example rowExemption({ options: '{"date":"2026-12-01T10:00"}' }, "service") // => "dated"
 */
export function rowExemption({ options }: { readonly options: string }, type: ProductType | null): Exemption | null {
  const row = parseRowOptions(options)
  if (row !== null && row.date !== null) return "dated"
  if (row !== null && row.parameters.length > 0) return "measure"
  return type === "virtual" ? "virtual" : null
}
