import { Effect } from "effect"
import { expect, test } from "vitest"
import { noCaptcha } from "../../../adapters/browser/no-captcha.ts"
import { makeKyProductApi } from "../../../adapters/http/ky-product-api.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import { makeNotify } from "../../../core/use-cases/answer-shop-calls.ts"
import type { Captcha } from "../../../ports/captcha.ts"
import { connectionTo } from "../../support/adapters/visitor.ts"

/** What the shop is sent as `recaptcha`, and what became of it. */
async function sent(captcha: Captcha) {
  const tokens: (string | null)[] = []
  const fetch = async ({ url }: Request) => {
    tokens.push(new URL(url).searchParams.get("recaptcha"))
    return new Response('{"status":"success","errdesc":""}', { headers: { "content-type": "text/html" } })
  }
  const api = makeKyProductApi(makeShopClient(connectionTo(fetch)))
  const notify = makeNotify(api, captcha, { write: () => Effect.void })
  const reply = await Effect.runPromise(notify({ productId: 512, sizeId: "uniw", email: "jan@kowalski.com" }))
  return { tokens, reply }
}

test("a shop's captcha gives its token to the call; here none is offered, and the call says so (7.79, 14.26)", async () => {
  expect(await sent({ token: () => Effect.succeed("a token & more") })).toEqual({ tokens: ["a token & more"], reply: { done: true } })
  expect(await sent(noCaptcha)).toEqual({ tokens: [""], reply: { done: true } })
})
