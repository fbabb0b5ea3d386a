import { countdownEnd, type CountdownEvent } from "./countdown.ts"
import type { PromotionEnd, PromotionEndCommand, PromotionEndTextKey, PromotionEndView } from "./promotion-end.ts"
import { openedPromotionEnd } from "./opened-promotion-end.ts"
import type { ShownPageModel } from "../pages/page.ts"
import type { PageMachine } from "../pages/page-machine.ts"

/** The end of the promotion of a page's product, from its opening on. Spec: 3.41, 4.70, 4.76, 4.77, 9.49. */
export const promotionEndMachine: PageMachine<
  PromotionEnd,
  CountdownEvent,
  PromotionEndCommand,
  PromotionEndView | null,
  PromotionEndTextKey
> = {
  ...openedPromotionEnd,
  open: (model) => {
    const end = promotionEndOf(model)
    return end === null ? null : { ...end, countdown: null }
  },
}

/**
 * The end that a page names, by the shop's clock; null = it names none.
 *
 * Spec: 4.70, 9.49.
 *
 * @example promotionEndOf({ page: "failure", frame: null, status: 404 }) // => null
 */
export function promotionEndOf(model: ShownPageModel): Pick<PromotionEnd, "endMs" | "zone"> | null {
  const told = model.page === "product" ? (model.details?.priceEnds ?? null) : null
  if (told === null || model.frame === null) return null
  const endMs = countdownEnd(told.ends, model.frame.nowMs, told.zone)
  return endMs === null ? null : { endMs, zone: told.zone }
}
