import "./product.ts"
import { periodTask } from "../../core/product-page/machine/period-task.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { withSubscription } from "../../core/product-page/subscription-kind.ts"
import { SubscriptionChoice } from "../product/SubscriptionChoice.tsx"
import { runProduct } from "./run-product.ts"

runProduct(withSubscription(singleKind), {
  isFor: ({ is, subscription }) => is === "single" && subscription.mode !== "off",
  sections: { subscription: SubscriptionChoice },
  ownTask: periodTask,
})
