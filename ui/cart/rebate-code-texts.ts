import { rebateCodeTextKeys } from "../../core/basket/view-rebate-code.ts"
import { joinKeys } from "../../core/texts/texts.ts"
import type { Say } from "../say.ts"

/** The texts that the form of the rebate code can show. */
export const rebateFormTextKeys = joinKeys(rebateCodeTextKeys, ["rebate.question", "rebate.label", "rebate.apply"])

export type RebateFormTextKey = (typeof rebateFormTextKeys)[number]

export type RebateFormSay = Say<RebateFormTextKey>
