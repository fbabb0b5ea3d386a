import type { UnitPriceReply } from "../choice.ts"
import type { ProductPageCommand, ProductPageEvent } from "../product-page.ts"
import type { Price } from "../../values/money.ts"
import type { PageTask } from "../../pages/page-task.ts"

/**
 * What only a configured product asks for: its price, of the shop and of our own interpreter; `null` for every other command. Where the
 * interpreter cannot be had, the shop's price comes all the same.
 *
 * Spec: 7.77, 12.6, 16.32, 16.33.
 *
 * @example configuredTask({ type: "SubmitForm" }) // => null
 */
export function configuredTask(command: ProductPageCommand): PageTask<ProductPageEvent> | null {
  if (command.type === "CalculatePrice") {
    const { requestId, formula } = command
    const calculated = (price: Price | null): ProductPageEvent => ({ type: "OwnPriceCalculated", requestId, price })
    const none = calculated(null)
    return { effect: "shop", call: "ownPrice", input: formula, isSuperseded: true, answered: calculated, failed: none }
  }
  if (command.type !== "AskShop" || command.wants !== "unitPrice") return null
  const { requestId, fields, formula } = command
  const notAnswered = { type: "ShopNotAnswered", requestId } as const
  return {
    effect: "shop",
    call: "unitPrice",
    input: { fields, formula: formula ?? null },
    isSuperseded: true,
    answered: (reply) => priceTold(requestId, reply),
    failed: notAnswered,
  }
}

function priceTold(requestId: number, reply: UnitPriceReply | null): ProductPageEvent {
  if (reply === null) return { type: "ShopNotAnswered", requestId }
  return reply._tag === "UnitPrice"
    ? { type: "ShopAnswered", requestId, facts: { unitPrice: reply.price } }
    : { type: "ShopRefused", requestId, message: reply.message }
}
