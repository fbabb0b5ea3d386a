import { isLean, type OrderStep } from "./order-step.ts"
import type { PageModelOf, PageName, ShownPageModel } from "./page.ts"
import { pages } from "./pages.ts"

const stepOf = <Name extends PageName>(model: PageModelOf<Name>): OrderStep | null => pages[model.page].orderStep?.(model) ?? null

/**
 * The step of an order whose page is shown in the lean frame of an order; `null` = it is shown as any page of the shop.
 *
 * Spec: 10.47, 10.730.
 *
 * @example leanStep({ page: "failure", frame: null, status: 404 }) // => null
 */
export function leanStep(model: ShownPageModel): Exclude<OrderStep, "cart"> | null {
  const step = stepOf(model)
  return isLean(step) ? step : null
}

/**
 * Has the document of a page the class `order_process`? The list of pickup points has it wherever it was opened from.
 *
 * Spec: 10.47.
 *
 * @example isInOrderProcess({ page: "failure", frame: null, status: 404 }) // => false
 */
export const isInOrderProcess = (model: ShownPageModel): boolean => model.page === "pickup" || leanStep(model) !== null
