import type { ProductPageCommand } from "../product-page.ts"
import type { PeriodCheckAnswer } from "../../subscription/period-check.ts"
import type { PageTask } from "../../pages/page-task.ts"

/**
 * What only a product with a subscription asks for, the calls of the period check; `null` for every other command. Nothing is given up
 * for a newer one: what is moved in the cart is seen through.
 *
 * Spec: 4.62 to 4.69, 7.49, 7.63, 7.64, 17.15, 17.20.
 *
 * @example periodTask({ type: "ReadCart", requestId: 1 })?.effect // => "shop"
 */
export function periodTask(command: ProductPageCommand): PageTask<PeriodCheckAnswer> | null {
  switch (command.type) {
    case "ReadCart": {
      const { requestId } = command
      const notRead = { type: "CartNotRead", requestId } as const
      return {
        effect: "shop",
        call: "readSubscriptions",
        input: null,
        answered: (rows) => (rows === null ? notRead : { type: "CartRead", requestId, rows }),
        failed: notRead,
      }
    }
    case "RemoveRows": {
      const { requestId } = command
      const notRemoved = { type: "RowsNotRemoved", requestId } as const
      return {
        effect: "shop",
        call: "removeRows",
        input: command.rows,
        answered: (isDone) => (isDone ? { type: "RowsRemoved", requestId } : notRemoved),
        failed: notRemoved,
      }
    }
    case "AddRows": {
      const { requestId } = command
      const notAdded = { type: "RowsNotAdded", requestId } as const
      return {
        effect: "shop",
        call: "addSubscriptions",
        input: command.rows,
        answered: (isDone) => (isDone ? { type: "RowsAdded", requestId } : notAdded),
        failed: notAdded,
      }
    }
    default:
      return null
  }
}
