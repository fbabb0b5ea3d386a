import type { ReactNode } from "react"
import type { ProductKindName } from "../../core/product-page/choice.ts"
import { anyKind } from "../../core/product-page/kinds.ts"
import type { ProductPageEvent, ProductPageState } from "../../core/product-page/product-page.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import type { EntryName } from "../islands/entry-files.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { ConfiguratorFields } from "./ConfiguratorFields.tsx"
import { DateChoice } from "./DateChoice.tsx"
import { PartChoice } from "./PartChoice.tsx"
import { productIslandOf } from "./product-island.tsx"
import type { KindSections } from "./product-sections.ts"
import { QuantityAids } from "./QuantityAids.tsx"
import { RowsForm } from "./RowsForm.tsx"
import { SubscriptionChoice } from "./SubscriptionChoice.tsx"
import { VersionChoice } from "./VersionChoice.tsx"

interface KindPart {
  /** the script of a product that is of this kind and of no other */
  readonly entry: EntryName
  /** the form, as the server draws it */
  readonly Island: (props: IslandProps<ProductPageState, ProductPageEvent, TextKey>) => ReactNode
}

const partOf = (entry: EntryName, sections: KindSections<TextKey>): KindPart => ({
  entry,
  Island: productIslandOf(anyKind, { subscription: SubscriptionChoice, quantity: QuantityAids, ...sections }),
})

/**
 * What draws each kind of product, and the script that brings it to life; a kind that is left out does not compile. For the server: a
 * page's script names the sections of its own kind. What else there is to know of a kind is in its record, `core/product-page/kinds.ts`.
 */
export const kindParts: { readonly [Name in ProductKindName]: KindPart } = {
  single: partOf("product", {}),
  versions: partOf("productVersions", { beforeSizes: VersionChoice }),
  set: partOf("productSet", { beforeSizes: PartChoice }),
  configured: partOf("productConfigured", { afterSizes: ConfiguratorFields }),
  dated: partOf("productDated", { afterSizes: DateChoice }),
  rows: partOf("productRows", { form: RowsForm }),
}
