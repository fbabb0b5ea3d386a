import "./product.ts"
import { withMultipack } from "../../core/product-page/multipack-kind.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { hasMultipack } from "../../core/product/sizes.ts"
import { MultipackChoice } from "../product/MultipackChoice.tsx"
import { runProduct } from "./run-product.ts"

runProduct(withMultipack(singleKind), {
  isFor: ({ is, subscription, offer }) => is === "single" && subscription.mode === "off" && hasMultipack(offer),
  sections: { quantity: MultipackChoice },
})
