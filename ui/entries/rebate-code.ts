import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { rebateCodeMachine } from "../../core/basket/rebate-code-machine.ts"
import { RebateCodeIsland } from "../cart/RebateCodeIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

/** Brings the form of the rebate code in the cart to life. Spec: 15.68. */
export async function startRebateCode(): Promise<void> {
  runIsland("rebateCode", rebateCodeMachine, RebateCodeIsland, {
    builtIn: await loadTexts("rebateCode"),
    recorded: async () => rebateCodeMachine,
    report: sendErrorReport,
  })
}
