import { Effect } from "effect"
import { HttpFailure } from "../../ports/failures.ts"
import type { ProductApi } from "../../ports/product-api.ts"
import { bundleBlocks, decodeBundleReply, decodeRefreshReply, refreshBlocks, toBundlePrice, toRefreshedSizes } from "./refresh-size.wire.ts"
import { decodeNotifyReply, toNotifyReply } from "./notify.wire.ts"
import { decodeUnitPriceReply, toUnitPrice } from "./unit-price.wire.ts"
import { decodeReply, named, replyJson, type ShopClient } from "./shop-client.ts"

const decodeNotify = decodeReply(decodeNotifyReply)
const decodeBundle = decodeReply(decodeBundleReply)
const decode = decodeReply(decodeRefreshReply)
const decodePrice = decodeReply(decodeUnitPriceReply)

/**
 * Fresh data of a size, and the price of a bundle, from the platform's ajax call. Its reply says text/html, so only its text counts.
 *
 * Spec: 7.70, 7.72, 7.79, 7.80, 11.40.
 */
export const makeKyProductApi = (client: ShopClient): ProductApi => ({
  refreshSize: (productId, sizeId, isSubscription) =>
    Effect.gen(function* () {
      const query = {
        action: "get",
        product: String(productId),
        size: sizeId,
        get: refreshBlocks,
        ...(isSubscription ? { subscription: "1" } : {}),
      }
      const { status, text } = yield* client.get("/ajax/projector.php", query)
      if (status < 200 || status >= 300) return yield* new HttpFailure({ status })
      return toRefreshedSizes(yield* decode(yield* replyJson(text)), sizeId, isSubscription)
    }).pipe(named("refresh size")),
  bundlePrice: (fields) =>
    Effect.gen(function* () {
      const query = { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), action: "get", get: bundleBlocks }
      const { status, text } = yield* client.post("/ajax/projector.php", query)
      if (status < 200 || status >= 300) return yield* new HttpFailure({ status })
      return toBundlePrice(yield* decodeBundle(yield* replyJson(text)))
    }).pipe(named("bundle price")),
  notify: ({ productId, sizeId, email }, captcha) =>
    Effect.gen(function* () {
      const query = {
        action: "set_product_observed",
        product: String(productId),
        size: sizeId,
        email,
        mode: "2",
        recaptcha: captcha,
        // all that the form asks for has a parameter of its own
        field: "{}",
      }
      const { status, text } = yield* client.get("/ajax/projector.php", query)
      if (status < 200 || status >= 300) return yield* new HttpFailure({ status })
      return toNotifyReply(yield* decodeNotify(yield* replyJson(text)))
    }).pipe(named("ask to be notified")),
  unitPrice: (fields) =>
    Effect.gen(function* () {
      const { status, text } = yield* client.postForm("/ajax/calculatePrice.php", fields)
      if (status < 200 || status >= 300) return yield* new HttpFailure({ status })
      return toUnitPrice(yield* decodePrice(yield* replyJson(text)))
    }).pipe(named("calculate price")),
})
