import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { markTitle } from "../runtime/islands/mark-title.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// the form posts as it stands, so the page does not wait for its code
whenParsed(() => {
  markTitle()
  // few orders are kept from being placed by something that has a time
  if (document.querySelector("[data-shown-ms]") !== null)
    import("../runtime/order/shown-for.ts").then(
      ({ showForItsTime }) => showForItsTime(document),
      (failure: unknown) => sendErrorReport("take off what has a time", failure),
    )
  // the shop has what was typed beside payment and delivery
  void import("./forget-told.ts").then(
    (chunk) => chunk.forgetTold(),
    (failure: unknown) => sendErrorReport("forget what was sent", failure),
  )
  import("./order-check.ts").catch((failure: unknown) => sendErrorReport("load the last look at an order", failure))
  startWhenNeeded("orderLeaving", () => import("./order-leaving.tsx").then((chunk) => chunk.startOrderLeaving()), sendErrorReport)
})
