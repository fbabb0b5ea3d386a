import { Effect } from "effect"
import type { ProductPageCommand, ProductPageEvent } from "../product-page/product-page.ts"
import type { RefreshSize } from "./refresh-size.ts"

type RefreshCommand = Extract<ProductPageCommand, { readonly type: "RefreshSize" }>

/** Runs the product page's commands that need the shop. Each ends in exactly one event. Spec: 4.48, 8.55. */
export const makePerformProductPage =
  (refreshSize: RefreshSize) =>
  async (command: RefreshCommand, send: (event: ProductPageEvent) => void): Promise<void> => {
    const { asked } = command
    const size = await Effect.runPromise(refreshSize(command))
    send(size === null ? { type: "SizeNotRefreshed", asked } : { type: "SizeRefreshed", asked, size })
  }
