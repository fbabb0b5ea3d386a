import type { ProductPageCommand, ProductPageEvent } from "../product-page.ts"
import { configuredTask } from "./configured-task.ts"
import type { PageTask } from "../../pages/page-task.ts"
import { periodTask } from "./period-task.ts"
import { setTask } from "./set-task.ts"

/**
 * What kinds of product ask for besides what all of them do; `null` for every other command. It stands alone because a page's script
 * has the tasks of its own kind only.
 *
 * Spec: 4.41, 4.42.
 *
 * @example everyTask({ type: "SubmitForm" }) // => null
 */
export const everyTask = (command: ProductPageCommand): PageTask<ProductPageEvent> | null =>
  configuredTask(command) ?? setTask(command) ?? periodTask(command)
