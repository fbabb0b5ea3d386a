import type { RecordedMachine } from "../../pages/page-machine.ts"
import type { ChoosingEvent } from "./choosing.ts"
import type { ChoosingView } from "./view-choosing.ts"

/** What a recording keeps of it: what is chosen and what it comes to, and nothing of where a parcel goes. */
export const recordedChoosing: RecordedMachine<ChoosingEvent, ChoosingView> = {
  outcome: ({ payments, deliveries, sums, problem }) => ({
    payments: payments.flatMap(({ rows }) => rows.map(({ name, cost, isChosen }) => ({ name, cost, isChosen }))),
    deliveries: deliveries.flatMap(({ rows, isHidden }) =>
      rows.map(({ name, cost, arrives, refusal, isChosen }) => ({ name, cost, arrives, refusal, isChosen, isHidden })),
    ),
    sums: sums.rows.map(({ label, amount }) => ({ label, amount })),
    total: sums.total,
    problem: problem?.text ?? null,
  }),
  shopperEvents: {
    PaymentChosen: { id: "text" },
    DeliveryChosen: { id: "text" },
    PointsChosen: { isForPoints: "boolean" },
    NoteTyped: { text: "text" },
    ClientNumberTyped: { text: "text" },
    ContinuePressed: {},
  },
}
