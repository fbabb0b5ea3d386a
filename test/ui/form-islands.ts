import { anyKind } from "../../core/product-page/kinds.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { everySection } from "../../ui/product/every-section.ts"
import { productIslandOf } from "../../ui/product/product-island.tsx"

/** The form of a product with sizes and quantity only. */
export const SingleFormIsland = productIslandOf(singleKind, {})

/** The form of any product, from the texts that its page is sent. */
export const AnyFormIsland = productIslandOf(anyKind, everySection)
