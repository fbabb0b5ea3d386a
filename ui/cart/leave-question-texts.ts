import { leaveQuestionTextKeys } from "../../core/basket/leaving/leave-question.ts"
import { joinKeys } from "../../core/texts/texts.ts"

/** The texts of the question before the cart is left. */
export const leaveDialogTextKeys = joinKeys(leaveQuestionTextKeys, ["cart.leaveGo", "cart.leaveHeading", "cart.leaveStay", "region.close"])

export type LeaveDialogTextKey = (typeof leaveDialogTextKeys)[number]
