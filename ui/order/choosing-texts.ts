import { choosingTextKeys } from "../../core/order/choosing/view-choosing.ts"
import { joinKeys } from "../../core/texts/texts.ts"

/** The texts of the choice of payment and delivery. */
export const choosingFormTextKeys = joinKeys(choosingTextKeys, [
  "cart.summary",
  "checkout.cardAsk",
  "checkout.cardCode",
  "checkout.cardHint",
  "checkout.cardRemove",
  "checkout.cardUse",
  "checkout.dayAsk",
  "checkout.dayShow",
  "checkout.deliveryHeading",
  "checkout.next",
  "checkout.note",
  "checkout.payPoints",
  "checkout.storeAsk",
  "checkout.noteHint",
  "checkout.paymentHeading",
])

export type ChoosingFormTextKey = (typeof choosingFormTextKeys)[number]
