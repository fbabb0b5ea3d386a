import { addressLine } from "../../delivery/pickup-point.ts"
import type { PageMachine } from "../../pages/page-machine.ts"
import { pointsOfGoods } from "../ways/delivery-points.ts"
import type { ChoosingCommand, ChoosingEvent, ChoosingState } from "./choosing.ts"
import { openedChoosing } from "./opened-choosing.ts"
import { openWayChoice } from "./order-choice.ts"
import { recordedChoosing } from "./recorded-choosing.ts"
import type { ChoosingTextKey, ChoosingView } from "./view-choosing.ts"

/** The choice of payment and delivery. Spec: 10.151, 10.152, 10.732. */
export const choosingMachine: PageMachine<ChoosingState, ChoosingEvent, ChoosingCommand, ChoosingView, ChoosingTextKey> = {
  ...openedChoosing,
  ...recordedChoosing,
  open: (model) => {
    if (model.page !== "order1") return null
    const { quote, frame, lack, card: cardProblem, isNoteCut } = model
    const point = frame.basket?.pickup?.point ?? null
    const {
      payments,
      deliveries,
      isCarried,
      sums,
      balance,
      card,
      note,
      pointsLeft,
      isForPoints,
      stores,
      store,
      clientNumber,
      deliveryDay,
    } = quote
    const byPoints = isForPoints ? (deliveries.find(({ id }) => id === quote.delivery)?.points ?? null) : null
    const goodsPoints = pointsOfGoods(sums.points, byPoints)
    const offer = { payments, deliveries, isCarried, sums, balance, card, hasPoint: point !== null, pointsLeft, goodsPoints }
    return {
      ...openWayChoice(offer, quote),
      offer,
      point,
      stores: stores.map(({ id, ...told }) => ({ id, text: `${told.name}, ${addressLine(told)}` })),
      storeId: store,
      clientNumber,
      deliveryDay: deliveryDay?.id ?? null,
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
