import { leaveQuestionTextKeys } from "../../core/basket/leaving/leave-question.ts"
import { joinKeys } from "../../core/texts/texts.ts"

/** The texts of the question before a cart or a form is left. */
export const leaveDialogTextKeys = joinKeys(leaveQuestionTextKeys, [
  "cart.leaveGo",
  "cart.leaveHeading",
  "cart.leaveStay",
  "checkout.leave",
  "checkout.leaveGo",
  "checkout.leaveHeading",
  "checkout.leaveStay",
  "form.leaveStay",
  "region.close",
])

export type LeaveDialogTextKey = (typeof leaveDialogTextKeys)[number]
