import type { TextKey } from "../../core/texts/texts.ts"
import type { KindSections } from "./product-sections.ts"
import { ConfiguratorFields } from "./ConfiguratorFields.tsx"
import { DateChoice } from "./DateChoice.tsx"
import { PartChoice } from "./PartChoice.tsx"
import { QuantityAids } from "./QuantityAids.tsx"
import { SubscriptionChoice } from "./SubscriptionChoice.tsx"
import { VersionChoice } from "./VersionChoice.tsx"

/** The sections of all kinds of product: for the server, and for a product that is of two kinds at once. */
export const everySection: KindSections<TextKey> = {
  parts: PartChoice,
  versions: VersionChoice,
  options: ConfiguratorFields,
  dates: DateChoice,
  quantity: QuantityAids,
  subscription: SubscriptionChoice,
}
