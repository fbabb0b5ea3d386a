import type { CountdownEvent } from "./countdown.ts"
import {
  promotionEnd,
  type PromotionEnd,
  type PromotionEndCommand,
  type PromotionEndTextKey,
  type PromotionEndView,
  viewPromotionEnd,
} from "./promotion-end.ts"
import type { PageMachine } from "../pages/page-machine.ts"

/**
 * The end of a promotion, on a page that is open: what a page's script has of it. Its outcome is the moment or that it has come, so that no
 * recording hangs on a second.
 *
 * Spec: 4.70, 4.76, 4.77, 9.48.
 *
 * @example
 * const command = { type: "StartTimer", timer: "countdown", timerId: 1, ms: 1000, dueMs: 5000 } as const
 * openedPromotionEnd.task(command, "pl") // => { effect: "timer", ms: 1000, ended: { type: "Ticked", timerId: 1, nowMs: 5000 } }
 */
export const openedPromotionEnd: Omit<
  PageMachine<PromotionEnd, CountdownEvent, PromotionEndCommand, PromotionEndView | null, PromotionEndTextKey>,
  "open"
> = {
  step: promotionEnd,
  view: viewPromotionEnd,
  outcome: (view) => (view === null ? null : view.is === "over" ? view.words : view.moment),
  shopperEvents: {},
  task: (command) => {
    if (command.type === "TellOutdated") return { effect: "outdate" }
    const { timerId, ms, dueMs } = command
    return { effect: "timer", ms, ended: { type: "Ticked", timerId, nowMs: dueMs } }
  },
  hears: {},
}
