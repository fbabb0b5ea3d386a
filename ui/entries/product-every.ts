import "./product.ts"
// what its page does beside the form
import "./product-configured.ts"
import { everyTask } from "../../core/product-page/machine/every-task.ts"
import { pairedKinds } from "../../core/product-page/paired-kinds.ts"
import { ConfiguratorFields } from "../product/ConfiguratorFields.tsx"
import { QuantityAids } from "../product/QuantityAids.tsx"
import { SubscriptionChoice } from "../product/SubscriptionChoice.tsx"
import { VersionsOrParts } from "../product/VersionsOrParts.tsx"
import { runProduct } from "./run-product.ts"

runProduct(pairedKinds, {
  isFor: ({ is, subscription }) => is !== "single" && subscription.mode !== "off",
  sections: { beforeSizes: VersionsOrParts, afterSizes: ConfiguratorFields, subscription: SubscriptionChoice, quantity: QuantityAids },
  ownTask: everyTask,
})
