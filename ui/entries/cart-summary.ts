import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { cartSummaryMachine } from "../../core/basket/summary/cart-summary-machine.ts"
import { CartSummaryIsland } from "../cart/CartSummaryIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

/** Brings what the cart comes to to life: until then it stands as it was served. Spec: 10.440. */
export async function startCartSummary(): Promise<void> {
  runIsland("cartSummary", cartSummaryMachine, CartSummaryIsland, {
    builtIn: await loadTexts("cartSummary"),
    recorded: async () => cartSummaryMachine,
    report: sendErrorReport,
  })
}
