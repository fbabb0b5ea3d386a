import { notifyTextKeys } from "../../core/asking/notify-page.ts"
import { questionTextKeys } from "../../core/asking/posted-asking.ts"
import { searchTextKeys } from "../../core/search/view-search-box.ts"
import { rowNotesFormTextKeys } from "../cart/row-notes-texts.ts"
import { leaveDialogTextKeys } from "../cart/leave-question-texts.ts"
import { rebateFormTextKeys } from "../cart/rebate-code-texts.ts"
import { summaryTextKeys } from "../cart/cart-summary-texts.ts"
import { deliveryTextKeys } from "../delivery/delivery-texts.ts"
import { headerTextKeys } from "../shell/header-texts.ts"

/**
 * The texts of the islands whose scripts come when they are needed: they come with those, as a file of each language that browsers keep
 * (`pl.ts` and `en.ts` beside this one, which the build puts together from this list). Documents hold only what a shop words its own way.
 */
export const onDemandTextKeys = [
  ...new Set([
    ...deliveryTextKeys,
    ...notifyTextKeys,
    ...questionTextKeys,
    ...rebateFormTextKeys,
    ...summaryTextKeys,
    ...rowNotesFormTextKeys,
    ...leaveDialogTextKeys,
    ...headerTextKeys,
    ...searchTextKeys,
  ]),
]

export type OnDemandTextKey = (typeof onDemandTextKeys)[number]
