import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedPromotionEnd } from "../../core/pages/opened-promotion-end.ts"
import { openedShipping } from "../../core/pages/opened-shipping.ts"
import { DeliveryIsland } from "../delivery/DeliveryIsland.tsx"
import { PromotionEndIsland } from "../product/PromotionEndIsland.tsx"
import { runIsland } from "../runtime/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

/** What a page learns as its islands come to life: what it says is judged by the clock of now, which may be later than the page. */
const woken = () => [{ type: "Woken", nowMs: Date.now() } as const]

/** Brings the delivery of a product to life, and what counts down to the end of its promotion. Spec: 4.76, 18.16. */
export async function startDelivery(): Promise<void> {
  startPromotionEnd()
  runIsland("shipping", openedShipping, DeliveryIsland, {
    builtIn: await loadTexts("shipping"),
    recorded: async () => openedShipping,
    report: sendErrorReport,
    typed: woken,
  })
}

function startPromotionEnd(): void {
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
    typed: woken,
  })
}

// once for all content that the page shows
addEventListener("click", (click) => {
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>("a[data-topic]") : null
  if (link === null || click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
  click.preventDefault()
  import("../runtime/topic-dialog.ts").then(
    ({ openTopic }) => openTopic(link),
    () => location.assign(link.href),
  )
})
