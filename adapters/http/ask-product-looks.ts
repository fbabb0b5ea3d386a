import { Effect } from "effect"
import { orElseLogged } from "../../core/use-cases/or-else-logged.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import { HttpFailure, NotOffered } from "../../ports/failures.ts"
import { decodeProductBlocks, lookBlocks, noLooks, type ProductLooks, toProductLooks } from "./product-blocks.wire.ts"
import { type RefusedCalls, refusedBefore, rememberRefusal } from "./refused-calls.ts"
import { decodeReply, named, replyJson, type ShopClient } from "./shop-client.ts"

const call = "product blocks"
const decode = decodeReply(decodeProductBlocks)

/** Asks what a product looks like where the shop's API tells little of it; never fails. */
export type AskProductLooks = (productId: number, name: string) => Effect.Effect<ProductLooks>

/** Asks nothing. */
export const asksNoLooks: AskProductLooks = () => Effect.succeed(noLooks)

/** What a platform says that has no such call: its page of a missing address, or a method it does not know. */
const isUnknownCall = (status: number) => [400, 404, 405, 410, 501].includes(status)

/**
 * The blocks of `/ajax/projector.php` about a product's pictures and versions. A shop that has no such call is not asked again for each
 * product; what fails otherwise is logged, and the page shows what it knows.
 *
 * Spec: 10.309, 11.40.
 */
export const makeAskProductLooks =
  (client: ShopClient, log: ErrorLog, refused: RefusedCalls): AskProductLooks =>
  (productId, name) =>
    Effect.gen(function* () {
      const known = refusedBefore(refused, call)
      if (known !== null) return yield* known
      const { status, text } = yield* client.get("/ajax/projector.php", { action: "get", product: String(productId), get: lookBlocks })
      if (isUnknownCall(status)) return yield* new NotOffered({ call })
      if (status < 200 || status >= 300) return yield* new HttpFailure({ status })
      const reply = yield* replyJson(text).pipe(Effect.catch(() => new NotOffered({ call })))
      return toProductLooks(yield* decode(reply), productId, name)
    }).pipe(
      rememberRefusal(refused, call),
      named(call),
      Effect.catchTag("NotOffered", () => Effect.succeed(noLooks)),
      orElseLogged(log, "read product blocks", noLooks),
    )
