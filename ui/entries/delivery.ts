import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedShipping } from "../../core/delivery/opened-shipping.ts"
import { DeliveryIsland } from "../delivery/DeliveryIsland.tsx"
import { islandId } from "../runtime/islands/island-data.ts"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

/** Brings the delivery of a product to life, and what counts down to the end of its promotion, where there is one. Spec: 4.76, 10.313, 18.16. */
export async function startDelivery(): Promise<void> {
  if (document.getElementById(islandId("promotionEnd")) !== null) {
    import("./promotion-end.ts").then(
      (end) => end.startPromotionEnd(),
      // without it the page goes on saying until when the promotion lasts
      () => {},
    )
  }
  runIsland("shipping", openedShipping, DeliveryIsland, {
    builtIn: await loadTexts("shipping"),
    recorded: async () => openedShipping,
    report: sendErrorReport,
    // what the page says is judged by the clock of now, which may be later than the page
    typed: () => [{ type: "Woken", nowMs: Date.now() } as const],
  })
}

// once for all content that the page shows
addEventListener("click", (click) => {
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>("a[data-topic]") : null
  if (link === null || click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
  click.preventDefault()
  import("../runtime/dialogs/topic-dialog.ts").then(
    (dialog) => dialog.openTopic(link),
    () => location.assign(link.href),
  )
})

// what was pressed before is kept by the page's starter until somebody listens
document.documentElement.dataset["topics"] = ""
dispatchEvent(new CustomEvent("islandlive"))
