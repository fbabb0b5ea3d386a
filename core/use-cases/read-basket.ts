import type { Effect } from "effect"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { Basket } from "../basket/basket.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * The basket as the shop has it; `null` when it cannot be read.
 *
 * Spec: 7.37, 8.52 (basket calls that a page makes by itself fail silently).
 */
export const makeReadBasket = (api: BasketApi, log: ErrorLog) => (): Effect.Effect<Basket | null> =>
  api.read().pipe(orElseLogged(log, "read basket", null))

export type ReadBasket = ReturnType<typeof makeReadBasket>
