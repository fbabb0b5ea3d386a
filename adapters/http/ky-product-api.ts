import { Effect } from "effect"
import { HttpFailure } from "../../ports/failures.ts"
import type { ProductApi } from "../../ports/product-api.ts"
import { decodeRefreshReply, refreshBlocks, toRefreshedSize } from "./refresh-size.wire.ts"
import { decodeReply, named, replyJson, type ShopClient } from "./shop-client.ts"

const decode = decodeReply(decodeRefreshReply)

/** Fresh data of a size from the platform's ajax call. Its reply says text/html, so only its text counts. Spec: 7.70, 11.40. */
export const makeKyProductApi = (client: ShopClient): ProductApi => ({
  refreshSize: (productId, sizeId) =>
    Effect.gen(function* () {
      const query = { action: "get", product: String(productId), size: sizeId, get: refreshBlocks }
      const { status, text } = yield* client.get("/ajax/projector.php", query)
      if (status < 200 || status >= 300) return yield* new HttpFailure({ status })
      return toRefreshedSize(yield* decode(yield* replyJson(text)), sizeId)
    }).pipe(named("refresh size")),
})
