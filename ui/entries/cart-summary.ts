import type { ReactNode } from "react"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { cartSummaryMachine } from "../../core/basket/summary/cart-summary-machine.ts"
import type { CartSummaryEvent, CartSummaryState } from "../../core/basket/summary/cart-summary.ts"
import type { SummaryTextKey } from "../cart/cart-summary-texts.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

type Props = IslandProps<CartSummaryState, CartSummaryEvent, SummaryTextKey>

/**
 * Brings what the cart comes to to life: until then it stands as it was served.
 *
 * Spec: 10.440.
 *
 * @param drawn draws it in the machine's words; it comes in a file of its own, at the same time
 */
export async function startCartSummary(drawn: (viewOf: typeof cartSummaryMachine.view) => (props: Props) => ReactNode): Promise<void> {
  runIsland("cartSummary", cartSummaryMachine, drawn(cartSummaryMachine.view), {
    builtIn: await loadTexts("cartSummary"),
    recorded: async () => cartSummaryMachine,
    report: sendErrorReport,
  })
}
