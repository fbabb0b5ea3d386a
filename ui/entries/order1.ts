import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedChoosing } from "../../core/order/choosing/opened-choosing.ts"
import type { ChoosingEvent } from "../../core/order/choosing/choosing.ts"
import { ChoosingForm } from "../order/ChoosingForm.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

whenParsed(() => {
  // few orders are kept from being placed by something that has a time
  if (document.querySelector("[data-shown-ms]") !== null)
    import("../runtime/order/shown-for.ts").then(
      ({ showForItsTime }) => showForItsTime(document),
      (failure: unknown) => sendErrorReport("take off what has a time", failure),
    )
  // who chooses how to pay and to get it has said for whom it is
  void import("./forget-told.ts").then(
    (chunk) => chunk.forgetTold(),
    (failure: unknown) => sendErrorReport("forget what was sent", failure),
  )
  // its button must not be there before the form has found its markup as it was served
  if (document.querySelector(".order__days") !== null)
    addEventListener("islandlive", () => void import("./day-calendar.ts"), { once: true })
  runIsland("orderChoice", openedChoosing, ChoosingForm, {
    recorded: async () => (await import("../../core/order/choosing/recorded-choosing.ts")).recordedChoosing,
    report: sendErrorReport,
    beside: (store, opened) =>
      void import("../runtime/saved/keep-choosing.ts").then(
        (chunk) => chunk.standBeside(store, opened),
        () => {},
      ),
    // one whose deliveries are others
    rehearsed: ({ offer }) => offer.payments.slice(-1).map(({ id }) => ({ type: "PaymentChosen", id })),
    typed: (container, { paymentId, deliveryIds, note, clientNumber }) => {
      const chosen = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? null
      const [payment, prepaid, dvp] = ["payment", "delivery_prepaid", "delivery_dvp"].map(chosen)
      const typed = container.querySelector("textarea")?.value ?? note
      const number = container.querySelector<HTMLInputElement>("[name=client_number]")?.value ?? null
      return [
        ...(payment == null || payment === paymentId ? [] : [{ type: "PaymentChosen", id: payment } as const]),
        ...[prepaid, dvp].flatMap((id): readonly ChoosingEvent[] =>
          id == null || id === deliveryIds.prepaid || id === deliveryIds.dvp ? [] : [{ type: "DeliveryChosen", id }],
        ),
        ...(typed === note ? [] : [{ type: "NoteTyped", text: typed } as const]),
        ...(number === null || number === clientNumber ? [] : [{ type: "ClientNumberTyped", text: number } as const]),
      ]
    },
  })
})
