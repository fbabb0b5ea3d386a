import "./product.ts"
import { versionsKind } from "../../core/product-page/versions-kind.ts"
import { runProduct } from "./run-product.ts"
import { VersionChoice } from "../product/VersionChoice.tsx"

runProduct(versionsKind, {
  isFor: ({ is, subscription }) => is === "versions" && subscription.mode === "off",
  sections: { beforeSizes: VersionChoice },
})
