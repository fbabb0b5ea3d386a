import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { miniBasketMachine } from "../../core/basket/mini-basket-machine.ts"
import { isRecording } from "../runtime/recording/recording.ts"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { MiniBasketIsland } from "../shell/MiniBasketIsland.tsx"
import { loadTexts } from "../texts/load-texts.ts"

loadTexts("miniBasket").then(
  (builtIn) =>
    runIsland("miniBasket", miniBasketMachine, MiniBasketIsland, {
      builtIn,
      recorded: async () => miniBasketMachine,
      report: sendErrorReport,
    }),
  // without its texts the header stays as it was served
  (failure: unknown) => sendErrorReport("load texts of the header", failure),
)

// this file comes when the shopper has stirred; what was seen before is no part of a recording
if (!isRecording())
  import("../runtime/navigation/last-seen.ts").then(
    ({ startLastSeen }) => startLastSeen(() => localStorage, sendErrorReport),
    (failure: unknown) => sendErrorReport("load what was seen last", failure),
  )

if (document.getElementById("projector_oneclick") !== null)
  import("./quick-payments.ts").then(
    ({ startQuickPayments }) => startQuickPayments(),
    // the buttons send the form by themselves
    (failure: unknown) => sendErrorReport("load quick payments", failure),
  )
