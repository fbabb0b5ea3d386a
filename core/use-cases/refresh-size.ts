import type { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ProductApi } from "../../ports/product-api.ts"
import type { RefreshedSize } from "../product-page/choice.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * Fresh data of the chosen size; `null` when they cannot be had: the page goes on with what it knows.
 *
 * Spec: 4.48, 7.70, 8.55 (a refresh fails silently).
 */
export const makeRefreshSize =
  (api: ProductApi, log: ErrorLog) =>
  (size: { readonly productId: number; readonly sizeId: string }): Effect.Effect<RefreshedSize | null> =>
    api.refreshSize(size.productId, size.sizeId).pipe(orElseLogged(log, "refresh size", null))

export type RefreshSize = ReturnType<typeof makeRefreshSize>
