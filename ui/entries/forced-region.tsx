import { createRoot } from "react-dom/client"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import {
  type ForcedRegion,
  type ForcedRegionCommand,
  type ForcedRegionEvent,
  forcedRegion,
  openForcedRegion,
  unsetEvent,
} from "../../core/region/forced-region.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { ForcedRegionDialog } from "../region/ForcedRegionDialog.tsx"
import { browserEffects } from "../runtime/islands/browser-effects.ts"
import type { RegionPageData } from "../runtime/region/page-region.ts"

/** Shows above the page that the shop has forced a region on its visitor. Spec: 4.26 to 4.29, 11.90. */
export function showForcedRegion({ texts, currency, pageType }: RegionPageData): void {
  const { shop } = browserEffects(texts.language, sendErrorReport)
  const store = createMachineStore<ForcedRegion, ForcedRegionEvent, ForcedRegionCommand>(
    forcedRegion,
    openForcedRegion(document.cookie, pageType),
    (command, send) => {
      switch (command.type) {
        case "WriteCookie":
          document.cookie = command.cookie
          return
        case "StartTimer":
          setTimeout(() => send({ type: "TimerEnded", timerId: command.timerId }), command.ms)
          return
        case "ReloadPage":
          location.reload()
          return
        case "UnsetRegion": {
          const { requestId, mode } = command
          shop(
            {
              effect: "shop",
              call: "setPlace",
              input: { type: "Unset", mode },
              answered: (outcome) => unsetEvent(requestId, outcome?._tag ?? null),
              failed: { type: "NotAnswered", requestId },
            },
            send,
          )
        }
      }
    },
  )
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<ForcedRegionDialog store={store} texts={texts} currency={currency} />)
}
