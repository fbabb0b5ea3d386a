import { byAClient, type PlaceToLookAt } from "./form-to-look-at.ts"

/** What orders, cases and subscriptions show beside their forms. */
export const besideOrderForms: readonly PlaceToLookAt[] = [
  { name: "orders", steps: [byAClient("/client-orders.php"), byAClient("/subscriptions.php"), byAClient("/returns.php")] },
  { name: "cases", steps: [byAClient("/returns-open.php"), byAClient("/rma-open.php")] },
]
