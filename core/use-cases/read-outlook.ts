import { Effect } from "effect"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { OrderOutlook } from "../basket/summary/order-outlook.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * What an order of the basket would meet, `null` when it cannot be had, or the shop has no such call.
 *
 * Spec: 8.52, 10.440, 11.290.
 */
export const makeReadOutlook = (api: BasketApi, log: ErrorLog) => (): Effect.Effect<OrderOutlook | null> =>
  api.outlook().pipe(
    Effect.catchTag("NotOffered", () => Effect.succeed(null)),
    orElseLogged(log, "read what an order would meet", null),
  )

export type ReadOutlook = ReturnType<typeof makeReadOutlook>
