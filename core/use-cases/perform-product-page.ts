import { Effect } from "effect"
import type { ProductPageCommand, ProductPageEvent } from "../product-page/product-page.ts"
import type { FormField } from "../product-page/submit.ts"
import type { RefreshSize } from "./refresh-size.ts"

/** The commands of a product page that need its shop. */
export type ProductShopCommand = Extract<ProductPageCommand, { readonly type: "AskShop" | "ReadCart" | "RemoveRows" | "AddRows" }>

/**
 * Runs the product page's commands that need the shop. Each ends in exactly one event: what there is no call for is answered with a
 * failure, so that no question stays open.
 *
 * Spec: 4.48, 8.55.
 */
export const makePerformProductPage =
  (refreshSize: RefreshSize) =>
  async (command: ProductShopCommand, send: (event: ProductPageEvent) => void): Promise<void> => {
    const { requestId } = command
    switch (command.type) {
      case "AskShop": {
        const size = command.wants === "size" ? await Effect.runPromise(refreshSize(askedSize(command.fields))) : null
        send(size === null ? { type: "ShopNotAnswered", requestId } : { type: "ShopAnswered", requestId, facts: { size } })
        return
      }
      case "ReadCart":
        send({ type: "CartNotRead", requestId })
        return
      case "RemoveRows":
        send({ type: "RowsNotRemoved", requestId })
        return
      case "AddRows":
        send({ type: "RowsNotAdded", requestId })
        return
    }
  }

function askedSize(fields: readonly FormField[]): { readonly productId: number; readonly sizeId: string } {
  const value = (field: string) => fields.find(({ name }) => name === field)?.value ?? ""
  return { productId: Number(value("product")), sizeId: value("size") }
}
