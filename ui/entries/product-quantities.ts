import "./product.ts"
import { listsQuantities, withQuantityList } from "../../core/product-page/quantity-list-kind.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { QuantityList } from "../product/QuantityList.tsx"
import { runProduct } from "./run-product.ts"

runProduct(withQuantityList(singleKind), {
  isFor: ({ is, subscription, offer }) => is === "single" && subscription.mode === "off" && listsQuantities(offer),
  sections: { quantity: QuantityList },
})
