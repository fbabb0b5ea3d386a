import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedShipping } from "../../core/pages/opened-shipping.ts"
import { DeliveryIsland } from "../delivery/DeliveryIsland.tsx"
import { runIsland } from "../runtime/run-island.tsx"

/** Brings the delivery of a product to life: what it says is judged by the clock of now, which may be later than the page. Spec: 18.16. */
export const startDelivery = (): void =>
  runIsland("shipping", openedShipping, DeliveryIsland, {
    recorded: async () => openedShipping,
    report: sendErrorReport,
    typed: () => [{ type: "Woken", nowMs: Date.now() } as const],
  })
