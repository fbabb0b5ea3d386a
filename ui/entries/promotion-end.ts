import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedPromotionEnd } from "../../core/pages/opened-promotion-end.ts"
import { PromotionEndIsland } from "../product/PromotionEndIsland.tsx"
import { runIsland } from "../runtime/run-island.tsx"

/** Brings what counts down to the end of a promotion to life. Spec: 4.76. */
export function startPromotionEnd(): void {
  const shown = document.getElementById("projector_promotion_end")
  const task: typeof openedPromotionEnd.task = ({ timerId, ms }) => ({
    hand: "timer",
    ms,
    // told when the timer has ended, because a browser's are late; what was taken out of the page stops
    get ended() {
      const nowMs = Date.now()
      return shown?.isConnected === true
        ? ({ type: "Ticked", timerId, nowMs } as const)
        : ({ type: "EndChanged", endMs: null, nowMs } as const)
    },
  })
  runIsland("promotionEnd", { ...openedPromotionEnd, task }, PromotionEndIsland, {
    recorded: async () => openedPromotionEnd,
    report: sendErrorReport,
    // the page may have waited longer than the clock that it was written by
    typed: () => [{ type: "Woken", nowMs: Date.now() } as const],
  })
}
