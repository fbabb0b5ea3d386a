import "./product.ts"
import { datedKind } from "../../core/product-page/dated-kind.ts"
import { DateChoice } from "../product/DateChoice.tsx"
import { runProduct } from "./run-product.ts"

runProduct(datedKind, {
  isFor: ({ is }) => is === "dated",
  sections: { afterSizes: DateChoice },
})
