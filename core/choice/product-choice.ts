import type { Decimal } from "../values/decimal.ts"
import type { Price } from "../values/money.ts"
import type { ProductOffer } from "../product/offer.ts"
import type { Configurator, ItemChoice } from "./configurator.ts"
import type { Part } from "./part.ts"
import type { VersionOutcome } from "./version-outcome.ts"

/** One product in one size. */
interface SizedChoice {
  readonly offer: ProductOffer
  readonly sizeId: string | null
  /** as accepted by the quantity field */
  readonly quantity: Decimal
}

/** A row of the multi-variant mode. */
export interface VariantRow {
  readonly offer: ProductOffer
  readonly sizeId: string | null
  /** the row's own field as typed; empty or zero = not ordered */
  readonly quantityText: string
}

/** All that a shopper has chosen on a product page, by the kind of the product. Spec: 4.41, 4.42, 5.49. */
export type ProductChoice =
  /** `versions: null` = the product has none */
  | ({ readonly is: "single"; readonly versions: VersionOutcome | null } & SizedChoice)
  | ({
      readonly is: "configurator"
      readonly configurator: Configurator
      readonly choices: readonly ItemChoice[]
      /** what one costs as configured; null = not known */
      readonly unitPrice: Price | null
    } & SizedChoice)
  | ({
      readonly is: "bundle"
      readonly parts: readonly Part[]
      /** what the shop asks for one bundle as chosen; null = not told yet */
      readonly bundlePrice: Price | null
    } & SizedChoice)
  | { readonly is: "collection"; readonly parts: readonly Part[]; readonly quantity: Decimal }
  | { readonly is: "rows"; readonly rows: readonly VariantRow[] }
