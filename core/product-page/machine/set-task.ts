import type { ProductPageCommand, ProductPageEvent } from "../product-page.ts"
import type { PageTask } from "../../pages/page-task.ts"

/**
 * What only a set asks for: what its bundle costs with the parts that are chosen; `null` for every other command.
 *
 * Spec: 7.72, 16.43.
 *
 * @example setTask({ type: "SubmitForm" }) // => null
 */
export function setTask(command: ProductPageCommand): PageTask<ProductPageEvent> | null {
  if (command.type !== "AskShop" || command.wants !== "bundlePrice") return null
  const { requestId, fields } = command
  const notAnswered = { type: "ShopNotAnswered", requestId } as const
  return {
    effect: "shop",
    call: "askBundlePrice",
    input: fields,
    isSuperseded: true,
    answered: (bundlePrice) => (bundlePrice === null ? notAnswered : { type: "ShopAnswered", requestId, facts: { bundlePrice } }),
    failed: notAnswered,
  }
}
