import { singleKind } from "../../core/product-page/single.ts"
import { productIslandOf } from "../../ui/product/product-island.tsx"

/** The form of a product with sizes and quantity only. */
export const SingleFormIsland = productIslandOf(singleKind, {})
