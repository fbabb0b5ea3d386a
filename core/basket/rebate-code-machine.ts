import { openRebateBlock, rebateBlock, type RebateBlock, type RebateBlockEvent, viewRebateBlock } from "./rebate-block.ts"
import type { RebateCodeView, rebateCodeTextKeys } from "./view-rebate-code.ts"
import type { PageMachine } from "../pages/page-machine.ts"

/**
 * The form of the rebate code in the cart, which follows the rows. It posts as it stands, and no event of it is a shopper's.
 *
 * Spec: 15.64, 15.68.
 */
export const rebateCodeMachine: PageMachine<
  RebateBlock,
  RebateBlockEvent,
  never,
  RebateCodeView | null,
  (typeof rebateCodeTextKeys)[number]
> = {
  open: (model) =>
    model.page === "cart" && model.basket !== null ? openRebateBlock({ basket: model.basket, notice: model.frame.notice }) : null,
  step: rebateBlock,
  view: viewRebateBlock,
  outcome: (view) => (view === null ? null : { active: view.active?.text ?? null, problem: view.problem }),
  shopperEvents: {},
  task: (command) => command,
  hears: { basket: (basket) => ({ type: "Published", basket }) },
}
