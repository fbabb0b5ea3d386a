import { addressLine } from "../../delivery/pickup-point.ts"
import type { OpenedMachine, PageMachine, RecordedMachine } from "../../pages/page-machine.ts"
import { pointsOfGoods } from "../ways/delivery-points.ts"
import { choosing, type ChoosingCommand, type ChoosingEvent, type ChoosingState } from "./choosing.ts"
import { openWayChoice } from "./order-choice.ts"
import { type ChoosingTextKey, type ChoosingView, viewChoosing } from "./view-choosing.ts"

/** The id of the form in which payment and delivery are chosen. */
export const choosingFormId = "order1_form"

/** The choice of payment and delivery, once its page is open: what a browser needs of it. Spec: 10.151, 10.152, 10.732. */
export const openedChoosing: OpenedMachine<ChoosingState, ChoosingEvent, ChoosingCommand, ChoosingView, ChoosingTextKey> = {
  step: choosing,
  view: viewChoosing,
  task: (command) =>
    command.type === "Send"
      ? { effect: "submit", formId: choosingFormId, fields: {} }
      : { effect: "scroll", placeId: command.problem === "payment" ? "order_payments" : "order_delivery" },
  hears: { returned: { type: "Returned" } },
}

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
    ContinuePressed: {},
  },
}

/** The choice of payment and delivery. Spec: 10.151, 10.152, 10.732. */
export const choosingMachine: PageMachine<ChoosingState, ChoosingEvent, ChoosingCommand, ChoosingView, ChoosingTextKey> = {
  ...openedChoosing,
  ...recordedChoosing,
  open: (model) => {
    if (model.page !== "order1") return null
    const { quote, frame, lack, card: cardProblem, isNoteCut } = model
    const point = frame.basket?.pickup?.point ?? null
    const { payments, deliveries, isCarried, sums, balance, card, note, pointsLeft, isForPoints, stores, store } = quote
    const byPoints = isForPoints ? (deliveries.find(({ id }) => id === quote.delivery)?.points ?? null) : null
    const goodsPoints = pointsOfGoods(sums.points, byPoints)
    const offer = { payments, deliveries, isCarried, sums, balance, card, hasPoint: point !== null, pointsLeft, goodsPoints }
    return {
      ...openWayChoice(offer, quote),
      offer,
      point,
      stores: stores.map(({ id, ...told }) => ({ id, text: `${told.name}, ${addressLine(told)}` })),
      storeId: store,
      isForPoints,
      note,
      isNoteCut,
      problem: lack,
      cardProblem,
      isSending: false,
      priceFormat: frame.shell.priceFormat,
    }
  },
}
