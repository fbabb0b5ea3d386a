import type { ProductFormula } from "../formula/configured-price.ts"
import type { ServiceDate } from "../product/service-date.ts"
import type { ProductKindName, VariantRow } from "./choice.ts"
import type { BundlePart, Part } from "./parts.ts"
import type { WantedRow } from "./wanted-parts.ts"
import type { VariantTable } from "./variants.ts"

/** What kind of product it is, with what only this kind has. */
export type OfferedKind =
  | { readonly is: "single" }
  | {
      readonly is: "versions"
      readonly table: VariantTable
      /** `content` puts the chosen product into the page, `page` goes to its address */
      readonly way: "content" | "page"
    }
  | { readonly is: "set"; readonly boughtAs: "bundle" | "collection"; readonly parts: readonly Part[] }
  | { readonly is: "configured"; readonly formula: ProductFormula }
  /** the versions of a product as rows, the one that is shown among them */
  | { readonly is: "rows"; readonly rows: readonly OfferedRow[] }
  /** a service with the dates that are still ahead, in their order */
  | { readonly is: "dated"; readonly dates: readonly ServiceDate[] }

/** The same for one of these kinds. */
export type OfferedOf<Name extends ProductKindName> = {
  readonly [Own in Name]: { readonly is: Own } & Extract<OfferedKind, { readonly is: Own }>
}[Name]

/** A version that is bought in a quantity of its own. */
export type OfferedRow = Pick<VariantRow, "offer" | "look">

/** What of a product a shopper decides besides size and quantity, as the shop tells it. */
export interface OfferedChoices {
  readonly kind: OfferedKind
}

/** The same with what the address of the page names of it. */
export interface ProductChoices extends OfferedChoices {
  readonly wanted: {
    /** the period of a subscription, in days; null = none is named. Spec: 10.8 */
    readonly days: number | null
    /** id of the date of a service; null = none is named. Spec: 17.36 */
    readonly date: string | null
    /** the parts of a set; null = none are named. Spec: 16.46 */
    readonly parts: readonly BundlePart[] | null
    /** names and values that may be of a configurator's parameters; absent = none. Spec: 5.59 */
    readonly parameters?: readonly (readonly [string, string])[]
    /** the rows with their quantities; absent = none are named. Spec: 16.53 */
    readonly rows?: readonly WantedRow[]
  }
}
