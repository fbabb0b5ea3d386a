import { hearShopTime } from "../../adapters/browser/hear-shop-time.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedPromotionEnd } from "../../core/pricing/opened-promotion-end.ts"
import { type ClockSample, serverNow } from "../../core/values/clock-sample.ts"
import { PromotionEndIsland } from "../product/PromotionEndIsland.tsx"
import { islandId } from "../runtime/islands/island-data.ts"
import { isRecording } from "../runtime/recording/recording.ts"
import { runIsland } from "../runtime/islands/run-island.tsx"

/**
 * Brings what counts down to the end of a promotion to life, by the shop's clock. Where that cannot be heard, nothing counts: the page goes
 * on naming the moment. Spec: 4.76, 4.77.
 */
export async function startPromotionEnd(): Promise<void> {
  const shown = document.getElementById("projector_promotion_end")
  const [first] = await Promise.all([hear(), untilFormIsLive()])
  if (shown === null || first === null) return
  let heard = first
  const shopNowMs = () => serverNow(heard, performance.now())
  const task: typeof openedPromotionEnd.task = (command, language) => {
    if (command.type !== "StartTimer") return openedPromotionEnd.task(command, language)
    const { timerId, ms } = command
    return {
      effect: "timer",
      ms,
      // told when the timer has ended, because a browser's are late; what was taken out of the page stops
      get ended() {
        const nowMs = shopNowMs()
        return shown.isConnected ? ({ type: "Ticked", timerId, nowMs } as const) : ({ type: "EndChanged", endMs: null, nowMs } as const)
      },
    }
  }
  runIsland("promotionEnd", { ...openedPromotionEnd, task }, PromotionEndIsland, {
    recorded: async () => openedPromotionEnd,
    report: sendErrorReport,
    // the page may have waited longer than the clock that it was written by
    typed: () => [{ type: "Woken", nowMs: shopNowMs() } as const],
  })
  document.addEventListener("visibilitychange", hearAgain)

  /** Some clocks stand still while a machine sleeps. */
  async function hearAgain(): Promise<void> {
    if (!shown?.isConnected) return document.removeEventListener("visibilitychange", hearAgain)
    if (document.visibilityState === "visible") heard = (await hear()) ?? heard
  }
}

/** A recording goes by the clock that it is made by, and so does whoever plays it. */
async function hear(): Promise<ClockSample | null> {
  return isRecording() ? { saidMs: Date.now(), heardMs: performance.now() } : hearShopTime(location.pathname)
}

/** The form asks the shop what it costs after the end: it has to run first. */
function untilFormIsLive(): Promise<void> {
  const form = document.getElementById(islandId("product"))
  return new Promise((live) => {
    if (form === null || form.hasAttribute("data-live")) live()
    else form.addEventListener("islandlive", () => live(), { once: true })
  })
}
