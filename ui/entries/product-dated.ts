import "./product.ts"
import { datedKind } from "../../core/product-page/dated-kind.ts"
import { DateChoice } from "../product/DateChoice.tsx"
import { runProduct } from "./run-product.ts"

// its button must not be there before the form has found its markup as it was served
addEventListener("islandlive", () => void import("./date-calendar.ts"))

runProduct(datedKind, {
  isFor: ({ is }) => is === "dated",
  sections: { afterSizes: DateChoice },
})
