import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { watchPayment } from "../runtime/order/watch-payment.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"
import { isRecording } from "../runtime/recording/recording.ts"

whenParsed(() => {
  // what was typed for the order is over with it
  void import("./forget-told.ts").then(
    (chunk) => chunk.forgetTold(),
    (failure: unknown) => sendErrorReport("forget what was sent", failure),
  )
  const shown = document.querySelector<HTMLElement>("[data-awaited]")
  // a recording has what the shopper does, not what a page looks up by the way
  if (shown === null || isRecording()) return
  watchPayment(shown, {
    wait: (ms) => new Promise((ended) => setTimeout(ended, ms)),
    // nobody looks at the answer: what the visitor's last post came to is not for it
    look: () =>
      fetch(location.href, { cache: "no-store", headers: { purpose: "prefetch" } }).then(
        (answer) => (answer.ok ? answer.text() : null),
        () => null,
      ),
    showAnew: () => location.reload(),
  }).catch((failure: unknown) => sendErrorReport("look for a payment", failure))
})
