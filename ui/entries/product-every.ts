import "./product.ts"
// what its page does beside the form
import "./product-configured.ts"
import { everyTask } from "../../core/product-page/machine/every-task.ts"
import { pairedKinds } from "../../core/product-page/paired-kinds.ts"
import { everySection } from "../product/every-section.ts"
import { runProduct } from "./run-product.ts"

runProduct(pairedKinds, {
  isFor: ({ is, subscription }) => is !== "single" && subscription.mode !== "off",
  sections: everySection,
  ownTask: everyTask,
})
